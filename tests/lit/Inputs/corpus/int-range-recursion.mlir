// expect: ( 0, 1 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[9, 14]> : tensor<2xi8>, sym_name = "g", sym_visibility = "private", type = memref<2xi8>}> : () -> ()
  "func.func"() <{function_type = (i8) -> i1, sym_name = "even", sym_visibility = "private"}> ({
  ^bb0(%arg1: i8):
    %15 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %16 = "arith.constant"() <{value = true}> : () -> i1
    %17 = "arith.cmpi"(%arg1, %15) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "cf.cond_br"(%17, %16)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb1:  // pred: ^bb0
    %18 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %19 = "arith.addi"(%arg1, %18) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %20 = "func.call"(%19) <{callee = @odd}> : (i8) -> i1
    "func.return"(%20) : (i1) -> ()
  ^bb2(%21: i1):  // pred: ^bb0
    "func.return"(%21) : (i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> i1, sym_name = "odd", sym_visibility = "private"}> ({
  ^bb0(%arg0: i8):
    %8 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %9 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %10 = "arith.cmpi"(%arg0, %8) <{predicate = 0 : i64}> : (i8, i8) -> i1
    %11 = "arith.constant"() <{value = false}> : () -> i1
    %12 = "scf.if"(%10) ({
      "scf.yield"(%11) : (i1) -> ()
    }, {
      %13 = "arith.addi"(%arg0, %9) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
      %14 = "func.call"(%13) <{callee = @even}> : (i8) -> i1
      "scf.yield"(%14) : (i1) -> ()
    }) : (i1) -> i1
    "func.return"(%12) : (i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xi8>
    %3 = "memref.load"(%2, %0) : (memref<2xi8>, index) -> i8
    %4 = "memref.load"(%2, %1) : (memref<2xi8>, index) -> i8
    %5 = "func.call"(%3) <{callee = @even}> : (i8) -> i1
    %6 = "func.call"(%4) <{callee = @even}> : (i8) -> i1
    %7 = "vector.from_elements"(%5, %6) : (i1, i1) -> vector<2xi1>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
