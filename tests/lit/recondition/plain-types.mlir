// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion recondition %s | %scion lower - | %scion exec -
// Types that no CPU path knows are made plain, and the ops on them stay.

// vscale is 1.
// CHECK-LABEL: func.func @scalable
// CHECK-SAME: (%{{.*}}: memref<?xf32>, %{{.*}}: vector<2x4xf32>) -> (vector<4xf32>, index)
// CHECK: %[[SCALE:.*]] = arith.constant 1 : index
// CHECK: arith.constant dense<2.000000e+00> : vector<4xf32>
// CHECK: vector.transfer_read
// CHECK-SAME: memref<?xf32>, vector<4xf32>
// CHECK: vector.extract_strided_slice {{.*}}offsets = [2], sizes = [2], strides = [1]{{}? :}} vector<4xf32> to vector<2xf32>
// CHECK: vector.insert_strided_slice {{.*}}offsets = [0], strides = [1]{{}? :}} vector<2xf32> into vector<4xf32>
// CHECK: return %{{.*}}, %[[SCALE]]
func.func @scalable(%m: memref<?xf32>, %v: vector<2x[4]xf32>) -> (vector<[4]xf32>, index) {
  %c0 = arith.constant 0 : index
  %scale = vector.vscale
  %pad = arith.constant 0.0 : f32
  %two = arith.constant dense<2.0> : vector<[4]xf32>
  %0 = vector.transfer_read %m[%c0], %pad : memref<?xf32>, vector<[4]xf32>
  %1 = vector.extract %v[1] : vector<[4]xf32> from vector<2x[4]xf32>
  %2 = arith.addf %0, %two : vector<[4]xf32>
  %3 = arith.addf %1, %2 : vector<[4]xf32>
  %4 = vector.scalable.extract %3[2] : vector<2xf32> from vector<[4]xf32>
  %5 = vector.scalable.insert %4, %3[0] : vector<2xf32> into vector<[4]xf32>
  return %5, %scale : vector<[4]xf32>, index
}

// A fixed vector of eight does not fit into one of four times vscale.
// CHECK-NOT: @too_long
func.func @too_long(%v: vector<[4]xf32>) -> vector<8xf32> {
  %0 = vector.scalable.extract %v[0] : vector<8xf32> from vector<[4]xf32>
  return %0 : vector<8xf32>
}

// How a tensor is stored is not what it means.
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-LABEL: func.func @encoded
// CHECK-SAME: (%{{.*}}: tensor<4x4xi32>) -> tensor<4x4xi32>
// CHECK: arith.addi %{{.*}}, %{{.*}} : tensor<4x4xi32>
func.func @encoded(%t: tensor<4x4xi32, #csr>) -> tensor<4x4xi32, #csr> {
  %0 = arith.addi %t, %t : tensor<4x4xi32, #csr>
  return %0 : tensor<4x4xi32, #csr>
}

// CHECK-LABEL: func.func @spaces
// CHECK-SAME: (%[[M:.*]]: memref<4xi32>) -> memref<4xi32>
// CHECK-NOT: memory_space_cast
// CHECK: return %[[M]]
func.func @spaces(%m: memref<4xi32, 3>) -> memref<4xi32> {
  %0 = memref.memory_space_cast %m : memref<4xi32, 3> to memref<4xi32>
  return %0 : memref<4xi32>
}

// Element types without a lowering become others (floats of less than 16 bits,
// if nothing computes with them: narrow-floats.mlir).
// CHECK-LABEL: func.func @narrow_floats
// CHECK-SAME: tensor<4xf16>
// CHECK: dense<1.500000e+00> : tensor<4xf16>
func.func @narrow_floats(%t: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %zero = arith.constant 0 : index
  %c = arith.constant dense<1.5> : tensor<4xf8E5M2>
  %x = tensor.extract %c[%zero] : tensor<4xf8E5M2>
  %0 = tensor.insert %x into %t[%zero] : tensor<4xf8E5M2>
  return %0 : tensor<4xf8E5M2>
}

// CHECK-LABEL: func.func @quantised
// CHECK-SAME: tensor<2x3xi8>
func.func @quantised(%t: tensor<2x3x!quant.uniform<i8:f32, 0.1:-1>>)
    -> tensor<3x2x!quant.uniform<i8:f32, 0.1:-1>> {
  %0 = "tosa.transpose"(%t) <{perms = array<i32: 1, 0>}>
    : (tensor<2x3x!quant.uniform<i8:f32, 0.1:-1>>)
      -> tensor<3x2x!quant.uniform<i8:f32, 0.1:-1>>
  return %0 : tensor<3x2x!quant.uniform<i8:f32, 0.1:-1>>
}

// CHECK-LABEL: func.func @unranked
// CHECK-SAME: tensor<?x?xf32>
func.func @unranked(%t: tensor<*xf32>) -> tensor<*xf32> {
  %0 = tosa.abs %t : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// Not stored as integers: a range of floats is all that is known.
// CHECK-LABEL: func.func @calibrated(%{{.*}}: tensor<2xf32>) -> tensor<2xf32>
func.func @calibrated(%x: tensor<2x!quant.calibrated<f32<-1.0:1.0>>>) -> tensor<2x!quant.calibrated<f32<-1.0:1.0>>> {
  return %x : tensor<2x!quant.calibrated<f32<-1.0:1.0>>>
}
