// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// The condition stays in use, and cannot fail.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[C:.*]]: i1)
// CHECK: %[[YES:.*]] = arith.ori %[[C]], %true
// CHECK: cf.assert %[[YES]]
func.func @f(%c: i1) {
  cf.assert %c, "no"
  return
}
