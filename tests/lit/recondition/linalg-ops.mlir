// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// An input that overlaps the output is copied; a reduction whose order shows is out of scope.
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @overlaps
// CHECK: %[[C:.*]] = memref.alloc() : memref<4x4xi32>
// CHECK: memref.copy %[[M:.*]], %[[C]]
// CHECK: linalg.transpose ins(%[[C]] : memref<4x4xi32>) outs(%[[M]] : memref<4x4xi32>)
func.func @overlaps(%m: memref<4x4xi32>) {
  linalg.transpose ins(%m : memref<4x4xi32>) outs(%m : memref<4x4xi32>) permutation = [1, 0]
  return
}

// REPORT-DAG: dropped the function: linalg.generic: a reduction whose order shows
func.func @order(%t: tensor<4xi32>, %o: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
    ins(%t : tensor<4xi32>) outs(%o : tensor<i32>) {
  ^bb0(%a: i32, %b: i32):
    %1 = arith.subi %a, %b : i32
    linalg.yield %1 : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

// Sizes agree, since the wrapper chooses them so.
// CHECK-LABEL: func.func @dynamic
// CHECK: linalg.matmul
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x4xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// M46: its result would be made in memory that nobody wrote.
// CHECK-NOT: @reads_init
func.func @reads_init(%t: tensor<4xi32>) -> tensor<4xi32> {
  %m = linalg.map ins(%t : tensor<4xi32>) outs(%t : tensor<4xi32>)
    (%x: i32, %init: i32) {
      linalg.yield %init : i32
    }
  return %m : tensor<4xi32>
}
