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
