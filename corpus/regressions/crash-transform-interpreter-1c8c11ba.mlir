// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
// Both bounds are unknown, and the loop has four turns all the same.
module attributes {transform.with_named_sequence} {
  func.func @f(%low: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %high = arith.addi %low, %c4 overflow<nsw> : index
    scf.for %i = %low to %high step %c1 {
      vector.print %i : index
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %loop {factor = 3} : !transform.any_op
    transform.yield
  }
}
