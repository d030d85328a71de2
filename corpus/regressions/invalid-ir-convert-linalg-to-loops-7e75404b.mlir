// kind: invalid-ir
// culprit: convert-linalg-to-loops
// bad: --pass-pipeline='builtin.module(func.func(affine-raise-from-memref),convert-linalg-to-loops)'
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3xi32>, memref<3xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<3xi32>, %arg1: memref<3xi32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    "linalg.generic"(%arg1) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: i32):
      %1 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "arith.subi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %3 = "memref.load"(%arg0, %2) : (memref<3xi32>, index) -> i32
      "linalg.yield"(%3) : (i32) -> ()
    }) : (memref<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
