func.func @masked(%b: memref<4xf32>, %m: vector<4xi1>, %i: index, %z: f32) {
  %0 = "vector.mask"(%m) ({
    %1 = "vector.transfer_read"(%b, %i, %z) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}
