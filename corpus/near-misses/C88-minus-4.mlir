// near-miss: C88
// same: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>, index) -> memref<?xi32, strided<[?], offset: ?>>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: index):
    %0 = "arith.constant"() <{value = -4 : index}> : () -> index
    %1 = "memref.reinterpret_cast"(%arg0, %arg1, %arg1, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<4xi32>, index, index, index) -> memref<?xi32, strided<[?], offset: ?>>
    "func.return"(%1) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  }) : () -> ()
}) : () -> ()
