// No path shows whether a program ends: a loop without end and without effects
// may be erased, and its blocks have no way out by which fuel could end it.

// RUN: not %scion run %s --paths 1 --through convert-scf-to-cf --seed 1 | FileCheck %s

// CHECK: no-comparison: 1 path: a loop without end that one of two paths erases

func.func @main() {
  %zero = arith.constant dense<0> : vector<1x1xi32>
  scf.execute_region {
    cf.br ^again
  ^again:
    cf.br ^again
  }
  vector.print %zero : vector<1x1xi32>
  return
}
