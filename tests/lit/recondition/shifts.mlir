// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Amounts are cut by a mask, or by remui where the width is no power of two.

// CHECK-LABEL: func.func @word
// CHECK: %[[IN:.*]] = arith.andi %{{.*}}, %{{.*}} : i32
// CHECK: arith.shli %{{.*}}, %[[IN]] : i32
func.func @word(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @odd
// CHECK: %[[IN:.*]] = arith.remui %{{.*}}, %{{.*}} : i7
// CHECK: arith.shrsi %{{.*}}, %[[IN]] : i7
func.func @odd(%a: i7, %b: i7) -> i7 {
  %0 = arith.shrsi %a, %b : i7
  return %0 : i7
}

// CHECK-LABEL: func.func @known
// CHECK-NOT: andi
// CHECK: index.shl
func.func @known(%a: index) -> index {
  %c63 = index.constant 63
  %0 = index.shl %a, %c63
  return %0 : index
}
