// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - | FileCheck %s
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s --check-prefix GUARDED
// Sums of 4 and 4 elements, then of 4 and 5.
// CHECK: i64 3{{$}}
// CHECK: assertion {{[0-9]+}} does not hold
// Guarded, the second operand is as large as the first.
// GUARDED: finished

memref.global "private" @b : memref<2xindex> = dense<[4, 5]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %c4 = arith.constant 4 : index
  %four = memref.load %b[%c0] : memref<2xindex>
  %t = tensor.splat %one[%four] : tensor<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %u = tensor.splat %two[%y] : tensor<?xi64>
    %s = arith.addi %t, %u : tensor<?xi64>
    %w = tensor.extract %s[%c0] : tensor<?xi64>
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
