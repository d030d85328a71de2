// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// 0 gets no negative exponent.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK: %[[GOOD:.*]] = arith.select %{{.*}}, %{{.*}}, %[[Y]] : i32
// CHECK: math.ipowi %[[X]], %[[GOOD]] : i32
func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = math.ipowi %x, %y : i32
  return %0 : i32
}
