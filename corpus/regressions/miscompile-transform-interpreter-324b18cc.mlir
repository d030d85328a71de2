// kind: miscompile
// culprit: transform-interpreter
// expect: ( 0, 0, 0, 7, 8 )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @a : memref<5xi32> = dense<0>
  memref.global "private" @v : memref<4xi32> = dense<[7, 8, 9, 10]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %a = memref.get_global @a : memref<5xi32>
    %v = memref.get_global @v : memref<4xi32>
    %x = vector.load %v[%c0] : memref<4xi32>, vector<4xi32>
    vector.transfer_write %x, %a[%c3] : vector<4xi32>, memref<5xi32>
    %r = vector.load %a[%c0] : memref<5xi32>, vector<5xi32>
    vector.print %r : vector<5xi32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial
    } : !transform.any_op
    transform.yield
  }
}
