// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%x: tensor<0xi32>, %y: tensor<0xi32>) -> tensor<0xi32> {
    %r = linalg.copy ins(%x : tensor<0xi32>) outs(%y : tensor<0xi32>) -> tensor<0xi32>
    return %r : tensor<0xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b, %m = transform.structured.multitile_sizes %x {target_size = 8, dimension = 0} : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}
