// A program may bring its schedule in a module of its own, as most of MLIR's tests do:
// it becomes a pass of the pipeline that is asked for. Here a read that is partly out of
// bounds loses its padding (M101).
// RUN: not %scion run %s --paths 1 --known=report --through transform-interpreter > %t
// RUN: FileCheck %s < %t
// CHECK: ASSERTION FAILED: FuzzerHash=transform-interpreter.reference-mismatch
// CHECK: known: {{.*}}M101
// CHECK: cat >schedules.mlir
// CHECK: apply_patterns.memref.extract_address_computations

// Without it the schedule is part of the program, and nothing runs it.
// RUN: %scion run %s --paths 1 --through canonicalize | FileCheck %s --check-prefix=FINE
// FINE: agree

memref.global "private" @i : memref<index> = dense<9>
memref.global "private" @a : memref<5xi32> = dense<[1, 2, 3, 4, 5]>
func.func @main() {
  %padding = arith.constant 7 : i32
  %p = memref.get_global @i : memref<index>
  %i = memref.load %p[] : memref<index>
  %m = memref.get_global @a : memref<5xi32>
  %v = vector.transfer_read %m[%i], %padding : memref<5xi32>, vector<4xi32>
  vector.print %v : vector<4xi32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}
