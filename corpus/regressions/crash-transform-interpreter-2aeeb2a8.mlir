// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %u, %c = transform.loop.outline %t {func_name = "outlined"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
