// Steps below 1 become 1. Bounds whose arithmetic would overflow when the loop is
// lowered are moved away from there, although the interpreter does not mind. Loops that
// nobody saw come to an end are made short.
//
// RUN: split-file %s %t
// RUN: %scion recondition --pretty --report %t/run.mlir 2>%t/report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/report
// RUN: %scion recondition %t/run.mlir > %t/done.mlir
// RUN: %scion recondition --check %t/done.mlir
// RUN: %scion interp %t/done.mlir | FileCheck %s --check-prefix=INTERP
// RUN: %scion recondition --guard-all --hazards loop-bounds --pretty %t/all.mlir | FileCheck %s --check-prefix=ALL
// INTERP: finished
// REPORT: scf.for at line {{.*}}: step at least 1
// REPORT-NEXT: scf.parallel at line {{.*}}: step at least 1
// REPORT-NEXT: scf.forall at line {{.*}}: step at least 1
// REPORT-NEXT: scf.for at line {{.*}}: upper bound far from overflow
// REPORT-NEXT: scf.for at line {{.*}}: step far from overflow
// REPORT-NOT: {{.}}

//--- run.mlir
memref.global "private" @numbers : memref<7xindex> = dense<[0, 9, 9223372036854775807, 9223372036854775800, -9223372036854775808, 2000, 4611686018427387904]>

// CHECK-LABEL: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %numbers = memref.get_global @numbers : memref<7xindex>
  // CHECK: %[[ZERO:.*]] = memref.load
  // CHECK-NEXT: %[[NINE:.*]] = memref.load
  // CHECK-NEXT: %[[MOST:.*]] = memref.load
  // CHECK-NEXT: %[[LARGE:.*]] = memref.load
  // CHECK-NEXT: %[[LEAST:.*]] = memref.load
  // CHECK-NEXT: %[[MANY:.*]] = memref.load
  // CHECK-NEXT: %[[FAR:.*]] = memref.load
  %zero = memref.load %numbers[%c0] : memref<7xindex>
  %nine = memref.load %numbers[%c1] : memref<7xindex>
  %most = memref.load %numbers[%c2] : memref<7xindex>
  %large = memref.load %numbers[%c3] : memref<7xindex>
  %least = memref.load %numbers[%c4] : memref<7xindex>
  %many = memref.load %numbers[%c5] : memref<7xindex>
  %far = memref.load %numbers[%c6] : memref<7xindex>

  // CHECK: %[[STEP:.*]] = arith.maxsi %[[ZERO]]
  // CHECK-NEXT: scf.for %{{.*}} = %[[ZERO]] to %[[NINE]] step %[[STEP]]
  scf.for %i = %zero to %nine step %zero {
    vector.print %i : index
  }
  // CHECK: %[[STEP:.*]] = arith.maxsi %[[ZERO]]
  // CHECK-NEXT: scf.parallel (%{{.*}}, %{{.*}}) = (%c0, %c0) to (%[[NINE]], %[[NINE]]) step (%c1, %[[STEP]])
  scf.parallel (%i, %j) = (%c0, %c0) to (%nine, %nine) step (%c1, %zero) {
    scf.reduce
  }
  // CHECK: %[[STEP:.*]] = arith.maxsi %[[ZERO]]
  // CHECK-NEXT: scf.forall (%{{.*}}) = (0) to (%[[NINE]]) step (%[[STEP]])
  scf.forall (%i) = (0) to (%nine) step (%zero) {
  }

  // The last sum would be too large.
  // CHECK: %[[END:.*]] = arith.minsi %[[MOST]]
  // CHECK-NEXT: scf.for %{{.*}} = %[[LARGE]] to %[[END]] step %c2
  scf.for %i = %large to %most step %c2 {
    vector.print %i : index
  }
  // This one is not.
  // CHECK: scf.for %{{.*}} = %[[LARGE]] to %[[MOST]] step %c1
  scf.for %i = %large to %most step %c1 {
    vector.print %i : index
  }
  // The distance of the bounds overflows: that is for passes to know.
  // CHECK: scf.for %{{.*}} = %[[LEAST]] to %[[NINE]] step %[[FAR]]
  scf.for %i = %least to %nine step %far {
    vector.print %i : index
  }
  // CHECK: %[[STEP:.*]] = arith.minsi %[[MOST]]
  // CHECK-NEXT: scf.for %{{.*}} = %c1 to %[[NINE]] step %[[STEP]]
  scf.for %i = %c1 to %nine step %most {
    vector.print %i : index
  }

  // The run came to their end.
  // CHECK: scf.for %{{.*}} = %[[ZERO]] to %[[MANY]] step %c1
  // CHECK: scf.forall (%{{.*}}) in (%[[MANY]])
  // CHECK-NOT: arith.m
  // CHECK: scf.for %{{.*}} = %c0{{.*}} to %c7{{.*}} step %{{.*}} : i4
  scf.for %i = %zero to %many step %c1 {
  }
  scf.forall (%i) in (%many) {
  }
  %first = arith.constant 0 : i4
  %end = arith.constant 7 : i4
  %step = arith.constant 1 : i4
  scf.for %i = %first to %end step %step : i4 {
  }

  // What never runs stays as it is.
  // CHECK: scf.if
  // CHECK-NEXT: scf.for %{{.*}} = %[[LARGE]] to %[[MOST]] step %[[ZERO]]
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

// One bound of two dimensions, each with its own limit.
// ALL-LABEL: func.func @forall
// ALL: %[[FIRST:.*]] = arith.minsi %{{.*}}, %c1024
// ALL: %[[SECOND:.*]] = arith.minsi %{{.*}}, %c1014
// ALL: scf.forall ({{.*}}) = (0, -10) to (%[[FIRST]], %[[SECOND]])
func.func @forall(%n: index) {
  scf.forall (%i, %j) = (0, -10) to (%n, %n) step (1, 1) {
  }
  return
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
