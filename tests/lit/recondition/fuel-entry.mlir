// RUN: %scion recondition --fuel %s | %scion lower - | %scion exec - | FileCheck %s
// A program that calls its own entry: twelve calls in calls, and no more.

// CHECK-COUNT-12: i64 7
// CHECK-NEXT: finished
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %0 = arith.constant 7 : i64
  func.call @printI64(%0) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @main() : () -> ()
  return
}
