// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// The angle of i is pi / 2; 0 has none, and is taken for 1.
// BAD: i64 1070141403{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1070141403{{$}}
// CHECK: i64 0{{$}}
// CHECK: finished

memref.global "private" @a : memref<2xf32> = dense<[1.0, -0.0]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.get_global @a : memref<2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<2xf32>
    %z = complex.create %zero, %x : complex<f32>
    %angle = complex.angle %z : complex<f32>
    %q = arith.bitcast %angle : f32 to i32
    %w = arith.extsi %q : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
