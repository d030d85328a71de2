// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Amounts 0, 31, then 32 (cut to 0) and -1 (cut to 31).
// BAD: i64 3{{$}}
// BAD: i64 -2147483648{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 3{{$}}
// CHECK: i64 -2147483648{{$}}
// CHECK: i64 3{{$}}
// CHECK: i64 -2147483648{{$}}
// CHECK: finished

memref.global "private" @b : memref<4xi32> = dense<[0, 31, 32, -1]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  %b = memref.get_global @b : memref<4xi32>
  %x = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<4xi32>
    %q = arith.shli %x, %y : i32
    %w = arith.extsi %q : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
