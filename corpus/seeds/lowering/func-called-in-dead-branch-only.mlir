// expect: -7
// expect: -6
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-7> : tensor<1xi8>, sym_name = "in", sym_visibility = "private", type = memref<1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[3, 1, 4, 1]> : tensor<4xi8>, sym_name = "table", sym_visibility = "private", type = memref<4xi8>}> : () -> ()
  "func.func"() <{function_type = (index) -> i8, sym_name = "look", sym_visibility = "private"}> ({
  ^bb0(%arg1: index):
    %10 = "memref.get_global"() <{name = @table}> : () -> memref<4xi8>
    %11 = "memref.load"(%10, %arg1) : (memref<4xi8>, index) -> i8
    "func.return"(%11) : (i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> i8, sym_name = "pick", sym_visibility = "private"}> ({
  ^bb0(%arg0: i8):
    %6 = "arith.constant"() <{value = false}> : () -> i1
    %7 = "arith.constant"() <{value = 2 : index}> : () -> index
    %8 = "scf.if"(%6) ({
      %9 = "func.call"(%7) <{callee = @look}> : (index) -> i8
      "scf.yield"(%9) : (i8) -> ()
    }, {
      "scf.yield"(%arg0) : (i8) -> ()
    }) : (i1) -> i8
    "func.return"(%8) : (i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<1xi8>
    %3 = "memref.load"(%2, %0) : (memref<1xi8>, index) -> i8
    %4 = "func.call"(%3) <{callee = @pick}> : (i8) -> i8
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    %5 = "arith.addi"(%4, %1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
