// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Element 0 is written, elements 1 and 2 are not: one input.
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 5{{$}}
// CHECK: i64 [[V:-?[0-9]+]]{{$}}
// CHECK: i64 [[V]]{{$}}
// CHECK: finished

func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i64
  %m = memref.alloc() : memref<3xi64>
  memref.store %v, %m[%c0] : memref<3xi64>
  %a = memref.load %m[%c0] : memref<3xi64>
  %c2 = arith.constant 2 : index
  %b = memref.load %m[%c1] : memref<3xi64>
  func.call @printI64(%a) : (i64) -> ()
  %c = memref.load %m[%c2] : memref<3xi64>
  func.call @printI64(%b) : (i64) -> ()
  func.call @printI64(%c) : (i64) -> ()
  memref.dealloc %m : memref<3xi64>
  return
}
