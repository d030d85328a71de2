// Calls of a GPU's library are compared with the ops that they replace.
// RUN: %scion pass --statistics --through convert-math-to-rocdl %s 2>&1 | FileCheck %s
// CHECK: 1 programs interpreted, and after 1 of 1 passes with an effect
func.func @main() {
  %a = arith.constant 0.3 : f32
  %0 = math.sin %a : f32
  %1 = math.tanh %0 : f32
  vector.print %1 : f32
  return
}
