// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Sizes must agree; the buffer is no tensor, so it may be written.

// CHECK-LABEL: func.func @f
// CHECK: bufferization.materialize_in_destination %{{.*}} in restrict writable %{{.*}}
func.func @f(%t: tensor<4xi32>, %m: memref<4xi32>) {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
  return
}
