// kind: miscompile
// culprit: arith-emulate-wide-int
// expect: 0
// good: PLAIN
// bad: '--arith-emulate-wide-int=widest-int-supported=32' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, 0]> : tensor<2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<2xi32>
    %4 = "memref.load"(%3, %0) : (memref<2xi32>, index) -> i32
    %5 = "memref.load"(%3, %1) : (memref<2xi32>, index) -> i32
    %6 = "arith.extui"(%4) : (i32) -> i64
    %7 = "arith.extui"(%5) : (i32) -> i64
    %8 = "arith.shli"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %9 = "arith.shrui"(%8, %2) : (i64, i64) -> i64
    %10 = "arith.trunci"(%9) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
