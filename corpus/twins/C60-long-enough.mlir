// twin: C60
// same: --transform-interpreter
// The first size fits.
module attributes {transform.with_named_sequence} {
  func.func @f(%b: tensor<5xi32>, %c: i32) -> tensor<5xi32> {
    %0 = linalg.fill ins(%c : i32) outs(%b : tensor<5xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %s = transform.structured.continuous_tile_sizes %t {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i64>
    %l = transform.structured.split %t after %s {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}
