// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// Poison that is shown becomes an input, the same wherever it is shown.
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 [[V:-?[0-9]+]]{{$}}
// CHECK: i64 [[V]]{{$}}
// CHECK: finished

func.func private @printI64(i64)
func.func @main() {
  %p = ub.poison : i64
  func.call @printI64(%p) : (i64) -> ()
  func.call @printI64(%p) : (i64) -> ()
  return
}
