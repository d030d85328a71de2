// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(sccp))' -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @size_in_loop
// CHECK: memref.dim
func.func @size_in_loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^head(%c1 : index)
^head(%n: index):
  %more = arith.cmpi slt, %n, %c4 : index
  cf.cond_br %more, ^body, ^end
^body:
  %a = memref.alloc(%n) : memref<?xi32>
  %size = memref.dim %a, %c0 : memref<?xi32>
  "test.use"(%size) : (index) -> ()
  memref.dealloc %a : memref<?xi32>
  %next = arith.addi %n, %c1 : index
  cf.br ^head(%next : index)
^end:
  return
}
