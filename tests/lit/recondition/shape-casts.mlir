// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// A static claim stays where it is known to hold.
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @holds
// CHECK: tensor.cast
func.func @holds(%t: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
  %1 = tensor.cast %0 : tensor<?xi32> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// REPORT: dropped the function: memref.cast: a claim about sizes that may be wrong
func.func @lies(%n: index) -> memref<4xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  %0 = memref.cast %m : memref<?xi32> to memref<4xi32>
  return %0 : memref<4xi32>
}

// Four times 2^62+1 is four, in 64 bits.
// REPORT: dropped the function: tensor.expand_shape: sizes that may not multiply up
func.func @wraps(%t: tensor<?xi32>) -> tensor<?x4xi32> {
  %m = tensor.empty() : tensor<4xi32>
  %d = tensor.cast %m : tensor<4xi32> to tensor<?xi32>
  %n = arith.constant 4611686018427387905 : index
  %0 = tensor.expand_shape %d [[0, 1]] output_shape [%n, 4] : tensor<?xi32> into tensor<?x4xi32>
  return %0 : tensor<?x4xi32>
}
