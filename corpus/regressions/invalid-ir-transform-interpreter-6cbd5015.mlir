// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<3x4xi32>, %b: tensor<4x2xi32>, %c: tensor<3x2xi32>) -> tensor<3x2xi32> {
    %0 = linalg.matmul ins(%a, %b : tensor<3x4xi32>, tensor<4x2xi32>) outs(%c : tensor<3x2xi32>) -> tensor<3x2xi32>
    return %0 : tensor<3x2xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %i, %f, %s, %k = transform.structured.split_reduction %t {split_factor = 2, insert_split_dimension = 0, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
