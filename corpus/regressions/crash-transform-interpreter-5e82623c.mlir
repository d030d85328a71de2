// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<5xi32>, %i: index) -> vector<4xi32> {
    %zero = arith.constant 0 : i32
    %v = vector.transfer_read %t[%i], %zero : tensor<5xi32>, vector<4xi32>
    return %v : vector<4xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial
    } : !transform.any_op
    transform.yield
  }
}
