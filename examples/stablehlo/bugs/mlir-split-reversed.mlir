// stablehlo-opt --transform-interpreter
// expected offsets to be non-negative, but got -1: tensor.extract_slice of a reversed access
#reversed = affine_map<(d0) -> (-d0 + 2)>
#same = affine_map<(d0) -> (d0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi32> {
    %0 = linalg.generic {indexing_maps = [#reversed, #same], iterator_types = ["parallel"]} ins(%a : tensor<3xi32>) outs(%b : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.split %0 after 1 {dimension = 0} : !transform.any_op
    transform.yield
  }
}
