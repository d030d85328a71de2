// Two zeros of different signs are made the same zero; zeros that have no angle get one.
// Numbers that were no such zeros in the run stay as they are.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished
// REPORT: arith.maxnumf at line {{.*}}: zeros of one sign
// REPORT-NEXT: arith.minnumf at line {{.*}}: zeros of one sign
// REPORT-NEXT: math.atan2 at line {{.*}}: an angle of zeros
// REPORT-NEXT: complex.log at line {{.*}}: an angle of zeros
// REPORT-NEXT: complex.log1p at line {{.*}}: an angle of zeros
// REPORT-NEXT: complex.angle at line {{.*}}: an angle of zeros
// REPORT-NOT: {{.}}

memref.global "private" @floats : memref<3xf32> = dense<[0.0, -0.0, -1.0]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %floats = memref.get_global @floats : memref<3xf32>
  %plus = memref.load %floats[%c0] : memref<3xf32>
  %minus = memref.load %floats[%c1] : memref<3xf32>
  %less = memref.load %floats[%c2] : memref<3xf32>
  %0 = arith.maxnumf %plus, %less : f32
  %1 = arith.maxnumf %plus, %minus : f32
  %v = vector.from_elements %plus, %less : vector<2xf32>
  %w = vector.from_elements %minus, %minus : vector<2xf32>
  %2 = arith.minnumf %v, %w : vector<2xf32>
  %3 = arith.minnumf %v, %v : vector<2xf32>
  %4 = math.atan2 %plus, %plus : f32
  %5 = math.atan2 %plus, %less : f32

  // Complex functions that ask for the angle.
  %zero = complex.create %plus, %minus : complex<f32>
  %real = complex.create %less, %minus : complex<f32>
  %6 = complex.log %zero : complex<f32>
  %7 = complex.log %real : complex<f32>
  %8 = complex.log1p %real : complex<f32>
  %9 = complex.log1p %zero : complex<f32>
  %10 = complex.angle %zero : complex<f32>
  %11 = complex.sqrt %zero : complex<f32>
  %constant = complex.constant [-1.0 : f32, 0.0 : f32] : complex<f32>
  %12 = complex.pow %constant, %constant : complex<f32>
  return
}
