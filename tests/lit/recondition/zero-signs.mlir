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
