func.func @frame(%x: tensor<?xi32>, %value: i32) -> tensor<?xi32> {
  %0 = "tensor.pad"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0>, static_high = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    tensor.yield %value : i32
  }) : (tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
