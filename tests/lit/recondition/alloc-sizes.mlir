// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// An unknown size is cut; loops that use the same number follow.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[N:.*]]: index, %[[V:.*]]: i32)
// CHECK: %[[CUT:.*]] = arith.remui %[[N]], %{{.*}} : index
// CHECK: memref.alloc(%[[CUT]])
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[CUT]] step
func.func @f(%n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xi32>
  }
  return
}
