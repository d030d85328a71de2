// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Indices are cut by remui, unless loops keep them in bounds.

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: (%[[M:.*]]: memref<3x5xf32>, %[[I:.*]]: index)
// CHECK: %[[R:.*]] = arith.remui %[[I]], %{{.*}} : index
// CHECK: %[[S:.*]] = arith.remui %[[I]], %{{.*}} : index
// CHECK: memref.load %[[M]][%[[R]], %[[S]]]
func.func @unknown(%m: memref<3x5xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<3x5xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @loop
// CHECK-NOT: remui
// CHECK: return
func.func @loop(%m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: func.func @lane
// CHECK: %[[R:.*]] = arith.remui
// CHECK: vector.extract %{{.*}}[%[[R]]]
func.func @lane(%v: vector<6xi16>, %i: index) -> i16 {
  %0 = vector.extract %v[%i] : i16 from vector<6xi16>
  return %0 : i16
}
