// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// One fixed NaN before its bits are seen.

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[X:.*]]: f32)
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[X]], %[[X]] : f32
// CHECK: %[[ONE:.*]] = arith.select %[[NAN]], %{{.*}}, %[[X]] : f32
// CHECK: arith.bitcast %[[ONE]] : f32 to i32
func.func @bits(%x: f32) -> i32 {
  %0 = arith.bitcast %x : f32 to i32
  return %0 : i32
}

// CHECK-LABEL: func.func @sign
// CHECK-SAME: (%[[X:.*]]: f64, %[[Y:.*]]: f64)
// CHECK: %[[ONE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[Y]] : f64
// CHECK: math.copysign %[[X]], %[[ONE]] : f64
func.func @sign(%x: f64, %y: f64) -> f64 {
  %0 = math.copysign %x, %y : f64
  return %0 : f64
}
