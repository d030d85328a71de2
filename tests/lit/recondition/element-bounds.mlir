// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Indices are cut by remui, unless loops keep them in bounds.

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: (%[[M:.*]]: memref<3x5xf32>, %[[I:.*]]: index)
// CHECK: %[[S:.*]] = arith.remui %[[I]], %{{.*}} : index
// CHECK: %[[R:.*]] = arith.remui %[[I]], %{{.*}} : index
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

// One index stays one index, also under another name of the buffer.
// CHECK-LABEL: func.func @same
// CHECK-SAME: (%[[M:.*]]: memref<5xf32>, %[[I:.*]]: index)
// CHECK: %[[R:.*]] = arith.remui %[[I]]
// CHECK-NOT: remui
// CHECK: memref.load %[[M]][%[[R]]]
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[R]]] : memref<?xf32>
// CHECK: memref.load %[[M]][%[[R]]]
func.func @same(%m: memref<5xf32>, %i: index) -> f32 {
  %other = memref.cast %m : memref<5xf32> to memref<?xf32>
  %0 = memref.load %m[%i] : memref<5xf32>
  %1 = arith.addf %0, %0 : f32
  memref.store %1, %other[%i] : memref<?xf32>
  %2 = memref.load %m[%i] : memref<5xf32>
  return %2 : f32
}

// An index from outside of a loop stays outside, a size known by name too.
// CHECK-LABEL: func.func @invariant
// CHECK-SAME: (%[[M:.*]]: memref<5xf32>, %[[I:[^:]*]]: index
// CHECK: %[[R:.*]] = arith.remui %[[I]]
// CHECK: %[[D:.*]] = memref.alloc
// CHECK: %[[S:.*]] = arith.remui %[[I]]
// CHECK: scf.for
// CHECK-NEXT: memref.store %{{.*}}, %[[M]][%[[R]]]
// CHECK-NEXT: memref.store %{{.*}}, %[[D]][%[[S]]]
// CHECK-NEXT: }
func.func @invariant(%m: memref<5xf32>, %i: index, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %few = arith.minui %n, %c9 : index
  %some = arith.maxui %few, %c1 : index
  %d = memref.alloc(%some) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%d : memref<?xf32>)
  scf.for %k = %c0 to %c2 step %c1 {
    memref.store %v, %m[%i] : memref<5xf32>
    memref.store %v, %d[%i] : memref<?xf32>
  }
  memref.dealloc %d : memref<?xf32>
  return
}
