// kind: miscompile
// culprit: transform-interpreter
// expect: ( 7, 7, 7, 7 )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @i : memref<index> = dense<9>
  memref.global "private" @a : memref<5xi32> = dense<[1, 2, 3, 4, 5]>
  func.func @main() {
    %zero = arith.constant 7 : i32
    %p = memref.get_global @i : memref<index>
    %i = memref.load %p[] : memref<index>
    %m = memref.get_global @a : memref<5xi32>
    %v = vector.transfer_read %m[%i], %zero : memref<5xi32>, vector<4xi32>
    vector.print %v : vector<4xi32>
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
