// Steps below 1 become 1. Bounds whose arithmetic would overflow when the loop is
// lowered are moved away from there, although the interpreter does not mind. Loops that
// nobody saw come to an end are made short.
//
// RUN: split-file %s %t
// RUN: %scion recondition --report %t/run.mlir 2>&1 >%t/done.mlir | FileCheck %s
// RUN: %scion recondition --check %t/done.mlir
// RUN: %scion interp %t/done.mlir
// RUN: %scion recondition --guard-all --hazards loop-bounds --pretty %t/all.mlir | FileCheck %s --check-prefix=ALL

//--- run.mlir
memref.global "private" @numbers : memref<7xindex> = dense<[0, 9, 9223372036854775807, 9223372036854775800, -9223372036854775808, 2000, 4611686018427387904]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %numbers = memref.get_global @numbers : memref<7xindex>
  %zero = memref.load %numbers[%c0] : memref<7xindex>
  %nine = memref.load %numbers[%c1] : memref<7xindex>
  %most = memref.load %numbers[%c2] : memref<7xindex>
  %large = memref.load %numbers[%c3] : memref<7xindex>
  %least = memref.load %numbers[%c4] : memref<7xindex>
  %many = memref.load %numbers[%c5] : memref<7xindex>
  %far = memref.load %numbers[%c6] : memref<7xindex>

  // CHECK: scf.for at line {{.*}}: step at least 1
  scf.for %i = %zero to %nine step %zero {
    vector.print %i : index
  }
  // CHECK-NEXT: scf.parallel at line {{.*}}: step at least 1
  scf.parallel (%i, %j) = (%c0, %c0) to (%nine, %nine) step (%c1, %zero) {
    scf.reduce
  }
  // The last sum would be too large.
  // CHECK-NEXT: scf.for at line {{.*}}: lower bound far from overflow
  // CHECK-NEXT: scf.for at line {{.*}}: upper bound far from overflow
  scf.for %i = %large to %most step %c2 {
    vector.print %i : index
  }
  // CHECK-NEXT: scf.for at line {{.*}}: step at least 1, and far from overflow
  // CHECK-NOT: {{.}}
  scf.for %i = %c1 to %nine step %most {
    vector.print %i : index
  }

  // These are fine; of the second one the distance of the bounds overflows, which
  // is for passes to know.
  scf.for %i = %large to %most step %c1 {
    vector.print %i : index
  }
  scf.for %i = %least to %nine step %far {
    vector.print %i : index
  }
  scf.for %i = %zero to %many step %c1 {
  }
  scf.forall (%i) in (%many) {
  }
  %no = arith.cmpi eq, %zero, %nine : index
  scf.if %no {
    scf.for %i = %large to %most step %zero {
    }
  }
  return
}

//--- all.mlir
// ALL-LABEL: func.func @unknown
// ALL-SAME: (%[[L:.*]]: index, %[[U:.*]]: index, %[[S:.*]]: index)
// ALL: arith.maxsi %[[S]]
// ALL: %[[LAST:.*]] = arith.addi
// ALL: %[[END:.*]] = arith.minsi %{{.*}}, %[[LAST]]
// ALL: scf.for %{{.*}} = %{{.*}} to %[[END]] step
func.func @unknown(%l: index, %u: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %c0) -> index {
    %1 = arith.addi %a, %i : index
    scf.yield %1 : index
  }
  return %0 : index
}

// ALL-LABEL: func.func @known
// ALL-NOT: arith.m
// ALL: return
func.func @known() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
  }
  return
}
