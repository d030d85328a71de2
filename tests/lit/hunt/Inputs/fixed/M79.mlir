// RUN: mlir-opt %s -linalg-specialize-generic-ops | FileCheck %s

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: @second_transposed
// CHECK: linalg.matmul indexing_maps
func.func @second_transposed(%a: tensor<3x3xi32>, %b: tensor<3x3xi32>, %c: tensor<3x3xi32>) -> tensor<3x3xi32> {
  %r = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<3x3xi32>, tensor<3x3xi32>) outs(%c : tensor<3x3xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %p = arith.muli %x, %y : i32
    %s = arith.addi %z, %p : i32
    linalg.yield %s : i32
  } -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}
