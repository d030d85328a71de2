// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Two steps of 2, then a step of 0, which becomes 1.
// BAD: i64 2{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 2{{$}}
// CHECK: i64 4{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xindex> = dense<[2, 0]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %w = scf.for %j = %c0 to %c4 step %y iter_args(%s = %zero) -> i64 {
      %t = arith.addi %s, %one : i64
      scf.yield %t : i64
    }
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
