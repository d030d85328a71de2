// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 127.99 and -128.99 fit i8; 128 does not, nor does NaN: 0.
// BAD: i64 127{{$}}
// BAD: i64 -128{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 127{{$}}
// CHECK: i64 -128{{$}}
// CHECK: i64 0{{$}}
// CHECK: i64 0{{$}}
// CHECK: finished

memref.global "private" @b : memref<4xf32> = dense<[127.99, -128.99, 128.0, 0x7FC00000]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  %b = memref.get_global @b : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<4xf32>
    %q = arith.fptosi %y : f32 to i8
    %w = arith.extsi %q : i8 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
