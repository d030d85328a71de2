// What is NaN or does not fit becomes 0.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// REPORT: arith.fptosi at line {{.*}}: 0 instead of NaN and of what does not fit
// REPORT-NEXT: arith.fptoui at line {{.*}}: 0 instead of NaN and of what does not fit
// REPORT-NEXT: arith.fptosi at line {{.*}}: 0 instead of NaN and of what does not fit
// REPORT-NOT: {{.}}

memref.global "private" @floats : memref<3xf32> = dense<[-128.9, -1.0, 128.0]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %floats = memref.get_global @floats : memref<3xf32>
  %least = memref.load %floats[%c0] : memref<3xf32>
  %minus = memref.load %floats[%c1] : memref<3xf32>
  %large = memref.load %floats[%c2] : memref<3xf32>

  // Truncation goes towards 0, so this one fits.
  %0 = arith.fptosi %least : f32 to i8
  %1 = arith.fptosi %large : f32 to i8
  %2 = arith.fptoui %minus : f32 to i8
  %3 = arith.fptoui %large : f32 to i8
  %zero = arith.constant 0.0 : f32
  %nan = arith.divf %zero, %zero : f32
  %both = vector.from_elements %large, %nan : vector<2xf32>
  %4 = arith.fptosi %both : vector<2xf32> to vector<2xi64>

  // INTERP: i64 -128
  // INTERP: i64 0
  // INTERP: i64 0
  // INTERP: i64 -128
  // INTERP: i64 128
  // INTERP: i64 0
  // INTERP: finished
  vector.print %0 : i8
  vector.print %1 : i8
  vector.print %2 : i8
  vector.print %3 : i8
  vector.print %4 : vector<2xi64>
  return
}
