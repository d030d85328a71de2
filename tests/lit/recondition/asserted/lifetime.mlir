// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// A dealloc before the last use goes.
// BAD: i64 5{{$}}
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 5{{$}}
// CHECK: i64 5{{$}}
// CHECK: finished

func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i64
  %m = memref.alloc() : memref<1xi64>
  memref.store %v, %m[%c0] : memref<1xi64>
  %a = memref.load %m[%c0] : memref<1xi64>
  func.call @printI64(%a) : (i64) -> ()
  memref.dealloc %m : memref<1xi64>
  %b = memref.load %m[%c0] : memref<1xi64>
  func.call @printI64(%b) : (i64) -> ()
  return
}
