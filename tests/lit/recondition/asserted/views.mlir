// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - | FileCheck %s
// RUN: not %scion recondition %s 2>&1 | FileCheck %s --check-prefix REFUSED
// Three elements, two apart, fit into 5, not into 4.
// CHECK: i64 9{{$}}
// CHECK: assertion {{[0-9]+}} does not hold
// REFUSED: out of scope: memref.reinterpret_cast: a view that may leave its buffer

memref.global "private" @b : memref<2xindex> = dense<[2, 3]>
memref.global "private" @t : memref<5xi64> = dense<9>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %t = memref.get_global @t : memref<5xi64>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %s = memref.reinterpret_cast %t to offset: [0], sizes: [3], strides: [%y] : memref<5xi64> to memref<3xi64, strided<[?]>>
    %w = memref.load %s[%c1] : memref<3xi64, strided<[?]>>
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
