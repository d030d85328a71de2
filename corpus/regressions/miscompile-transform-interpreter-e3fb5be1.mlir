// kind: miscompile
// culprit: transform-interpreter
// expect: 129
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// From -128 to 1 there are 129 turns, which is -127 as a signed number.
module attributes {transform.with_named_sequence} {
  memref.global "private" @n : memref<2xi8> = dense<[-128, 1]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.get_global @n : memref<2xi8>
    %low = memref.load %m[%c0] : memref<2xi8>
    %step = arith.constant 1 : i8
    %high = memref.load %m[%c1] : memref<2xi8>
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %turns = scf.for %i = %low to %high step %step iter_args(%t = %zero) -> (i32) : i8 {
      %u = arith.addi %t, %one : i32
      scf.yield %u : i32
    }
    vector.print %turns : i32
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %loop {factor = 2} : !transform.any_op
    transform.yield
  }
}
