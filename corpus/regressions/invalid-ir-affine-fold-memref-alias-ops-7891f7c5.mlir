// kind: invalid-ir
// culprit: affine-fold-memref-alias-ops
// bad: --affine-fold-memref-alias-ops
#map = affine_map<() -> (0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xi32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: index):
    "scf.for"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: index):
      %0 = "memref.subview"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<8xi32>, index) -> memref<1xi32, strided<[1], offset: ?>>
      %1 = "affine.load"(%0) <{map = #map}> : (memref<1xi32, strided<[1], offset: ?>>) -> i32
      "memref.store"(%1, %arg0, %arg2) : (i32, memref<8xi32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
