// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// A tensor of memory is the tensor of a copy.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[M:.*]]: memref<4xi32>
// CHECK: %[[C:.*]] = memref.alloc() : memref<4xi32>
// CHECK: memref.copy %[[M]], %[[C]]
// CHECK: bufferization.to_tensor %[[C]] restrict :
func.func @f(%m: memref<4xi32>, %v: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict writable : memref<4xi32> to tensor<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  return %t : tensor<4xi32>
}

// CHECK-LABEL: func.func @g
// CHECK: %[[B:.*]] = bufferization.to_buffer %{{.*}} read_only
// CHECK: %[[OWN:.*]] = memref.alloc() : memref<4xi32>
// CHECK: memref.copy %[[B]], %[[OWN]]
// CHECK: memref.store %{{.*}}, %[[OWN]]
func.func @g(%t: tensor<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xi32> to memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  return
}
