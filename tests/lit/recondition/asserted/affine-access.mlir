// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 2 * 1 + 1 is the last of 4 positions; 2 * 2 + 1 is cut to 1.
// BAD: i64 40{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 40{{$}}
// CHECK: i64 20{{$}}
// CHECK: finished

memref.global "private" @b : memref<2xindex> = dense<[1, 2]>
memref.global "private" @t : memref<4xi64> = dense<[10, 20, 30, 40]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %b = memref.get_global @b : memref<2xindex>
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %b[%i] : memref<2xindex>
    func.call @show(%y) : (index) -> ()
  }
  return
}
func.func private @show(%y: index) {
  %t = memref.get_global @t : memref<4xi64>
  %w = affine.load %t[2 * symbol(%y) + 1] : memref<4xi64>
  func.call @printI64(%w) : (i64) -> ()
  return
}
