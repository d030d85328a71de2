// near-miss: M121
// since: 23
// expect: 4
// good: PLAIN
// same: --generate-runtime-verification PLAIN
// The stride is not said.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>, sym_name = "v", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @v}> : () -> memref<2x3xi32>
    %2 = "memref.subview"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : (memref<2x3xi32>) -> memref<1x2xi32, strided<[3, 1], offset: 3>>
    %3 = "memref.cast"(%2) : (memref<1x2xi32, strided<[3, 1], offset: 3>>) -> memref<1x2xi32, strided<[?, 1], offset: 3>>
    %4 = "memref.load"(%3, %0, %0) : (memref<1x2xi32, strided<[?, 1], offset: 3>>, index, index) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
