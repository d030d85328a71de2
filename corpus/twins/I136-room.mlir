// twin: I136
// same: --canonicalize
// The buffer has room for the offset.
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xi32>, index) -> memref<?xi32, strided<[1], offset: 1>>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xi32>, %arg1: index):
    %0 = "memref.cast"(%arg0) : (memref<2xi32>) -> memref<?xi32>
    %1 = "memref.subview"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xi32>, index) -> memref<?xi32, strided<[1], offset: 1>>
    "func.return"(%1) : (memref<?xi32, strided<[1], offset: 1>>) -> ()
  }) : () -> ()
}) : () -> ()
