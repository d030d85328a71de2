// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Position 2 of 3 is the last; 3 is cut to 0, -1 to (2^64 - 1) mod 3 = 0.
// BAD: i64 30{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 30{{$}}
// CHECK: i64 10{{$}}
// CHECK: i64 10{{$}}
// CHECK: finished

memref.global "private" @b : memref<3xindex> = dense<[2, 3, -1]>
memref.global "private" @t : memref<3xi64> = dense<[10, 20, 30]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %b = memref.get_global @b : memref<3xindex>
  %t = memref.get_global @t : memref<3xi64>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<3xindex>
    %w = memref.load %t[%y] : memref<3xi64>
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
