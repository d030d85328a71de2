// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %v: i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %a = memref.alloca(%n) : memref<?xi64>
      memref.store %v, %a[%i] : memref<?xi64>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.memref.make_loop_independent %t {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
