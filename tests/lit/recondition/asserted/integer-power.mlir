// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 0 to the 0 is 1, 0 to the -1 has no value: the exponent becomes 0.
// BAD: i64 1{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1{{$}}
// CHECK: i64 1{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xi64> = dense<[0, -1]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xi64>
  %x = arith.constant 0 : i64
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xi64>
    %q = math.ipowi %x, %y : i64
    func.call @printI64(%q) : (i64) -> ()
  }
  return
}
