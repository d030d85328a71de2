// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// A copy into a buffer that is another one, then into a part of itself.
// BAD: i64 1{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1{{$}}
// CHECK: i64 1{{$}}
// CHECK: finished

memref.global "private" @u : memref<4xi64> = dense<0>
memref.global "private" @t : memref<4xi64> = dense<[1, 2, 3, 4]>
func.func private @printI64(i64)
func.func private @copy(%a: memref<4xi64>, %b: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  memref.copy %a, %b : memref<4xi64> to memref<4xi64>
  %w = memref.load %b[%c0] : memref<4xi64>
  func.call @printI64(%w) : (i64) -> ()
  return
}
func.func @main() {
  %t = memref.get_global @t : memref<4xi64>
  %m = memref.get_global @u : memref<4xi64>
  func.call @copy(%t, %m) : (memref<4xi64>, memref<4xi64>) -> ()
  func.call @copy(%m, %m) : (memref<4xi64>, memref<4xi64>) -> ()
  return
}
