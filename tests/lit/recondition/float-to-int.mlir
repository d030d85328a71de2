// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// What is NaN or does not fit becomes 0.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: f32)
// CHECK: %[[LOW:.*]] = arith.cmpf ogt, %[[X]], %{{.*}} : f32
// CHECK: %[[HIGH:.*]] = arith.cmpf olt, %[[X]], %{{.*}} : f32
// CHECK: %[[FITS:.*]] = arith.andi %[[LOW]], %[[HIGH]] : i1
// CHECK: %[[GOOD:.*]] = arith.select %[[FITS]], %[[X]], %{{.*}} : f32
// CHECK: arith.fptosi %[[GOOD]] : f32 to i8
func.func @f(%x: f32) -> i8 {
  %0 = arith.fptosi %x : f32 to i8
  return %0 : i8
}

// CHECK-LABEL: func.func @constant
// CHECK-NOT: cmpf
// CHECK: return
func.func @constant() -> i8 {
  %x = arith.constant 255.9 : f64
  %0 = arith.fptoui %x : f64 to i8
  return %0 : i8
}
