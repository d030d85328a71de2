// twin: I120
// same: --transform-interpreter
// The op is on a tensor.
module attributes {transform.with_named_sequence} {
  func.func @f(%b: tensor<4xi32>) -> tensor<4xi32> {
    %c = arith.constant 3 : i32
    %0 = linalg.fill ins(%c : i32) outs(%b : tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %t packed_sizes = [2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
