// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<2x2xi32>, %v: vector<2x8xi32>, %k: vector<2x8xi1>) {
    %c0 = arith.constant 0 : index
    vector.mask %k { vector.transfer_write %v, %m[%c0, %c0] : vector<2x8xi32>, memref<2x2xi32> } : vector<2x8xi1>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
