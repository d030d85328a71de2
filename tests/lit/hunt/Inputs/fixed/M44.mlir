// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(scf-parallel-loop-fusion))' | FileCheck %s

// CHECK-LABEL: @count_then_read
// CHECK-COUNT-2: scf.parallel
func.func @count_then_read(%a: memref<4xi64>, %b: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i64
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %k = arith.addi %i, %c1 : index
    %old = memref.atomic_rmw addi %one, %a[%k] : (i64, memref<4xi64>) -> i64
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %x = memref.load %a[%i] : memref<4xi64>
    memref.store %x, %b[%i] : memref<4xi64>
    scf.reduce
  }
  return
}
