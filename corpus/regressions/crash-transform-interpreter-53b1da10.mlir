// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%x: tensor<3x4x2xi32>, %y: tensor<1x1x2x4x5xi32>) -> tensor<1x1x2x4x5xi32> {
    %z = arith.constant 0 : i32
    %r = linalg.pack %x padding_value(%z : i32) inner_dims_pos = [0, 1] inner_tiles = [4, 5] into %y : tensor<3x4x2xi32> -> tensor<1x1x2x4x5xi32>
    return %r : tensor<1x1x2x4x5xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %x vector_sizes [8] : !transform.any_op
    transform.yield
  }
}
