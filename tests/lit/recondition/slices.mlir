// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Offsets and sizes are cut to the source.

// CHECK-LABEL: func.func @offset
// CHECK-SAME: (%[[T:.*]]: tensor<8xi32>, %[[I:.*]]: index)
// CHECK: %[[R:.*]] = arith.remui %[[I]]
// CHECK: tensor.extract_slice %[[T]][%[[R]]] [3] [1]
func.func @offset(%t: tensor<8xi32>, %i: index) -> tensor<3xi32> {
  %0 = tensor.extract_slice %t[%i] [3] [1] : tensor<8xi32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CHECK-LABEL: func.func @size
// CHECK: %[[N:.*]] = arith.remui
// CHECK: memref.subview %{{.*}}[0] [%[[N]]] [1]
func.func @size(%m: memref<8xi32>, %n: index) -> memref<?xi32, strided<[1]>> {
  %0 = memref.subview %m[0] [%n] [1] : memref<8xi32> to memref<?xi32, strided<[1]>>
  return %0 : memref<?xi32, strided<[1]>>
}
