// REQUIRES: mlir-22
// RUN: %scion recondition --pretty %s | FileCheck %s
// The verifier of 22 takes a product of another size than its factors.

// CHECK: module
// CHECK-NOT: @mul_of_another_size
func.func @mul_of_another_size(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> tensor<5x3xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %shift : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<1xi8>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}
