// 0 gets no negative exponent.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished
// REPORT: math.ipowi at line {{.*}}: no negative exponent for 0
// REPORT-NOT: {{.}}

memref.global "private" @numbers : memref<2xi32> = dense<[0, -3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %numbers = memref.get_global @numbers : memref<2xi32>
  %zero = memref.load %numbers[%c0] : memref<2xi32>
  %minus = memref.load %numbers[%c1] : memref<2xi32>
  %0 = math.ipowi %minus, %minus : i32
  %1 = math.ipowi %zero, %zero : i32
  %2 = math.ipowi %zero, %minus : i32
  return
}
