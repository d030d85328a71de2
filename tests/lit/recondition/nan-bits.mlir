// One fixed NaN before the bits of a NaN are seen, or a NaN is made from bits. What
// was never NaN in the run stays as it is.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished
// REPORT: arith.bitcast at line {{.*}}: one fixed NaN before its bits are seen
// REPORT-NEXT: math.copysign at line {{.*}}: one fixed NaN before its bits are seen
// REPORT-NEXT: arith.bitcast at line {{.*}}: one fixed NaN made from bits
// REPORT-NOT: {{.}}

memref.global "private" @floats : memref<2xf32> = dense<[0.0, 1.5]>
memref.global "private" @bits : memref<2xi32> = dense<[-1, 7]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %floats = memref.get_global @floats : memref<2xf32>
  %zero = memref.load %floats[%c0] : memref<2xf32>
  %fine = memref.load %floats[%c1] : memref<2xf32>
  %nan = arith.divf %zero, %zero : f32
  %0 = arith.bitcast %fine : f32 to i32
  %1 = arith.bitcast %nan : f32 to i32

  // The sign of the second operand is seen, of the first one not.
  %2 = math.copysign %nan, %fine : f32
  %3 = math.copysign %fine, %nan : f32
  %bits = memref.get_global @bits : memref<2xi32>
  %all = memref.load %bits[%c0] : memref<2xi32>
  %few = memref.load %bits[%c1] : memref<2xi32>
  %4 = arith.bitcast %all : i32 to f32
  %5 = arith.bitcast %few : i32 to f32
  %6 = arith.addf %4, %5 : f32

  // In a branch that is not taken, nothing is seen.
  %no = arith.cmpi eq, %all, %few : i32
  scf.if %no {
    %20 = arith.bitcast %nan : f32 to i32
    vector.print %20 : i32
  }
  return
}
