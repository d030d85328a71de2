// near-miss: M1
// expect: 10
// expect: 20
// good: PLAIN
// same: --sccp PLAIN
// same: --int-range-optimizations PLAIN
// The vector is loaded, and the folder sees no elements of it.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[10, 20]> : tensor<2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<2xi32>
    %4 = "memref.load"(%3, %0) : (memref<2xi32>, index) -> i32
    %5 = "memref.load"(%3, %1) : (memref<2xi32>, index) -> i32
    %6 = "vector.load"(%3, %0) : (memref<2xi32>, index) -> vector<2xi32>
    "cf.br"(%0)[^bb1] : (index) -> ()
  ^bb1(%7: index):  // 2 preds: ^bb0, ^bb1
    %8 = "vector.extract"(%6, %7) <{static_position = array<i64: -9223372036854775808>}> : (vector<2xi32>, index) -> i32
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %9 = "arith.addi"(%7, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %10 = "arith.cmpi"(%9, %2) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%10, %9)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
  ^bb2:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
