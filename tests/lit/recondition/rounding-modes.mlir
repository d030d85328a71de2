// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion recondition --without=M127 --pretty %s | FileCheck %s --check-prefix LIFTED
// The mode that programs begin in stays, others go as long as nothing sets them.

// CHECK-LABEL: func.func @f
// CHECK: arith.truncf %{{.*}} : f64 to f32
// CHECK: arith.truncf %{{.*}} to_nearest_even : f64 to f32
// LIFTED: arith.truncf %{{.*}} downward : f64 to f32
func.func @f(%a: f64) -> (f32, f32) {
  %0 = arith.truncf %a downward : f64 to f32
  %1 = arith.truncf %a to_nearest_even : f64 to f32
  return %0, %1 : f32, f32
}
