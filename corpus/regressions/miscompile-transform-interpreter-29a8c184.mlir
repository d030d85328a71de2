// kind: miscompile
// culprit: transform-interpreter
// expect: ( ( -7, -7 ) )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @a : memref<3x2xi32> = dense<[[1, 2], [3, 4], [5, 6]]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pad = arith.constant -7 : i32
    %a = memref.get_global @a : memref<3x2xi32>
    %first = memref.subview %a[0, 0] [1, 2] [1, 1] : memref<3x2xi32> to memref<1x2xi32, strided<[2, 1]>>
    %v = vector.transfer_read %first[%c1, %c0], %pad : memref<1x2xi32, strided<[2, 1]>>, vector<1x2xi32>
    vector.print %v : vector<1x2xi32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
