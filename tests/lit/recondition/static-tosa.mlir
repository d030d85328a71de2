// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion recondition %s | %scion lower - | %scion exec -
// TOSA of dynamic shapes gets sizes that agree, from the arguments on.

// The type of the function stays; @main makes what the casts claim.
// CHECK-LABEL: func.func @add
// CHECK-SAME: (%[[A:.*]]: tensor<?x3xf32>, %[[B:.*]]: tensor<1x3xf32>, %[[C:.*]]: tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: %[[AS:.*]] = tensor.cast %[[A]] : tensor<?x3xf32> to tensor<[[N:[2-5]]]x3xf32>
// CHECK: %[[CS:.*]] = tensor.cast %[[C]] : tensor<?x?xf32> to tensor<[[N]]x3xf32>
// CHECK: %[[S:.*]] = tosa.add %[[AS]], %[[B]] : (tensor<[[N]]x3xf32>, tensor<1x3xf32>) -> tensor<[[N]]x3xf32>
// CHECK: %[[T:.*]] = tosa.add %[[S]], %[[CS]] : (tensor<[[N]]x3xf32>, tensor<[[N]]x3xf32>) -> tensor<[[N]]x3xf32>
// CHECK: %[[R:.*]] = tensor.cast %[[T]] : tensor<[[N]]x3xf32> to tensor<?x?xf32>
// CHECK: return %[[R]]
func.func @add(%a: tensor<?x3xf32>, %b: tensor<1x3xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tosa.add %a, %b : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  %1 = tosa.add %0, %c : (tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// All sizes that nothing is known of are the same one.
// CHECK-LABEL: func.func @matmul
// CHECK: tosa.matmul {{.*}} -> tensor<[[M:[2-5]]]x[[M]]x[[M]]xf32>
func.func @matmul(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %zero, %zero : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// Somebody else may call it with other sizes.
// CHECK-NOT: @called
func.func @called(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%a: tensor<?xf32>, %b: tensor<7xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %b : tensor<7xf32> to tensor<?xf32>
  %1 = func.call @called(%0) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// To infer what -1 stands for MLIR would divide by zero.
// CHECK-NOT: @empty
func.func @empty(%a: tensor<3x2x?xf32>) -> tensor<?x?x?xf32> {
  %sizes = tosa.const_shape {values = dense<[0, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %a, %sizes : (tensor<3x2x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
