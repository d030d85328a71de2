// RUN: split-file %s %t
// RUN: %scion recondition --pretty %t/forms.mlir | FileCheck %s
// RUN: %scion recondition %t/forms.mlir | %scion recondition --check -
// RUN: %scion run --paths 1 %t/forms.mlir
// RUN: %scion recondition --pretty %t/zero.mlir | FileCheck %s --check-prefix=ZERO
// RUN: %scion recondition %t/zero.mlir | %scion recondition --check -
// RUN: %scion run --paths 1 %t/zero.mlir
// Forms that no conversion takes are written in others that mean the same.

//--- forms.mlir
// CHECK-LABEL: func.func @rows
// CHECK: vector.transfer_read {{.*}}in_bounds = [true, true]
// CHECK: vector.transfer_write {{.*}}in_bounds = [true, true]
func.func @rows(%m: memref<4x4xf32>) -> vector<2x2xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.load %m[%c0, %c0] : memref<4x4xf32>, vector<2x2xf32>
  vector.store %0, %m[%c0, %c0] : memref<4x4xf32>, vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// A memref has a byte for each element of i4, a vector half of one.
// CHECK-LABEL: func.func @nibbles
// CHECK: scf.for {{.*}} iter_args(%[[V:.*]] = %{{.*}})
// CHECK:   scf.if
// CHECK:     memref.load
// CHECK:     vector.insert
// CHECK: scf.for
// CHECK:   vector.extract
// CHECK:   memref.store
func.func @nibbles(%m: memref<8xi4>, %k: vector<4xi1>, %p: vector<4xi4>) -> vector<4xi4> {
  %c0 = arith.constant 0 : index
  %0 = vector.maskedload %m[%c0], %k, %p : memref<8xi4>, vector<4xi1>, vector<4xi4> into vector<4xi4>
  vector.store %0, %m[%c0] : memref<8xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}

// CHECK-LABEL: func.func @position
// CHECK: vector.shape_cast
// CHECK-COUNT-2: vector.extract
// CHECK: vector.from_elements
func.func @position(%v: vector<3x2xf32>, %i: index) -> vector<2xf32> {
  %0 = vector.extract %v[%i] : vector<2xf32> from vector<3x2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @product
// CHECK: arith.extf
// CHECK: arith.extf
// CHECK: vector.contract
func.func @product(%a: vector<2x3xf16>, %b: vector<3x2xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                                         affine_map<(i, j, k) -> (i, j)>],
                        iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %b, %c : vector<2x3xf16>, vector<3x2xf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: func.func @both
// CHECK: memref.reshape
// CHECK-NOT: memref.expand_shape
// CHECK: tensor.reshape
// CHECK-NOT: tensor.expand_shape
// CHECK: return
func.func @both(%m: memref<?xi32>, %t: tensor<?xi32>, %n: index) -> (memref<?x?xi32>, tensor<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.dim %m, %c0 : memref<?xi32>
  %b = tensor.dim %t, %c0 : tensor<?xi32>
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%a, %c1] : memref<?xi32> into memref<?x?xi32>
  %1 = tensor.expand_shape %t [[0, 1]] output_shape [%c1, %b] : tensor<?xi32> into tensor<?x?xi32>
  return %0, %1 : memref<?x?xi32>, tensor<?x?xi32>
}

//--- zero.mlir
// The interpreter knows no others.
// ZERO-LABEL: func.func @main
// ZERO: %[[Y:.*]] = {{"?}}tosa.const
// ZERO: %[[Z:.*]] = {{"?}}tosa.const
// ZERO: tosa.negate %{{.*}}, %[[Y]], %[[Z]]
memref.global @zero : memref<1xi8> = dense<0>
func.func @main() {
  %m = memref.get_global @zero : memref<1xi8>
  %z = bufferization.to_tensor %m restrict : memref<1xi8> to tensor<1xi8>
  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
  %0 = tosa.negate %a, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
