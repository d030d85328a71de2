// A program may bring its schedule in a module of its own, as most of MLIR's tests do:
// it becomes a pass of the pipeline that is asked for. Here `transform.loop.peel` peels
// a loop that runs backwards, and so never (M12).
// RUN: not %scion run %s --paths 1 --known=report --through transform-interpreter > %t
// RUN: FileCheck %s < %t
// CHECK: ASSERTION FAILED: FuzzerHash=transform-interpreter.miscompile
// CHECK: known: {{.*}}M12
// CHECK: cat >schedules.mlir
// CHECK: transform.loop.peel

// Without it the schedule is part of the program, and nothing runs it.
// RUN: %scion run %s --paths 1 --through canonicalize | FileCheck %s --check-prefix=FINE
// FINE: agree

memref.global "private" @bound : memref<index> = dense<-3>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @bound : memref<index>
  %n = memref.load %m[] : memref<index>
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %x = scf.for %i = %c0 to %n step %c2 iter_args(%a = %zero) -> (i32) {
    scf.yield %seven : i32
  }
  vector.print %x : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %main, %rest = transform.loop.peel %loops : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
