// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Padding of 2 before 3 elements, then of -1, which becomes (2^64 - 1) mod 1025 = 15.
// BAD: i64 5{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 5{{$}}
// CHECK: i64 18{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xindex> = dense<[2, -1]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  %x = arith.constant 7 : i32
  %t = tensor.splat %x : tensor<3xi32>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    %p = tensor.pad %t low[%y] high[0] {
    ^bb0(%j: index):
      tensor.yield %x : i32
    } : tensor<3xi32> to tensor<?xi32>
    %d = tensor.dim %p, %c0 : tensor<?xi32>
    %w = arith.index_cast %d : index to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
