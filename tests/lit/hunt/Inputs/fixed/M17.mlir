// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(scf-for-loop-range-folding))' -split-input-file | FileCheck %s

// CHECK-LABEL: @any_factor
// CHECK: scf.for
// CHECK-NEXT: arith.muli
func.func @any_factor(%a: memref<?xi32>, %n: index, %factor: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.muli %i, %factor : index
    memref.store %x, %a[%k] : memref<?xi32>
  }
  return
}

// CHECK-LABEL: @negative_factor
// CHECK: scf.for
// CHECK-NEXT: arith.muli
func.func @negative_factor(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %factor = arith.constant -2 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.muli %i, %factor : index
    "test.use"(%k) : (index) -> ()
  }
  return
}
