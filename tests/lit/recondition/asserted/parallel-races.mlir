// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - | FileCheck %s
// RUN: not %scion recondition %s 2>&1 | FileCheck %s --check-prefix REFUSED
// Every iteration writes the same element.
// CHECK: assertion {{[0-9]+}} does not hold
// REFUSED: out of scope: scf.parallel: iterations that may write one element

memref.global "private" @t : memref<4xi64> = dense<0>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = memref.get_global @t : memref<4xi64>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %t[%c0] : memref<4xi64>
    scf.reduce
  }
  %w = memref.load %t[%c0] : memref<4xi64>
  func.call @printI64(%w) : (i64) -> ()
  return
}
