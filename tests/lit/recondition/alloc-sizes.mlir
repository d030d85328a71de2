// A negative size is cut; loops that use the same number follow.
//
// RUN: %scion recondition --pretty --report %s 2>%t.report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition %s > %t.mlir
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// REPORT: alloc-sizes: @main: memref.alloc at line {{.*}}: size cut
// REPORT-NEXT: alloc-sizes: @main: tensor.splat at line {{.*}}: size cut
// REPORT-NOT: {{.}}

memref.global "private" @numbers : memref<2xindex> = dense<[-5, 7]>

// CHECK-LABEL: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %numbers = memref.get_global @numbers : memref<2xindex>
  // CHECK: %[[BAD:.*]] = memref.load
  // CHECK-NEXT: %[[GOOD:.*]] = memref.load
  // CHECK-NEXT: %[[ELEMENT:.*]] = memref.load
  %bad = memref.load %numbers[%c0] : memref<2xindex>
  %good = memref.load %numbers[%c1] : memref<2xindex>
  %element = memref.load %numbers[%c0] : memref<2xindex>
  // CHECK: %[[CUT:.*]] = arith.remui %[[BAD]], %c1025
  // CHECK-NEXT: memref.alloc(%[[GOOD]], %[[CUT]])
  // CHECK: scf.for %{{.*}} = %c0 to %[[CUT]] step
  %m = memref.alloc(%good, %bad) : memref<?x?xi32>
  scf.for %i = %c0 to %bad step %c1 {
    memref.store %v, %m[%c0, %i] : memref<?x?xi32>
  }
  // CHECK: memref.alloc(%[[GOOD]]) : memref<?xi32>
  %n = memref.alloc(%good) : memref<?xi32>
  // The element is no size.
  // CHECK: %[[OTHER:.*]] = memref.load
  // CHECK: %[[SIZE:.*]] = arith.remui %[[OTHER]], %{{.*}}
  // CHECK-NEXT: tensor.splat %[[ELEMENT]][%[[SIZE]]]
  // INTERP: 18446744073709551611
  %other = memref.load %numbers[%c0] : memref<2xindex>
  %t = tensor.splat %element[%other] : tensor<?xindex>
  %e = tensor.extract %t[%c0] : tensor<?xindex>
  vector.print %e : index
  // INTERP: finished
  return
}
