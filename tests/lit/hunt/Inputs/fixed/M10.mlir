// RUN: mlir-opt %s -affine-loop-invariant-code-motion -split-input-file | FileCheck %s

// CHECK-LABEL: @maybe_no_trips
// CHECK: affine.for
// CHECK-NEXT: affine.store
func.func @maybe_no_trips(%a: memref<4xi32>, %n: index, %x: i32) {
  affine.for %i = 0 to %n {
    affine.store %x, %a[0] : memref<4xi32>
  }
  return
}
