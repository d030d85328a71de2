// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(scf-parallel-loop-fusion))' | FileCheck %s

// CHECK-LABEL: @write_then_read
// CHECK-COUNT-2: scf.parallel
func.func @write_then_read(%a: memref<4xi64>, %b: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i64
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %one, %a[%i] : memref<4xi64>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %k = arith.addi %i, %c1 : index
    %x = vector.load %a[%k] : memref<4xi64>, vector<1xi64>
    vector.store %x, %b[%i] : memref<4xi64>, vector<1xi64>
    scf.reduce
  }
  return
}
