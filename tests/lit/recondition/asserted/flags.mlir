// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Sums that fit i8 as signed numbers: 100 + 27 does, 100 + 28 wraps.
// BAD: i64 127{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 127{{$}}
// CHECK: i64 -128{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xi8> = dense<[27, 28]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xi8>
  %x = arith.constant 100 : i8
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xi8>
    %q = arith.addi %x, %y overflow<nsw> : i8
    %w = arith.extsi %q : i8 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
