// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// A flag that lets paths compute other bits: (1e20 + -1e20) + 1 is 1.
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1{{$}}
// CHECK: finished

memref.global "private" @t : memref<3xf32> = dense<[1.0e20, -1.0e20, 1.0]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = memref.get_global @t : memref<3xf32>
  %a = memref.load %t[%c0] : memref<3xf32>
  %b = memref.load %t[%c1] : memref<3xf32>
  %c = memref.load %t[%c2] : memref<3xf32>
  %d = arith.addf %a, %b fastmath<reassoc> : f32
  %e = arith.addf %d, %c : f32
  %i = arith.fptosi %e : f32 to i64
  func.call @printI64(%i) : (i64) -> ()
  return
}
