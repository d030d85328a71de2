// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Divisors are made fit by a select (signed) or maxui (unsigned); constants stay.

// CHECK-LABEL: func.func @signed
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK: %[[GOOD:.*]] = arith.select %{{.*}}, %{{.*}}, %[[B]] : i32
// CHECK: arith.divsi %[[A]], %[[GOOD]] : i32
func.func @signed(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @vectors
// CHECK-SAME: (%[[A:.*]]: vector<4xi8>, %[[B:.*]]: vector<4xi8>)
// CHECK: %[[GOOD:.*]] = arith.maxui %[[B]], %{{.*}} : vector<4xi8>
// CHECK: arith.remui %[[A]], %[[GOOD]] : vector<4xi8>
func.func @vectors(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %0 = arith.remui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: func.func @tensors
// CHECK: arith.select {{.*}} : tensor<?xi1>, tensor<?xi16>
// CHECK: arith.floordivsi
func.func @tensors(%a: tensor<?xi16>) -> tensor<?xi16> {
  %0 = arith.floordivsi %a, %a : tensor<?xi16>
  return %0 : tensor<?xi16>
}

// CHECK-LABEL: func.func @by_seven
// CHECK-NOT: select
// CHECK: return
func.func @by_seven(%a: index) -> index {
  %c7 = arith.constant 7 : index
  %0 = index.rems %a, %c7
  return %0 : index
}
