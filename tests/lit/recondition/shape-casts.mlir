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
