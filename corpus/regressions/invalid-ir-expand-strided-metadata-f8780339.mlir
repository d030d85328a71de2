// kind: invalid-ir
// culprit: expand-strided-metadata
// bad: --expand-strided-metadata
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x3x1xf32, strided<[?, ?, ?], offset: ?>>) -> memref<1x3xf32, strided<[?, ?], offset: ?>>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<1x3x1xf32, strided<[?, ?, ?], offset: ?>>):
    %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 3, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<1x3x1xf32, strided<[?, ?, ?], offset: ?>>) -> memref<1x3xf32, strided<[?, ?], offset: ?>>
    "func.return"(%0) : (memref<1x3xf32, strided<[?, ?], offset: ?>>) -> ()
  }) : () -> ()
}) : () -> ()

