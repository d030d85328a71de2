// A negative size is cut; loops that use the same number follow.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// REPORT: alloc-sizes: @main: memref.alloc at line {{.*}}: size cut
// REPORT-NEXT: alloc-sizes: @main: tensor.splat at line {{.*}}: size cut
// REPORT-NOT: {{.}}

memref.global "private" @numbers : memref<2xindex> = dense<[-5, 7]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %numbers = memref.get_global @numbers : memref<2xindex>
  %bad = memref.load %numbers[%c0] : memref<2xindex>
  %good = memref.load %numbers[%c1] : memref<2xindex>
  %element = memref.load %numbers[%c0] : memref<2xindex>
  %m = memref.alloc(%good, %bad) : memref<?x?xi32>
  scf.for %i = %c0 to %bad step %c1 {
    memref.store %v, %m[%c0, %i] : memref<?x?xi32>
  }
  %n = memref.alloc(%good) : memref<?xi32>
  // The element is no size.
  // INTERP: 18446744073709551611
  %other = memref.load %numbers[%c0] : memref<2xindex>
  %t = tensor.splat %element[%other] : tensor<?xindex>
  %e = tensor.extract %t[%c0] : tensor<?xindex>
  vector.print %e : index
  // INTERP: finished
  return
}
