// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Poison becomes zero, a poison lane the first one, unreachable a return.

// CHECK-LABEL: func.func @f
// CHECK-NOT: ub.
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 0, 3]
func.func @f(%v: vector<2xi32>) -> vector<3xi32> {
  %p = ub.poison : vector<2xi32>
  %0 = vector.shuffle %v, %p [0, -1, 3] : vector<2xi32>, vector<2xi32>
  return %0 : vector<3xi32>
}

// CHECK-LABEL: func.func @g
// CHECK-NOT: unreachable
func.func @g(%c: i1) -> i8 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.constant 1 : i8
  return %0 : i8
^bb2:
  ub.unreachable
}

// A lane of poison becomes the first one, which then is shown.
// CHECK-LABEL: func.func @first_lane
// CHECK-NOT: ub.poison
// CHECK: vector.shuffle %{{.*}} [3, 0]
func.func @first_lane(%v: vector<3xi32>) -> vector<2xi32> {
  %p = ub.poison : vector<3xi32>
  %s = vector.shuffle %p, %v [3, -1] : vector<3xi32>, vector<3xi32>
  return %s : vector<2xi32>
}
