// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - | FileCheck %s
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s --check-prefix GUARDED
// A copy of 4 elements to 4, then of 5 to 4.
// CHECK: i64 1{{$}}
// CHECK: assertion {{[0-9]+}} does not hold
// Guarded, 4 of 5 are copied.
// GUARDED: finished

memref.global "private" @b : memref<2xindex> = dense<[4, 5]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %u = tensor.splat %zero : tensor<4xi64>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %t = tensor.splat %one[%y] : tensor<?xi64>
    %s = linalg.copy ins(%t : tensor<?xi64>) outs(%u : tensor<4xi64>) -> tensor<4xi64>
    %w = tensor.extract %s[%c0] : tensor<4xi64>
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
