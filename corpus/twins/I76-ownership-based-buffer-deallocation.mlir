// twin: I76
// same: --ownership-based-buffer-deallocation
// What the loop carries is no buffer.
#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.store"(%arg0, %1, %0) : (i32, memref<2xi32>, index) -> ()
    %2 = "affine.for"(%arg1, %arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 1>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg2: index, %arg3: i32):
      %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
      "memref.store"(%arg0, %4, %0) : (i32, memref<2xi32>, index) -> ()
      "affine.yield"(%arg3) : (i32) -> ()
    }) : (index, i32) -> i32
    %3 = "memref.load"(%1, %0) : (memref<2xi32>, index) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
