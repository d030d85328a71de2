// near-miss: M33
// expect: 0
// good: PLAIN
// same: --int-range-optimizations PLAIN
// same: --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[9, 14]> : tensor<2xi8>, sym_name = "g", sym_visibility = "private", type = memref<2xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "memref.get_global"() <{name = @g}> : () -> memref<2xi8>
    %5 = "memref.load"(%4, %0) : (memref<2xi8>, index) -> i8
    %6 = "memref.load"(%4, %1) : (memref<2xi8>, index) -> i8
    %7 = "arith.cmpi"(%5, %2) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "cf.cond_br"(%7, %3)[^bb3, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb1:  // pred: ^bb0
    %8 = "arith.cmpi"(%6, %2) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "cf.br"(%8)[^bb2] : (i1) -> ()
  ^bb2(%9: i1):  // pred: ^bb1
    "cf.br"(%9)[^bb3] : (i1) -> ()
  ^bb3(%10: i1):  // 2 preds: ^bb0, ^bb2
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
