// expect: ( 1, 1, 0 )
// expect: 2147483647
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-2147483648> : tensor<i32>, sym_name = "s", sym_visibility = "private", type = memref<i32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[true, false, true]> : tensor<3xi1>, sym_name = "b", sym_visibility = "private", type = memref<3xi1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @s}> : () -> memref<i32>
    %5 = "memref.get_global"() <{name = @b}> : () -> memref<3xi1>
    %6 = "memref.load"(%4) : (memref<i32>) -> i32
    %7 = "arith.subi"(%6, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%7, %4) : (i32, memref<i32>) -> ()
    %8 = "memref.load"(%4) : (memref<i32>) -> i32
    %9 = "memref.load"(%5, %0) : (memref<3xi1>, index) -> i1
    %10 = "memref.load"(%5, %1) : (memref<3xi1>, index) -> i1
    %11 = "arith.xori"(%9, %10) : (i1, i1) -> i1
    "memref.store"(%11, %5, %1) : (i1, memref<3xi1>, index) -> ()
    "memref.store"(%10, %5, %2) : (i1, memref<3xi1>, index) -> ()
    %12 = "memref.load"(%5, %1) : (memref<3xi1>, index) -> i1
    %13 = "memref.load"(%5, %2) : (memref<3xi1>, index) -> i1
    %14 = "vector.from_elements"(%9, %12, %13) : (i1, i1, i1) -> vector<3xi1>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi1>) -> ()
    %15 = "arith.extsi"(%8) : (i32) -> i64
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
