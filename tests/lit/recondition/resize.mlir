// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// Where sizes differ in the run, tensors get the right ones. Where they agree
// the op stays.

// The static size is the one of both.
// CHECK-LABEL: func.func private @operands
// CHECK: %[[THREE:.*]] = tensor.splat
// CHECK: %[[FOUR:.*]] = tensor.splat
// CHECK: %[[BIG:.*]] = tensor.pad %[[THREE]]
// CHECK: %[[FIT:.*]] = tensor.extract_slice %[[BIG]]
// CHECK: linalg.add ins(%{{.*}}, %[[FIT]] :
// CHECK: linalg.add ins(%{{.*}}, %[[FOUR]] :
// REPORT-DAG: linalg-ops: @operands: {{.*}}: a tensor as large as the loops
func.func private @operands(%a: tensor<4xi32>, %v: i32, %three: index, %four: index) {
  %b = tensor.splat %v[%three] : tensor<?xi32>
  %c = tensor.splat %v[%four] : tensor<?xi32>
  %0 = linalg.add ins(%a, %b : tensor<4xi32>, tensor<?xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  %1 = linalg.add ins(%a, %c : tensor<4xi32>, tensor<?xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}

// CHECK-LABEL: func.func private @claim
// CHECK: %[[THREE:.*]] = tensor.splat
// CHECK: %[[FIT:.*]] = tensor.extract_slice
// CHECK: tensor.cast %[[FIT]] : {{.*}} to tensor<4xi32>
// CHECK: tensor.cast %[[THREE]] : {{.*}} to tensor<3xi32>
// REPORT-DAG: shape-casts: @claim: {{.*}}: a tensor as large as it is said to be
func.func private @claim(%v: i32, %three: index) {
  %a = tensor.splat %v[%three] : tensor<?xi32>
  %0 = tensor.cast %a : tensor<?xi32> to tensor<4xi32>
  %1 = tensor.cast %a : tensor<?xi32> to tensor<3xi32>
  return
}

// CHECK-LABEL: func.func private @padded
// CHECK: %[[PADDED:.*]] = tensor.pad
// CHECK: : tensor<?x2xi32> to tensor<?x2xi32>
// CHECK: tensor.extract_slice {{.*}} to tensor<5x2xi32>
// REPORT-DAG: pads: @padded: {{.*}}: the result made as large as it is stated
func.func private @padded(%v: i32, %three: index) {
  %a = tensor.splat %v[%three] : tensor<?x2xi32>
  %0 = tensor.pad %a low[%three, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<?x2xi32> to tensor<5x2xi32>
  return
}

// CHECK-LABEL: func.func private @expanded
// CHECK: %[[FOUR:.*]] = tensor.splat
// CHECK: %[[SIZE:.*]] = arith.muli
// CHECK: %[[FIT:.*]] = tensor.extract_slice %{{.*}}[0] [%[[SIZE]]] [1]
// CHECK: tensor.expand_shape %[[FIT]]
// CHECK: tensor.expand_shape %[[FOUR]]
// REPORT-DAG: shape-casts: @expanded: {{.*}}: a source as large as the result
func.func private @expanded(%v: i32, %four: index) {
  %c2 = arith.constant 2 : index
  %a = tensor.splat %v[%four] : tensor<?xi32>
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%four, 3] : tensor<?xi32> into tensor<?x3xi32>
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%c2, 2] : tensor<?xi32> into tensor<?x2xi32>
  return
}

// CHECK-LABEL: func.func private @joined
// CHECK-COUNT-2: tensor.splat
// CHECK: %[[THREE:.*]] = tensor.splat
// CHECK: %[[FIT:.*]] = tensor.extract_slice
// CHECK: tensor.concat dim(0) %{{.*}}, %[[FIT]]
// CHECK: tensor.concat dim(0) %{{.*}}, %[[THREE]]
// What the result claims along the dimension is made true.
// CHECK: %[[SIX:.*]] = tensor.concat dim(1) %[[THREE]], %[[THREE]] : {{.*}} -> tensor<2x?xi32>
// CHECK: tensor.extract_slice %{{.*}} to tensor<2x7xi32>
// REPORT-DAG: shape-casts: @joined: {{.*}}: as large as the first
// REPORT-DAG: shape-casts: @joined: {{.*}}: the result made as large as it is stated
func.func private @joined(%v: i32, %three: index, %four: index) {
  %a = tensor.splat %v : tensor<2x3xi32>
  %b = tensor.splat %v[%four] : tensor<2x?xi32>
  %c = tensor.splat %v[%three] : tensor<2x?xi32>
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xi32>, tensor<2x?xi32>) -> tensor<4x?xi32>
  %1 = tensor.concat dim(0) %a, %c : (tensor<2x3xi32>, tensor<2x?xi32>) -> tensor<4x?xi32>
  %2 = tensor.concat dim(1) %c, %c : (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x7xi32>
  return
}

memref.global @numbers : memref<2xindex> = dense<[3, 4]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @numbers : memref<2xindex>
  %three = memref.load %g[%c0] : memref<2xindex>
  %four = memref.load %g[%c1] : memref<2xindex>
  %v = arith.constant 7 : i32
  %a = tensor.splat %v : tensor<4xi32>
  func.call @operands(%a, %v, %three, %four) : (tensor<4xi32>, i32, index, index) -> ()
  func.call @claim(%v, %three) : (i32, index) -> ()
  func.call @padded(%v, %three) : (i32, index) -> ()
  func.call @expanded(%v, %four) : (i32, index) -> ()
  func.call @joined(%v, %three, %four) : (i32, index, index) -> ()
  return
}
