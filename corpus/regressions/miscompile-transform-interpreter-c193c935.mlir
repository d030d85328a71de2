// kind: miscompile
// culprit: transform-interpreter
// expect: 7
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
module attributes {transform.with_named_sequence} {
  memref.global "private" @high : memref<1xindex> = dense<-3>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %seven = arith.constant 7 : i32
    %m = memref.get_global @high : memref<1xindex>
    %high = memref.load %m[%c0] : memref<1xindex>
    %r = scf.for %i = %c0 to %high step %c2 iter_args(%x = %seven) -> (i32) {
      %y = arith.addi %x, %x : i32
      scf.yield %y : i32
    }
    vector.print %r : i32
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %loop {factor = 5} : !transform.any_op
    transform.yield
  }
}
