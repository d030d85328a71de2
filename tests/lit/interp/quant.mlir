// RUN: %scion interp %s | FileCheck %s
// RUN: not %scion interp %s --entry rounded | FileCheck %s --check-prefix=ROUNDED
// RUN: not %scion interp %s --entry back | FileCheck %s --check-prefix=BACK
// RUN: not %scion interp %s --entry excluded | FileCheck %s --check-prefix=EXCLUDED
// ROUNDED: unsupported: quant.qcast {{.*}}: its result is not specified, and is used
// BACK: unsupported: quant.dcast {{.*}}: its result is not specified, and is used
// EXCLUDED: unsupported: quant.scast {{.*}}: an integer that the quantized type excludes
!narrow = !quant.uniform<i8<-20:30>:f32, 2.0:-4>
!block = !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1, 2.0}, {0.5:-2, 4.0}}>

func.func @main() {
  // Rounding decides nothing where both numbers beside it are clamped.
  %x = arith.constant -100.5 : f32
  %q = quant.qcast %x : f32 to !narrow
  %i = quant.scast %q : !narrow to i8
  // CHECK: i64 -20
  vector.print %i : i8
  // One scale and zero point for each block of 1 x 2 elements.
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %d = arith.constant dense<[[3.0, 5.0, 8.0, -6.0], [1.5, 2.0, -8.0, 4.0]]> : tensor<2x4xf32>
  %p = quant.qcast %d : tensor<2x4xf32> to tensor<2x4x!block>
  %s = quant.scast %p : tensor<2x4x!block> to tensor<2x4xi8>
  %v = vector.transfer_read %s[%c0, %c0], %z : tensor<2x4xi8>, vector<2x4xi8>
  // CHECK-NEXT: i64 4
  // CHECK-NEXT: i64 6
  // CHECK-NEXT: i64 4
  // CHECK-NEXT: i64 -3
  // CHECK-NEXT: i64 1
  // CHECK-NEXT: i64 2
  // CHECK-NEXT: i64 -2
  // CHECK-NEXT: i64 1
  vector.print %v : vector<2x4xi8>
  %f = quant.dcast %p : tensor<2x4x!block> to tensor<2x4xf32>
  %g = tensor.extract %f[%c0, %c0] : tensor<2x4xf32>
  // CHECK-NEXT: f32 3
  vector.print %g : f32
  // CHECK-NEXT: finished
  return
}

func.func @rounded() {
  %x = arith.constant 1.0 : f32
  %q = quant.qcast %x : f32 to !narrow
  %i = quant.scast %q : !narrow to i8
  vector.print %i : i8
  return
}

func.func @back() {
  %x = arith.constant -100.0 : f32
  %q = quant.qcast %x : f32 to !narrow
  %y = quant.dcast %q : !narrow to f32
  vector.print %y : f32
  return
}

func.func @excluded() {
  %x = arith.constant 31 : i8
  %q = quant.scast %x : i8 to !narrow
  return
}
