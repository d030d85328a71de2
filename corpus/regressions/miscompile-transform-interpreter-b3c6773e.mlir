// kind: miscompile
// culprit: transform-interpreter
// expect: ( 3, 4 )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %old = arith.constant dense<[3, 4]> : vector<2xi64>
    %new = arith.constant dense<[5, 6]> : vector<2xi64>
    %m = memref.alloc() : memref<2xi64>
    vector.store %old, %m[%c0] : memref<2xi64>, vector<2xi64>
    %v = vector.load %m[%c0] : memref<2xi64>, vector<2xi64>
    vector.store %new, %m[%c0] : memref<2xi64>, vector<2xi64>
    vector.print %v : vector<2xi64>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.x86vector.sink_vector_producer_ops
    } : !transform.any_op
    transform.yield
  }
}
