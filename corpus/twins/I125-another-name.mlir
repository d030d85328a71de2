// twin: I125
// same: --transform-interpreter
// Nothing has the name yet.
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %m: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      memref.store %i, %m[%i] : memref<?xindex>
    }
    return
  }
  func.func @kept() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %u, %c = transform.loop.outline %t {func_name = "outlined"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
