// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func private @show(i32)
  func.func @f(%m: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %v = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
    scf.for %i = %c0 to %c4 step %c1 {
      %x = vector.extract %v[%i] : i32 from vector<4xi32>
      func.call @show(%x) : (i32) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield
  }
}
