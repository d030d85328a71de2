// REQUIRES: mlir-22
// RUN: not %scion recondition %s 2>&1 | FileCheck %s
// The verifier of 22 takes a product of another size than its factors.

// CHECK: out of scope: tosa.mul: a result of another size
func.func @mul_of_another_size(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> tensor<5x3xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %shift : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<1xi8>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}
