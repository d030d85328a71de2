// kind: miscompile
// culprit: reference
// expect: 4
// bad: PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi80>, sym_name = "a", sym_visibility = "private", type = memref<4xi80>}> : () -> ()
  "func.func"() <{function_type = (i80, i80, i80, i80) -> i80, no_inline, sym_name = "last", sym_visibility = "private"}> ({
  ^bb0(%arg0: i80, %arg1: i80, %arg2: i80, %arg3: i80):
    "func.return"(%arg3) : (i80) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<4xi80>
    %5 = "memref.load"(%4, %0) : (memref<4xi80>, index) -> i80
    %6 = "memref.load"(%4, %1) : (memref<4xi80>, index) -> i80
    %7 = "memref.load"(%4, %2) : (memref<4xi80>, index) -> i80
    %8 = "memref.load"(%4, %3) : (memref<4xi80>, index) -> i80
    %9 = "func.call"(%5, %6, %7, %8) <{callee = @last}> : (i80, i80, i80, i80) -> i80
    %10 = "arith.trunci"(%9) <{overflowFlags = #arith.overflow<none>}> : (i80) -> i64
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
