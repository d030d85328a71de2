// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion run --paths 1 %s
// Where sizes may differ when a program runs, tensors get the right ones.

// The static size is the one of both.
// CHECK-LABEL: func.func @operands
// CHECK: tensor.pad
// CHECK: %[[FIT:.*]] = tensor.extract_slice
// CHECK: linalg.add ins(%{{.*}}, %[[FIT]] :
func.func @operands(%a: tensor<4xi32>, %v: i32, %s: index, %c: tensor<4xi32>) -> tensor<4xi32> {
  %b = call @some(%v, %s) : (i32, index) -> tensor<?xi32>
  %0 = linalg.add ins(%a, %b : tensor<4xi32>, tensor<?xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @claim
// CHECK: %[[FIT:.*]] = tensor.extract_slice
// CHECK: tensor.cast %[[FIT]]
func.func @claim(%v: i32, %s: index) -> tensor<3xi32> {
  %a = call @some(%v, %s) : (i32, index) -> tensor<?xi32>
  %0 = tensor.cast %a : tensor<?xi32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CHECK-LABEL: func.func @padded
// CHECK: tensor.pad {{.*}}
// CHECK: : tensor<?x2xi32> to tensor<?x2xi32>
// CHECK: tensor.extract_slice {{.*}} to tensor<5x2xi32>
func.func @padded(%a: tensor<?x2xi32>, %n: index, %v: i32) -> tensor<5x2xi32> {
  %0 = tensor.pad %a low[%n, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<?x2xi32> to tensor<5x2xi32>
  return %0 : tensor<5x2xi32>
}

// CHECK-LABEL: func.func @expanded
// CHECK: %[[SIZE:.*]] = arith.muli
// CHECK: %[[FIT:.*]] = tensor.extract_slice %{{.*}}[0] [%[[SIZE]]] [1]
// CHECK: tensor.expand_shape %[[FIT]]
func.func @expanded(%v: i32, %s: index) -> tensor<?x3xi32> {
  %a = call @some(%v, %s) : (i32, index) -> tensor<?xi32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xi32>
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 3] : tensor<?xi32> into tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// CHECK-LABEL: func.func @joined
// CHECK: %[[FIT:.*]] = tensor.extract_slice
// CHECK: tensor.concat dim(0) %{{.*}}, %[[FIT]]
func.func @joined(%a: tensor<2x3xi32>, %v: i32, %s: index) -> tensor<4x?xi32> {
  %b = call @some(%v, %s) : (i32, index) -> tensor<?xi32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %b, %c0 : tensor<?xi32>
  %two = tensor.splat %v[%n] : tensor<2x?xi32>
  %0 = tensor.concat dim(0) %a, %two : (tensor<2x3xi32>, tensor<2x?xi32>) -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
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
