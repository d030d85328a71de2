// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 3 < 4, but not 4 < 4.
// BAD: i64 3{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 3{{$}}
// CHECK: i64 4{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xi64> = dense<[3, 4]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xi64>
  %x = arith.constant 4 : i64
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xi64>
    %q = arith.cmpi slt, %y, %x : i64
    cf.assert %q, "below four"
    func.call @printI64(%y) : (i64) -> ()
  }
  return
}
