// Without its option the pass refuses the program, and the reference path goes on
// without it. A step that does nothing is no culprit: the option stays. So does one
// that all option sets of the pass have.

// REQUIRES: mlir-22
// RUN: rm -rf %t && mkdir -p %t
// RUN: %scion reduce -q %s --right 'one-shot-bufferize{bufferize-function-boundaries=1 copy-before-write=1}' --through 'one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1}' -o %t/report > %t/out
// RUN: FileCheck %s < %t/out
// CHECK: one-shot-bufferize.miscompile: {{[0-9]+}} ops to
// RUN: FileCheck %s --check-prefix=REPORT < %t/report/report.md
// REPORT: mlir-opt --pass-pipeline='builtin.module(one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1})' reduced.mlir
// RUN: sh %t/report/replay.sh

memref.global @b : memref<2xi32> = dense<[7, 1]>
func.func @main() {
  %none = arith.constant dense<-1> : tensor<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.get_global @b : memref<2xi32>
  %one = memref.load %b[%c1] : memref<2xi32>
  %last = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %none) -> (tensor<2xi32>) {
    %t = bufferization.to_tensor %b restrict : memref<2xi32> to tensor<2xi32>
    scf.yield %t : tensor<2xi32>
  }
  %inserted = tensor.insert %one into %last[%c0] : tensor<2xi32>
  %seen = memref.load %b[%c0] : memref<2xi32>
  vector.print %seen : i32
  return
}
