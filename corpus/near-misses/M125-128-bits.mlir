// near-miss: M125
// expect: 4
// same: PLAIN
// good: PLAIN
// Elements of 128 bits lie 16 bytes apart either way.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi128>, sym_name = "a", sym_visibility = "private", type = memref<4xi128>}> : () -> ()
  "func.func"() <{function_type = (i128, i128, i128, i128) -> i128, no_inline, sym_name = "last", sym_visibility = "private"}> ({
  ^bb0(%arg0: i128, %arg1: i128, %arg2: i128, %arg3: i128):
    "func.return"(%arg3) : (i128) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<4xi128>
    %5 = "memref.load"(%4, %0) : (memref<4xi128>, index) -> i128
    %6 = "memref.load"(%4, %1) : (memref<4xi128>, index) -> i128
    %7 = "memref.load"(%4, %2) : (memref<4xi128>, index) -> i128
    %8 = "memref.load"(%4, %3) : (memref<4xi128>, index) -> i128
    %9 = "func.call"(%5, %6, %7, %8) <{callee = @last}> : (i128, i128, i128, i128) -> i128
    %10 = "arith.trunci"(%9) <{overflowFlags = #arith.overflow<none>}> : (i128) -> i64
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
