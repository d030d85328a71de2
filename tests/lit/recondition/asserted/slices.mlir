// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Three elements from 5 on are inside of 8; from 6 on they are not (cut to 6 mod 6 = 0).
// BAD: i64 7{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 7{{$}}
// CHECK: i64 2{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xindex> = dense<[5, 6]>
memref.global "private" @t : memref<8xi64> = dense<[0, 1, 2, 3, 4, 5, 6, 7]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %t = memref.get_global @t : memref<8xi64>
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %s = memref.subview %t[%y] [3] [1] : memref<8xi64> to memref<3xi64, strided<[1], offset: ?>>
    %w = memref.load %s[%c2] : memref<3xi64, strided<[1], offset: ?>>
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
