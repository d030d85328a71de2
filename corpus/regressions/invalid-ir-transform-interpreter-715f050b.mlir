// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %m: memref<4x4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %v = arith.constant 7 : i32
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %c0 step %c1 {
        memref.store %v, %m[%i, %j] : memref<4x4xi32>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %l:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u = transform.loop.coalesce %l#1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
