// A loop of 2^40 iterations without effects: the reference path erases it. Where the
// interpreter comes to no end either, a path that is as long is no finding.

// RUN: not %scion run %s --paths 1 --through 'func.func(convert-scf-to-cf)' --no-recondition --seed 3 | FileCheck %s --implicit-check-not=miscompile

// CHECK: {{no-comparison: 1 path: a loop without end that one of two paths erases|the reference path runs out of fuel}}

memref.global "private" @in : memref<2xindex> = dense<[0, 1099511627776]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %in = memref.get_global @in : memref<2xindex>
  %n = memref.load %in[%c1] : memref<2xindex>
  %v = vector.broadcast %c1 : index to vector<2xindex>
  scf.for %i = %c0 to %n step %c1 {
    %e = vector.extract %v[0] : index from vector<2xindex>
  }
  vector.print %v : vector<2xindex>
  return
}
