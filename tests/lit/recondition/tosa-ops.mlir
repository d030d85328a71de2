// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// Shift amounts, divisors and positions are cut, NaN is cast as 0 (starts of
// slices: tosa-slices.mlir). What is fine in the run stays. A shift by the width
// or more is poison, so it is repaired where it shows.

// CHECK-LABEL: func.func @main
// CHECK: %[[A:.*]] = bufferization.to_tensor
// CHECK: %[[X:.*]] = bufferization.to_tensor
// CHECK: %[[FINE:.*]] = bufferization.to_tensor
// CHECK: %[[SHIFT:.*]] = arith.remui %[[A]], %{{.*}} : tensor<4xi32>
// CHECK: tosa.logical_left_shift %[[A]], %[[SHIFT]]
// CHECK: tosa.logical_left_shift %[[A]], %[[FINE]]
// CHECK: %[[ROUND:.*]] = arith.remui %[[A]], %{{.*}} : tensor<4xi32>
// CHECK: tosa.arithmetic_right_shift %[[A]], %[[ROUND]]
// CHECK: %[[DIVISOR:.*]] = arith.select %{{.*}}, %[[A]], %{{.*}} : tensor<4xi1>, tensor<4xi32>
// CHECK: tosa.intdiv %[[A]], %[[DIVISOR]]
// CHECK: tosa.intdiv %[[A]], %[[FINE]]
// CHECK: %[[NUMBER:.*]] = arith.select
// CHECK: tosa.cast %[[NUMBER]]
// CHECK: %[[REST:.*]] = arith.remui
// CHECK: tosa.gather %{{.*}}, %[[REST]]

// REPORT: tosa-ops: {{.*}}: shift amount below the width
// REPORT-NEXT: tosa-ops: {{.*}}: shift amount below the width
// REPORT-NEXT: tosa-ops: {{.*}}: neither 0 nor -1 as a divisor
// REPORT-NEXT: tosa-ops: {{.*}}: 0 instead of NaN
// REPORT-NEXT: tosa-ops: {{.*}}: positions below the size
memref.global @ints : memref<4xi32> = dense<[-1, 33, 0, 40]>
memref.global @floats : memref<2xf32> = dense<[0x7fc00000, 1.0]>
memref.global @fine : memref<4xi32> = dense<[1, 2, 3, 31]>
func.func private @printI64(i64)
func.func @main() {
  %m = memref.get_global @ints : memref<4xi32>
  %f = memref.get_global @floats : memref<2xf32>
  %n = memref.get_global @fine : memref<4xi32>
  %a = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  %x = bufferization.to_tensor %f restrict : memref<2xf32> to tensor<2xf32>
  %fine = bufferization.to_tensor %n restrict : memref<4xi32> to tensor<4xi32>
  %0 = tosa.logical_left_shift %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.logical_left_shift %a, %fine : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2 = "tosa.arithmetic_right_shift"(%a, %a) <{round = true}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %at0 = arith.constant 0 : index
  %shifted = tensor.extract %0[%at0] : tensor<4xi32>
  vector.print %shifted : i32
  %rounded = tensor.extract %2[%at0] : tensor<4xi32>
  vector.print %rounded : i32
  %3 = tosa.intdiv %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %4 = tosa.intdiv %a, %fine : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = tosa.cast %x : (tensor<2xf32>) -> tensor<2xi8>
  %c0 = arith.constant 0 : index
  %byte = tensor.extract %5[%c0] : tensor<2xi8>
  %wide = arith.extsi %byte : i8 to i64
  func.call @printI64(%wide) : (i64) -> ()
  %rows = tensor.expand_shape %fine [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xi32> into tensor<1x4x1xi32>
  %at = tensor.expand_shape %a [[0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
  %6 = tosa.gather %rows, %at : (tensor<1x4x1xi32>, tensor<1x4xi32>) -> tensor<1x4x1xi32>
  return
}
