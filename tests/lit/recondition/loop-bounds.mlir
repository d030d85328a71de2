// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Unknown steps are at least 1, unknown bounds far from overflow, unknown trips few.

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: (%[[L:.*]]: index, %[[U:.*]]: index, %[[S:.*]]: index)
// CHECK: arith.maxsi %[[S]]
// CHECK: %[[LAST:.*]] = arith.addi
// CHECK: %[[END:.*]] = arith.minsi %{{.*}}, %[[LAST]]
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[END]] step
func.func @unknown(%l: index, %u: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %c0) -> index {
    %1 = arith.addi %a, %i : index
    scf.yield %1 : index
  }
  return %0 : index
}

// CHECK-LABEL: func.func @known
// CHECK-NOT: arith.m
// CHECK: return
func.func @known() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
  }
  return
}

// One bound of two dimensions, each with its own limit.
// CHECK-LABEL: func.func @forall
// CHECK: %[[FIRST:.*]] = arith.minsi %{{.*}}, %c1024
// CHECK: %[[SECOND:.*]] = arith.minsi %{{.*}}, %c1014
// CHECK: scf.forall ({{.*}}) = (0, -10) to (%[[FIRST]], %[[SECOND]])
func.func @forall(%n: index) {
  scf.forall (%i, %j) = (0, -10) to (%n, %n) step (1, 1) {
  }
  return
}
