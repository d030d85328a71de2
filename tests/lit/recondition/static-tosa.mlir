// RUN: split-file %s %t
// RUN: %scion recondition --pretty %t/own.mlir | FileCheck %s
// RUN: %scion recondition %t/own.mlir | %scion recondition --check -
// RUN: %scion recondition %t/own.mlir | %scion lower - | %scion exec -
// RUN: not %scion recondition %t/called.mlir 2>&1 | FileCheck %s --check-prefix=CALLED
// RUN: not %scion recondition %t/empty.mlir 2>&1 | FileCheck %s --check-prefix=EMPTY
// TOSA of dynamic shapes gets sizes that agree, from the arguments on.

//--- own.mlir
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

//--- called.mlir
// Somebody else may call it with other sizes.
// CALLED: out of scope: tosa.abs: dynamic shapes in tosa
func.func @called(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%a: tensor<?xf32>, %b: tensor<7xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %b : tensor<7xf32> to tensor<?xf32>
  %1 = func.call @called(%0) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

//--- empty.mlir
// To infer what -1 stands for MLIR would divide by zero.
// EMPTY: out of scope: tosa.reshape: a reshape to another number of elements
func.func @empty(%a: tensor<3x2x?xf32>) -> tensor<?x?x?xf32> {
  %sizes = "tosa.const_shape"() <{values = dense<[0, 3, -1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
  %0 = tosa.reshape %a, %sizes : (tensor<3x2x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
