// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// A copy inside one buffer goes through a temporary.

// CHECK-LABEL: func.func @f
// CHECK: %[[T:.*]] = memref.alloc() : memref<4xi8>
// CHECK: memref.copy %{{.*}}, %[[T]]
// CHECK: memref.copy %[[T]], %{{.*}}
func.func @f(%m: memref<8xi8>) {
  %0 = memref.subview %m[0] [4] [1] : memref<8xi8> to memref<4xi8, strided<[1]>>
  %1 = memref.subview %m[2] [4] [1] : memref<8xi8> to memref<4xi8, strided<[1], offset: 2>>
  memref.copy %0, %1 : memref<4xi8, strided<[1]>> to memref<4xi8, strided<[1], offset: 2>>
  return
}

// Which buffers the result of a loop may be is known, of affine loops too.
// CHECK-LABEL: func.func @g
// CHECK-COUNT-2: memref.alloc()
// CHECK: %[[R:.*]] = affine.for
// CHECK-NOT: memref.alloc()
// CHECK: memref.copy %[[R]], %{{.*}}
func.func @g() {
  %a = memref.alloc() : memref<4xi8>
  %b = memref.alloc() : memref<4xi8>
  %r = affine.for %i = 0 to 2 iter_args(%c = %a) -> (memref<4xi8>) {
    affine.yield %c : memref<4xi8>
  }
  memref.copy %r, %b : memref<4xi8> to memref<4xi8>
  return
}
