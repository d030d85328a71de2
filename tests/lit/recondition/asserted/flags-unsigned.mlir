// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// The same for nuw, mul and 64 bits: 2^32 * (2^32 - 1) fits, 2^32 * 2^32 does not.
// BAD: i64 -4294967296{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 -4294967296{{$}}
// CHECK: i64 0{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xi64> = dense<[4294967295, 4294967296]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xi64>
  %x = arith.constant 4294967296 : i64
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xi64>
    %q = arith.muli %x, %y overflow<nuw> : i64
    func.call @printI64(%q) : (i64) -> ()
  }
  return
}
