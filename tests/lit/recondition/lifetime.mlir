// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// A dealloc stays only after the last use; an alloca that leaves moves to the heap.

// CHECK-LABEL: func.func @right
// CHECK: memref.dealloc
func.func @right(%v: i32) {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return
}

// CHECK-LABEL: func.func @early
// CHECK-NOT: dealloc
// CHECK: return
func.func @early(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}

// CHECK-LABEL: func.func @leaves
// CHECK-NOT: alloca
// CHECK: memref.alloc()
func.func @leaves(%v: i32) -> memref<i32> {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m : memref<i32>
}

// Ownership that nobody has checked goes, with what it would free.
// CHECK-LABEL: func.func @owned
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @owned(%m: memref<4xi32>, %c: i1) {
  %0 = bufferization.dealloc (%m : memref<4xi32>) if (%c) retain (%m : memref<4xi32>)
  bufferization.dealloc (%m : memref<4xi32>) if (%0)
  return
}

// At the last use it does not matter what the conditions are.
// CHECK-LABEL: func.func @ownedToTheEnd
// CHECK: bufferization.dealloc
func.func @ownedToTheEnd(%v: i32, %c: i1, %d: i1) {
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.copy %m, %n : memref<i32> to memref<i32>
  bufferization.dealloc (%m, %n : memref<i32>, memref<i32>) if (%c, %d)
  return
}

// CHECK-LABEL: func.func @ownedTooShort
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @ownedTooShort(%v: i32, %c: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  bufferization.dealloc (%m : memref<i32>) if (%c)
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
