// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// REQUIRES: mlir-22
// MLIR 22 crashes on these; 23 does not, and they stay.
// A mask around nothing does nothing; one that yields a value, or masks an op, stays.

// CHECK-LABEL: func.func @masks
// CHECK: vector.mask %{{.*}} { vector.transfer_write
// CHECK-NOT: vector.mask
// CHECK: return
func.func @masks(%m: vector<4xi1>, %v: vector<4xi32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  vector.mask %m {
    vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
  } : vector<4xi1>
  vector.mask %m {
    vector.yield
  } : vector<4xi1>
  return
}
