// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Quotients at the edge: -128 / 1, 127 / -1, then -128 / -1 and 5 / 0.
// BAD: i64 -128{{$}}
// BAD: i64 -127{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 -128{{$}}
// CHECK: i64 -127{{$}}
// CHECK: i64 -128{{$}}
// CHECK: i64 5{{$}}
// CHECK: finished

memref.global "private" @a : memref<4xi8> = dense<[-128, 127, -128, 5]>
memref.global "private" @b : memref<4xi8> = dense<[1, -1, -1, 0]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  %a = memref.get_global @a : memref<4xi8>
  %b = memref.get_global @b : memref<4xi8>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<4xi8>
    %y = memref.load %b[%i] : memref<4xi8>
    %q = arith.divsi %x, %y : i8
    %w = arith.extsi %q : i8 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
