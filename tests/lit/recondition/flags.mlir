// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// A claim stays where ranges prove it.

// CHECK-LABEL: func.func @unknown
// CHECK: arith.addi %{{.*}}, %{{.*}} : i32
// CHECK: arith.divui %{{.*}}, %{{.*}} : i32
// CHECK: arith.extui %{{.*}} : i32 to i64
func.func @unknown(%a: i32, %b: i32) -> i64 {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %c3 = arith.constant 3 : i32
  %1 = arith.divui %0, %c3 exact : i32
  %2 = arith.extui %1 : i32 to i64
  return %2 : i64
}

// CHECK-LABEL: func.func @proven
// CHECK: arith.addi %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
func.func @proven(%a: i8, %b: i8) -> i32 {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.addi %0, %1 overflow<nsw, nuw> : i32
  return %2 : i32
}
