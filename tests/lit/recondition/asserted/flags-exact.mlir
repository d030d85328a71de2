// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 8 / 4 is exact, 9 / 4 is not: 2 without the flag.
// BAD: i64 2{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 2{{$}}
// CHECK: i64 2{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xi64> = dense<[8, 9]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xi64>
  %x = arith.constant 4 : i64
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xi64>
    %q = arith.divui %y, %x exact : i64
    func.call @printI64(%q) : (i64) -> ()
  }
  return
}
