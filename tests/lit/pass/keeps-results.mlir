// The results of a pass that is in no path are compared if its rule says
// `keeps-results`, and not compared otherwise.
// RUN: %scion pass --statistics --through enable-arm-streaming %s 2>&1 | FileCheck %s --check-prefix COMPARED
// COMPARED: 1 programs interpreted, and after 1 of 1 passes with an effect
// RUN: %scion pass --statistics --through llvm-request-c-wrappers %s 2>&1 | FileCheck %s --check-prefix LEFT
// LEFT: 1 programs interpreted, and after 0 of 1 passes with an effect
func.func private @printI64(i64)
func.func @main() {
  %c = arith.constant 3 : i64
  call @printI64(%c) : (i64) -> ()
  return
}
