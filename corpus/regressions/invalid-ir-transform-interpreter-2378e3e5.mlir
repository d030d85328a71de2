// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: tensor<4xi32>) -> tensor<4xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> tensor<4xi32> {
      %e = tensor.empty() : tensor<4xi32>
      %c = linalg.copy ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %c : tensor<4xi32>
    }
    return %r : tensor<4xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.tensor.make_loop_independent %t {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
