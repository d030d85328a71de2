// One fixed NaN before the bits of a NaN are seen, or a NaN is made from bits. What
// was never NaN in the run stays as it is.
//
// RUN: split-file %s %t
// RUN: %scion recondition --pretty --report %t/run.mlir 2>%t/report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/report
// RUN: %scion recondition %t/run.mlir > %t/done.mlir
// RUN: %scion recondition --check %t/done.mlir
// RUN: %scion interp %t/done.mlir | FileCheck %s --check-prefix=INTERP
// RUN: %scion recondition --pretty %t/complex.mlir | FileCheck %s --check-prefix=COMPLEX
// RUN: %scion recondition %t/complex.mlir | %scion recondition --check -
// INTERP: finished
// REPORT: arith.bitcast at line {{.*}}: one fixed NaN before its bits are seen
// REPORT-NEXT: math.copysign at line {{.*}}: one fixed NaN before its bits are seen
// REPORT-NEXT: arith.bitcast at line {{.*}}: one fixed NaN made from bits
// REPORT-NEXT: arith.bitcast at line {{.*}}: one fixed NaN before its bits are seen
// REPORT-NOT: {{.}}

//--- run.mlir
memref.global "private" @floats : memref<2xf32> = dense<[0.0, 1.5]>
memref.global "private" @bits : memref<2xi32> = dense<[-1, 7]>

// CHECK-LABEL: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %floats = memref.get_global @floats : memref<2xf32>
  // CHECK: %[[ZERO:.*]] = memref.load
  // CHECK-NEXT: %[[FINE:.*]] = memref.load
  // CHECK-NEXT: %[[NAN:.*]] = arith.divf
  %zero = memref.load %floats[%c0] : memref<2xf32>
  %fine = memref.load %floats[%c1] : memref<2xf32>
  %nan = arith.divf %zero, %zero : f32

  // CHECK-NEXT: arith.bitcast %[[FINE]] : f32 to i32
  // CHECK-NEXT: %[[TEST:.*]] = arith.cmpf uno, %[[NAN]], %[[NAN]] : f32
  // CHECK: %[[ONE:.*]] = arith.select %[[TEST]], %{{.*}}, %[[NAN]] : f32
  // CHECK: arith.bitcast %[[ONE]] : f32 to i32
  %0 = arith.bitcast %fine : f32 to i32
  %1 = arith.bitcast %nan : f32 to i32

  // The sign of the second operand is seen, of the first one not.
  // CHECK: math.copysign %[[NAN]], %[[FINE]] : f32
  // CHECK: %[[ONE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[NAN]] : f32
  // CHECK: math.copysign %[[FINE]], %[[ONE]] : f32
  %2 = math.copysign %nan, %fine : f32
  %3 = math.copysign %fine, %nan : f32

  // CHECK: %[[MADE:.*]] = arith.bitcast %{{.*}} : i32 to f32
  // CHECK: %[[ONE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[MADE]] : f32
  // CHECK: %[[NUMBER:.*]] = arith.bitcast %{{.*}} : i32 to f32
  // CHECK-NEXT: arith.addf %[[ONE]], %[[NUMBER]]
  %bits = memref.get_global @bits : memref<2xi32>
  %all = memref.load %bits[%c0] : memref<2xi32>
  %few = memref.load %bits[%c1] : memref<2xi32>
  %4 = arith.bitcast %all : i32 to f32
  %5 = arith.bitcast %few : i32 to f32
  %6 = arith.addf %4, %5 : f32

  // What observations print: bits that are masked afterwards need no guard. A payload
  // that goes elsewhere, too, is seen.
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[NAN]] : f32 to i32
  // CHECK: arith.andi %[[BITS]]
  // CHECK: %[[ONE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[NAN]] : f32
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[ONE]] : f32 to i32
  // CHECK: arith.andi %[[BITS]]
  %most = arith.constant 2147483647 : i32
  %infinity = arith.constant 2139095040 : i32
  %fixed = arith.constant 2143289344 : i32
  %12 = arith.bitcast %nan : f32 to i32
  %13 = arith.andi %12, %most : i32
  %14 = arith.cmpi ugt, %13, %infinity : i32
  %15 = arith.select %14, %fixed, %12 : i32
  %16 = arith.bitcast %nan : f32 to i32
  %17 = arith.andi %16, %most : i32
  %18 = arith.cmpi ugt, %17, %infinity : i32
  %19 = arith.select %18, %fixed, %16 : i32
  vector.print %17 : i32

  // In a branch that is not taken, nothing is seen.
  // CHECK: scf.if
  // CHECK-NEXT: arith.bitcast %[[NAN]] : f32 to i32
  %no = arith.cmpi eq, %all, %few : i32
  scf.if %no {
    %20 = arith.bitcast %nan : f32 to i32
    vector.print %20 : i32
  }
  return
}

// The interpreter does not know which part comes first: all that may be NaN is guarded.
//--- complex.mlir
// COMPLEX-LABEL: func.func @main
func.func @main() {
  // COMPLEX: complex.re
  // COMPLEX: %[[FIXED:.*]] = complex.create
  // COMPLEX-NEXT: %[[BITS:.*]] = complex.bitcast %[[FIXED]]
  %real = arith.constant 1.5 : f32
  %number = complex.create %real, %real : complex<f32>
  %sum = complex.add %number, %number : complex<f32>
  %0 = complex.bitcast %sum : complex<f32> to i64
  // COMPLEX: %[[MADE:.*]] = complex.bitcast %[[BITS]] : i64 to complex<f32>
  // COMPLEX: %[[FIXED:.*]] = complex.create
  // COMPLEX-NEXT: complex.add %[[FIXED]], %[[FIXED]]
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.add %1, %1 : complex<f32>
  // COMPLEX: complex.bitcast %{{.*}} : i64 to complex<f32>
  // COMPLEX-NEXT: complex.sub
  %bits = arith.constant 7 : i64
  %3 = complex.bitcast %bits : i64 to complex<f32>
  %4 = complex.sub %3, %3 : complex<f32>
  // COMPLEX: %[[CONSTANT:.*]] = complex.constant
  // COMPLEX-NEXT: complex.bitcast %[[CONSTANT]]
  %constant = complex.constant [1.5 : f32, 0.0 : f32] : complex<f32>
  %5 = complex.bitcast %constant : complex<f32> to i64
  return
}
