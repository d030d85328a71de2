// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - | FileCheck %s
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s --check-prefix GUARDED
// 6 elements are 2 by 3, 7 are not 2 by anything.
// CHECK: i64 3{{$}}
// CHECK: assertion {{[0-9]+}} does not hold
// Guarded, the source is cut to 6.
// GUARDED: finished

memref.global "private" @b : memref<2xindex> = dense<[6, 7]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %v = arith.constant 40 : i64
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %t = tensor.splat %v[%y] : tensor<?xi64>
    %h = arith.divui %y, %c2 : index
    %e = tensor.expand_shape %t [[0, 1]] output_shape [2, %h] : tensor<?xi64> into tensor<2x?xi64>
    %d = tensor.dim %e, %c1 : tensor<2x?xi64>
    %w = arith.index_cast %d : index to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
