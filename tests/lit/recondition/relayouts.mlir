// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// A partial tile needs a padding value.
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @whole
// CHECK: linalg.pack
func.func @whole(%t: tensor<8xi32>, %d: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8xi32> -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// REPORT-NOT: linalg.pack
