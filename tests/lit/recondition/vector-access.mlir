// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// in_bounds is claimed where it is known; loads are cut to the buffer.

// CHECK-LABEL: func.func @transfer
// CHECK: arith.andi
// CHECK: vector.transfer_read
// CHECK-NOT: in_bounds
// CHECK: return
func.func @transfer(%m: memref<8xf32>, %i: index) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i], %z {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @load
// CHECK: %[[I:.*]] = arith.remui
// CHECK: vector.load %{{.*}}[%[[I]]]
func.func @load(%m: memref<8xf32>, %i: index) -> vector<4xf32> {
  %0 = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @gather
// CHECK: %[[L:.*]] = arith.remui %{{.*}} : vector<4xi32>
// CHECK: vector.gather %{{.*}}[%{{.*}}] [%[[L]]]
func.func @gather(%m: memref<8xf32>, %l: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.gather %m[%c0] [%l], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// Sizes of masks are compared in 32 bits.
// CHECK-LABEL: func.func @mask
// CHECK: %[[L:.*]] = arith.maxsi
// CHECK: %[[M:.*]] = arith.minsi %[[L]]
// CHECK: vector.create_mask %[[M]] : vector<4xi1>
func.func @mask(%n: index) -> vector<4xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  return %0 : vector<4xi1>
}
