// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
#map = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (0, d1)>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<1x3xi32>, %b: memref<2x3xi32>) {
    linalg.generic {indexing_maps = [#row, #map], iterator_types = ["parallel", "parallel"]} ins(%a : memref<1x3xi32>) outs(%b : memref<2x3xi32>) {
    ^bb0(%x: i32, %y: i32):
      linalg.yield %x : i32
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.structured.flatten_elementwise %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
