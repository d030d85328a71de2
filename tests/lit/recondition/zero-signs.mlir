// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Two zeros are made the same zero.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK: %[[ONE:.*]] = arith.select %{{.*}}, %[[X]], %[[Y]] : f32
// CHECK: arith.maxnumf %[[X]], %[[ONE]] : f32
func.func @f(%x: f32, %y: f32) -> f32 {
  %0 = arith.maxnumf %x, %y : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @angle
// CHECK-SAME: (%[[Y:.*]]: f64, %[[X:.*]]: f64)
// CHECK: %[[ONE:.*]] = arith.constant 1.0
// CHECK: %[[SAFE:.*]] = arith.select %{{.*}}, %[[ONE]], %[[X]] : f64
// CHECK: math.atan2 %[[Y]], %[[SAFE]] : f64
func.func @angle(%y: f64, %x: f64) -> f64 {
  %0 = math.atan2 %y, %x : f64
  return %0 : f64
}

// CHECK-LABEL: func.func @known_angle
// CHECK-NOT: arith.select
// CHECK: return
func.func @known_angle(%y: vector<2xf32>) -> vector<2xf32> {
  %x = arith.constant dense<-2.0> : vector<2xf32>
  %0 = math.atan2 %y, %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// Complex functions that ask for the angle.
// CHECK-LABEL: func.func @angles
// CHECK-SAME: (%[[Z:.*]]: complex<f32>)
// CHECK: %[[ONE:.*]] = complex.constant [1.0{{.*}}, 0.0
// CHECK: %[[SAFE:.*]] = arith.select %{{.*}}, %[[ONE]], %[[Z]] : complex<f32>
// CHECK: complex.log %[[SAFE]]
// CHECK: arith.constant -1.0
// CHECK: %[[ZERO:.*]] = complex.constant [0.0{{.*}}, 0.0
// CHECK: %[[PLUS:.*]] = arith.select %{{.*}}, %[[ZERO]], %[[Z]] : complex<f32>
// CHECK: complex.log1p %[[PLUS]]
// CHECK: complex.sqrt %[[Z]]
func.func @angles(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.log %z : complex<f32>
  %1 = complex.log1p %z : complex<f32>
  %2 = complex.sqrt %z : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @known_angles
// CHECK-NOT: arith.select
// CHECK: return
func.func @known_angles() -> (f64, complex<f64>) {
  %z = complex.constant [-1.0 : f64, 0.0 : f64] : complex<f64>
  %0 = complex.angle %z : complex<f64>
  %1 = complex.pow %z, %z : complex<f64>
  return %0, %1 : f64, complex<f64>
}
