// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - | FileCheck %s
// RUN: not %scion recondition %s 2>&1 | FileCheck %s --check-prefix REFUSED
// A buffer of 4 is cast to what it is, then one of 5.
// CHECK: i64 40{{$}}
// CHECK: assertion {{[0-9]+}} does not hold
// REFUSED: out of scope: memref.cast: a claim about sizes

memref.global "private" @b : memref<2xindex> = dense<[4, 5]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %v = arith.constant 40 : i64
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %m = memref.alloca(%y) : memref<?xi64>
    %s = memref.cast %m : memref<?xi64> to memref<4xi64>
    memref.store %v, %s[%c3] : memref<4xi64>
    %w = memref.load %s[%c3] : memref<4xi64>
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
