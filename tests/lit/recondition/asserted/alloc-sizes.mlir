// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 4 elements, then -1: (2^64 - 1) mod 1025 = 15.
// BAD: i64 4{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 4{{$}}
// CHECK: i64 15{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xindex> = dense<[4, -1]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %m = memref.alloc(%y) : memref<?xi8>
    %d = memref.dim %m, %c0 : memref<?xi8>
    %w = arith.index_cast %d : index to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
