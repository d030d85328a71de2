// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - | FileCheck %s
// RUN: not %scion recondition %s 2>&1 | FileCheck %s --check-prefix REFUSED
// A tensor of 4 into a buffer of 4, then one of 5.
// CHECK: i64 1{{$}}
// CHECK: assertion {{[0-9]+}} does not hold
// REFUSED: out of scope: bufferization.materialize_in_destination: dynamic sizes that may differ

memref.global "private" @b : memref<2xindex> = dense<[4, 5]>
memref.global "private" @t : memref<4xi64> = dense<0>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %m = memref.get_global @t : memref<4xi64>
  %d = memref.cast %m : memref<4xi64> to memref<?xi64>
  %one = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %t = tensor.splat %one[%y] : tensor<?xi64>
    bufferization.materialize_in_destination %t in restrict writable %d : (tensor<?xi64>, memref<?xi64>) -> ()
    %w = memref.load %m[%c0] : memref<4xi64>
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
