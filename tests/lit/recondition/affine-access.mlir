// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Map operands are clamped, accesses cut by `mod`.

// CHECK-LABEL: func.func @far
// CHECK: affine.load %{{.*}}[(%{{.*}} + 3) mod 8]
func.func @far(%m: memref<8xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %0 = affine.for %i = 0 to 8 iter_args(%s = %z) -> f32 {
    %1 = affine.load %m[%i + 3] : memref<8xf32>
    %2 = arith.addf %s, %1 : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @huge
// CHECK: arith.maxsi
// CHECK: %[[N:.*]] = arith.minsi
// CHECK: affine.apply #{{.*}}()[%[[N]]]
func.func @huge(%n: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 5 + 1)>()[%n]
  return %0 : index
}

// CHECK-LABEL: func.func @fine
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}} + 1]
func.func @fine(%m: memref<8xf32>, %v: f32) {
  affine.for %i = 0 to 7 {
    affine.store %v, %m[%i + 1] : memref<8xf32>
  }
  return
}
