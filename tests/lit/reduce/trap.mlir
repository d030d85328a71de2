// The reference path itself ends with a fault, so that no oracle judges the program:
// what it means says what is right. (The bug is known: as if it were not.)

// REQUIRES: mlir-22
// RUN: rm -rf %t && mkdir -p %t
// RUN: %scion reduce -q --without=M3,M97 %s -o %t/report > %t/out
// RUN: FileCheck %s < %t/out
// CHECK: convert-index-to-llvm.reference-mismatch: {{[0-9]+}} ops to
// RUN: FileCheck %s --check-prefix=REPORT < %t/report/report.md
// REPORT: # [mlir][index] `convert-index-to-llvm` miscompiles `index.ceildivs`
// REPORT: It should print `9223372036854775809`
// REPORT: trap
// RUN: sh %t/report/replay.sh

memref.global "private" @g : memref<2xindex> = dense<[9223372036854775807, -1]>
func.func @main() {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %g = memref.get_global @g : memref<2xindex>
  %a = memref.load %g[%c0] : memref<2xindex>
  %b = memref.load %g[%c1] : memref<2xindex>
  %q = index.ceildivs %a, %b
  vector.print %q : index
  return
}
