// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Claims that nobody has checked go.

// CHECK-LABEL: func.func @f
// CHECK-NOT: assume_alignment
// CHECK: return
func.func @f(%m: memref<4xi32>) -> memref<4xi32> {
  %0 = memref.assume_alignment %m, 64 : memref<4xi32>
  return %0 : memref<4xi32>
}
