// Whether turns of a parallel loop meet is not told by the text where an update
// is atomic. The interpreter sees what they do, and says that the program is
// well-defined.

// REQUIRES: mlir-22
// RUN: rm -rf %t && mkdir -p %t
// RUN: %scion reduce -q %s --through scf-parallel-loop-fusion -o %t/report > %t/out
// RUN: FileCheck %s < %t/out
// CHECK: scf-parallel-loop-fusion.miscompile: {{[0-9]+}} ops to
// RUN: FileCheck %s --check-prefix=REPORT < %t/report/report.md
// REPORT: Free of undefined behaviour: interpreted op by op
// RUN: sh %t/report/replay.sh

func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %sum = memref.alloc() : memref<3xi32>
  memref.store %zero, %sum[%c2] : memref<3xi32>
  %seen = memref.alloc() : memref<2xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %before = memref.atomic_rmw addi %one, %sum[%c2] : (i32, memref<3xi32>) -> i32
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %now = memref.atomic_rmw addi %zero, %sum[%c2] : (i32, memref<3xi32>) -> i32
    memref.store %now, %seen[%i] : memref<2xi32>
    scf.reduce
  }
  %first = memref.load %seen[%c0] : memref<2xi32>
  vector.print %first : i32
  return
}
