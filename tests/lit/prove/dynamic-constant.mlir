// REQUIRES: mlir-22
// RUN: not scion prove %s --through canonicalize | FileCheck %s

// The fold of tosa.cast makes a constant of a shape that is not static, which
// no text can hold and no interpreter can read.
// CHECK: @cast: canonicalize: {{unknown|out of scope}}: {{.*}}tosa.const
func.func @cast() -> tensor<?xf32> {
  %0 = arith.constant dense<64> : tensor<4xi64>
  %1 = tosa.cast %0 : (tensor<4xi64>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
