// near-miss: M67
// expect: 1
// good: PLAIN
// same: --arith-int-range-narrowing=int-bitwidths-supported=64 PLAIN
// The number is loaded, and may be any.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<65> : tensor<1xi128>, sym_name = "wide", sym_visibility = "private", type = memref<1xi128>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @wide}> : () -> memref<1xi128>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.load"(%0, %1) : (memref<1xi128>, index) -> i128
    %3 = "arith.constant"() <{value = 64 : i128}> : () -> i128
    %4 = "arith.shrui"(%2, %3) : (i128, i128) -> i128
    %5 = "arith.trunci"(%4) <{overflowFlags = #arith.overflow<none>}> : (i128) -> i64
    %6 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %7 = "arith.cmpi"(%5, %6) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
