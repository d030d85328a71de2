// kind: miscompile
// culprit: transform-interpreter
// expect: 0
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @n : memref<1xindex> = dense<0>
  func.func private @fill(%n: index, %x: i64) -> index attributes {no_inline} {
    %m = memref.alloc(%n) : memref<?xi64>
    linalg.fill ins(%x : i64) outs(%m : memref<?xi64>)
    return %n : index
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %x = arith.constant 7 : i64
    %g = memref.get_global @n : memref<1xindex>
    %n = memref.load %g[%c0] : memref<1xindex>
    %r = call @fill(%n, %x) : (index, i64) -> index
    vector.print %r : index
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b, %m = transform.structured.multitile_sizes %x {target_size = 5, dimension = 0} : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.split %x after %m {dimension = 0} : !transform.any_op, !transform.any_op
    transform.yield
  }
}
