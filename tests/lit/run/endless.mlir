// A loop without end and without effects may be erased. The reference path does,
// when it folds the view; a path that makes branches of it first does not end.

// RUN: not %scion run %s --paths 1 --through 'func.func(convert-scf-to-cf)' --no-recondition --seed 1 | FileCheck %s

// CHECK: no-comparison: 1 path: a loop without end that one of two paths erases

memref.global "private" @in : memref<2xi64> = dense<[3, 4]>
func.func @main() {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %b = memref.get_global @in : memref<2xi64>
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    scf.yield
  }
  %v = memref.subview %b[0] [2] [1] : memref<2xi64> to memref<2xi64, strided<[1]>>
  %e = memref.load %v[%c0] : memref<2xi64, strided<[1]>>
  vector.print %e : i64
  return
}
