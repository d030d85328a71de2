// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// What a realloc adds is filled.

// CHECK-LABEL: func.func @grow
// CHECK: memref.realloc
// CHECK: scf.for
// CHECK: memref.store
func.func @grow(%v: i32) -> memref<8xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %0 = memref.realloc %m : memref<4xi32> to memref<8xi32>
  return %0 : memref<8xi32>
}

// CHECK-LABEL: func.func @shrink
// CHECK: memref.realloc
// CHECK-NOT: scf.for
// CHECK: return
func.func @shrink(%v: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %0 = memref.realloc %m : memref<4xi32> to memref<2xi32>
  return %0 : memref<2xi32>
}

// A size that is known, and too large.
// CHECK-LABEL: func.func @huge
// CHECK: %[[CUT:.*]] = arith.remui
// CHECK: memref.realloc %{{.*}}(%[[CUT]])
func.func @huge(%m: memref<?xi32>) {
  %c4 = arith.constant 4 : index
  %huge = arith.constant 9223372036854775807 : index
  %a = memref.alloc(%c4) : memref<?xi32>
  %r = memref.realloc %a(%huge) : memref<?xi32> to memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return
}

// Filled once, also if an index is cut to the new size right behind it.
// CHECK-LABEL: func.func @cut
// CHECK: memref.realloc
// CHECK: arith.remui
// CHECK: scf.for
// CHECK: memref.store
// CHECK-NOT: scf.for
// CHECK: return
func.func @cut(%v: i32, %n: index, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %few = arith.minui %n, %c9 : index
  %some = arith.maxui %few, %c1 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %0 = memref.realloc %m(%some) : memref<4xi32> to memref<?xi32>
  %1 = memref.load %0[%i] : memref<?xi32>
  memref.dealloc %0 : memref<?xi32>
  return %1 : i32
}

// What is read of the old buffer is read of the new one.
// CHECK-LABEL: func.func @later
// CHECK: %[[NEW:.*]] = memref.realloc
// CHECK: memref.load %[[NEW]]
func.func @later(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %0 = memref.realloc %m : memref<4xi32> to memref<2xi32>
  %1 = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %0 : memref<2xi32>
  return %1 : i32
}

// Who has given a buffer may use it again: a copy grows.
// CHECK-LABEL: func.func @elsewhere
// CHECK: %[[COPY:.*]] = memref.alloc
// CHECK: memref.copy %{{.*}}, %[[COPY]]
// CHECK: memref.realloc %[[COPY]]
func.func @elsewhere(%m: memref<?xi32>) -> memref<8xi32> {
  %0 = memref.realloc %m : memref<?xi32> to memref<8xi32>
  return %0 : memref<8xi32>
}
