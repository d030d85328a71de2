// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 1.0 has certain bits; a NaN that is computed gets those of 0x7FC00000.
// BAD: i64 1065353216{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1065353216{{$}}
// CHECK: i64 2143289344{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xf32> = dense<[1.0, 0.0]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xf32>
    %x = arith.divf %y, %y : f32
    %m = arith.negf %x : f32
    %z = arith.negf %m : f32
    %q = arith.bitcast %z : f32 to i32
    %w = arith.extsi %q : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
