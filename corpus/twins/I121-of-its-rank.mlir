// twin: I121
// same: --transform-interpreter
// The slice has as many dimensions as the tensor.
module attributes {transform.with_named_sequence} {
  func.func @f(%s: tensor<1x3xi32>, %d: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = tensor.insert_slice %s into %d[1, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.structured.insert_slice_to_copy %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
