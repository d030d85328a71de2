// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Offsets and sizes are cut to the source.

// CHECK-LABEL: func.func @offset
// CHECK-SAME: (%[[T:.*]]: tensor<8xi32>, %[[I:.*]]: index)
// CHECK: %[[R:.*]] = arith.remui %[[I]]
// CHECK: tensor.extract_slice %[[T]][%[[R]]] [3] [1]
func.func @offset(%t: tensor<8xi32>, %i: index) -> tensor<3xi32> {
  %0 = tensor.extract_slice %t[%i] [3] [1] : tensor<8xi32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CHECK-LABEL: func.func @size
// CHECK: %[[N:.*]] = arith.remui
// CHECK: memref.subview %{{.*}}[0] [%[[N]]] [1]
func.func @size(%m: memref<8xi32>, %n: index) -> memref<?xi32, strided<[1]>> {
  %0 = memref.subview %m[0] [%n] [1] : memref<8xi32> to memref<?xi32, strided<[1]>>
  return %0 : memref<?xi32, strided<[1]>>
}

// A tensor grows until a slice of static size fits.
// CHECK-LABEL: func.func @large
// CHECK: %[[BIG:.*]] = tensor.pad
// CHECK: tensor.extract_slice %[[BIG]][%{{.*}}] [10] [1]
func.func @large(%v: i32, %n: index, %i: index) -> tensor<10xi32> {
  %t = call @some(%v, %n) : (i32, index) -> tensor<?xi32>
  %0 = tensor.extract_slice %t[%i] [10] [1] : tensor<?xi32> to tensor<10xi32>
  return %0 : tensor<10xi32>
}

// In steps of two, from 0 to 3 of 8.
// CHECK-LABEL: func.func @steps
// CHECK: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: arith.remui %{{.*}}, %[[FOUR]]
func.func @steps(%m: memref<8xi32>, %i: index) -> memref<3xi32, strided<[2], offset: ?>> {
  %0 = memref.subview %m[%i] [3] [2] : memref<8xi32> to memref<3xi32, strided<[2], offset: ?>>
  return %0 : memref<3xi32, strided<[2], offset: ?>>
}

// CHECK-LABEL: func.func @unknown
// CHECK: %[[DIM:.*]] = memref.dim
// CHECK: %[[END:.*]] = arith.addi %[[DIM]]
// CHECK: %[[N:.*]] = arith.remui %{{.*}}, %[[END]]
// CHECK: memref.subview %{{.*}}[%{{.*}}] [%[[N]]] [1]
func.func @unknown(%v: i32, %s: index, %i: index, %n: index) -> memref<?xi32, strided<[1], offset: ?>> {
  %c9 = arith.constant 9 : index
  %few = arith.remui %s, %c9 : index
  %m = memref.alloc(%few) : memref<?xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<?xi32>)
  %0 = memref.subview %m[%i] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  return %0 : memref<?xi32, strided<[1], offset: ?>>
}

// What is inserted gets the sizes of its place.
// CHECK-LABEL: func.func @insert
// CHECK: tensor.pad
// CHECK: %[[PART:.*]] = tensor.extract_slice
// CHECK: tensor.insert_slice %[[PART]] into
func.func @insert(%v: i32, %s: index, %t: tensor<8xi32>, %n: index) -> tensor<8xi32> {
  %p = call @some(%v, %s) : (i32, index) -> tensor<?xi32>
  %0 = tensor.insert_slice %p into %t[0] [%n] [1] : tensor<?xi32> into tensor<8xi32>
  return %0 : tensor<8xi32>
}

// A function that is undefined whatever it is given: so nothing here is taken as it stands.
func.func @undefined(%a: tensor<2xi32>) -> tensor<3xi32> {
  %0 = tensor.cast %a : tensor<2xi32> to tensor<?xi32>
  %1 = tensor.cast %0 : tensor<?xi32> to tensor<3xi32>
  return %1 : tensor<3xi32>
}

// A tensor of 0 to 8 elements.
func.func private @some(%v: i32, %n: index) -> tensor<?xi32> {
  %c9 = arith.constant 9 : index
  %few = arith.remui %n, %c9 : index
  %0 = tensor.splat %v[%few] : tensor<?xi32>
  return %0 : tensor<?xi32>
}
