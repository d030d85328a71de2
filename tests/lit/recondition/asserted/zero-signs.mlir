// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Of 1 and 2 the larger is 2; of -0 and 0 it is either: the first is taken.
// BAD: i64 1073741824{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1073741824{{$}}
// CHECK: i64 -2147483648{{$}}
// CHECK: finished

memref.global "private" @a : memref<2xf32> = dense<[1.0, -0.0]>
memref.global "private" @b : memref<2xf32> = dense<[2.0, 0.0]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %a = memref.get_global @a : memref<2xf32>
  %b = memref.get_global @b : memref<2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<2xf32>
    %y = memref.load %b[%i] : memref<2xf32>
    %z = arith.maxnumf %x, %y : f32
    %q = arith.bitcast %z : f32 to i32
    %w = arith.extsi %q : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
