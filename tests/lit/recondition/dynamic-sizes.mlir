// An op whose tensors or buffers differ in their sizes is replaced by an input, or by
// an operand of the result's type; without results it goes. What agrees in the run
// stays. Without a run the sizes must be static.
//
// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// RUN: %scion recondition --guard-all --report %s 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: dynamic sizes that may differ

// CHECK-LABEL: func.func @same
// CHECK: arith.addi {{.*}} tensor
func.func @same(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.addi %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// CHECK-LABEL: func.func @other
// CHECK: %[[A:.*]] = tensor.splat
// CHECK-NOT: arith.addi {{.*}} tensor
// CHECK: return %[[A]]
// REPORT: results: @other: arith.addi {{.*}}: replaced: operands of different sizes
func.func @other() -> tensor<?xi32> {
  %v = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = tensor.splat %v[%c2] : tensor<?xi32>
  %b = tensor.splat %v[%c3] : tensor<?xi32>
  %0 = arith.addi %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// REPORT: results: @copy: memref.copy {{.*}}: replaced: copy between different sizes
func.func @copy(%m: memref<3xi32>, %n: memref<2xi32>) {
  %0 = memref.cast %m : memref<3xi32> to memref<?xi32>
  %1 = memref.cast %n : memref<2xi32> to memref<?xi32>
  memref.copy %0, %1 : memref<?xi32> to memref<?xi32>
  return
}

// CHECK-LABEL: func.func @destination
// CHECK: bufferization.materialize_in_destination
func.func @destination(%t: tensor<4xi32>, %m: memref<4xi32>) {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
  return
}
