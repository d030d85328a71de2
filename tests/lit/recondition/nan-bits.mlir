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

// What observations print: bits that are masked afterwards need no guard.
// CHECK-LABEL: func.func @masked
// CHECK-NOT: cmpf
// CHECK: arith.bitcast
func.func @masked(%x: f32) -> i32 {
  %bits = arith.bitcast %x : f32 to i32
  %most = arith.constant 2147483647 : i32
  %magnitude = arith.andi %bits, %most : i32
  %infinity = arith.constant 2139095040 : i32
  %isNaN = arith.cmpi ugt, %magnitude, %infinity : i32
  %nan = arith.constant 2143289344 : i32
  %one = arith.select %isNaN, %nan, %bits : i32
  return %one : i32
}

// A payload that goes elsewhere, too, is seen.
// CHECK-LABEL: func.func @half_masked
// CHECK: arith.cmpf uno
// CHECK: arith.bitcast
func.func @half_masked(%x: f32) -> (i32, i32) {
  %bits = arith.bitcast %x : f32 to i32
  %most = arith.constant 2147483647 : i32
  %magnitude = arith.andi %bits, %most : i32
  %infinity = arith.constant 2139095040 : i32
  %isNaN = arith.cmpi ugt, %magnitude, %infinity : i32
  %nan = arith.constant 2143289344 : i32
  %one = arith.select %isNaN, %nan, %bits : i32
  return %one, %magnitude : i32, i32
}
