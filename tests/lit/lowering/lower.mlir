// `scion lower` prints the module at the end of one path, or after some steps.

// RUN: %scion lower %s --print-path | FileCheck %s
// CHECK: // builtin.module({{.*}}lower-affine,{{.*}}convert-func-to-llvm{{.*}})
// CHECK: llvm.func @main()
// CHECK-NOT: affine

// The printed pipeline is what mlir-opt takes.
// RUN: %scion lower %s --print-path --quiet | sed 's#^// ##' > %t.pipeline
// RUN: mlir-opt --pass-pipeline="$(cat %t.pipeline)" %s > %t.stock
// RUN: %scion lower %s > %t.ours
// RUN: diff -B %t.stock %t.ours

// RUN: %scion lower %s --stop-after 0 | FileCheck %s --check-prefix=STOP
// STOP: affine.for

// Two runs print the same bytes.
// RUN: %scion lower %s --path-seed 3 --print-path > %t.first
// RUN: %scion lower %s --path-seed 3 --print-path | diff %t.first -

memref.global "private" @data : memref<7xi32> = dense<[1, 2, 3, 4, 5, 6, 7]>
func.func @main() {
  %data = memref.get_global @data : memref<7xi32>
  affine.for %i = 0 to 7 {
    %x = affine.load %data[%i] : memref<7xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %data[%i] : memref<7xi32>
  }
  return
}
