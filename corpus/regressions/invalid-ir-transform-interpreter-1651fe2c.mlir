// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<3xi32>, %never: i1) -> i32 {
    %c3 = arith.constant 3 : index
    %zero = arith.constant 0 : i32
    %r = scf.if %never -> (i32) {
      %x = memref.load %m[%c3] : memref<3xi32>
      scf.yield %x : i32
    } else {
      scf.yield %zero : i32
    }
    return %r : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}
