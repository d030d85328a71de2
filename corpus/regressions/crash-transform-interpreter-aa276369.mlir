// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%x: tensor<1x3x2xi32>, %y: tensor<1x3x2xi32>, %z: tensor<1x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi32>) {
    %g = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x : tensor<1x3x2xi32>) outs(%y : tensor<1x3x2xi32>) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %a : i32
      linalg.yield %s : i32
    } -> tensor<1x3x2xi32>
    %r = linalg.reduce { arith.minsi } ins(%g : tensor<1x3x2xi32>) outs(%z : tensor<1x3xi32>) dimensions = [2] {first}
    %k = linalg.reduce { arith.muli } ins(%g : tensor<1x3x2xi32>) outs(%z : tensor<1x3xi32>) dimensions = [2]
    return %r, %k : tensor<1x3xi32>, tensor<1x3xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.reduce"]} attributes{first} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %t : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %p = transform.get_producer_of_operand %x[0] : (!transform.any_op) -> !transform.any_op
      %u, %l = transform.structured.tile_using_for %x tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %q, %m = transform.structured.fuse_into_containing_op %p into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
