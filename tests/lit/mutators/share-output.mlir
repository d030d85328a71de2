// share-output lets two operations start from one destination.
// RUN: grep -v ^// %s | scion mutate --only share-output --stacked 1 --count 20 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: "tensor.insert"(%x, %a, %i)
// CHECK-DAG: "tensor.insert_slice"(%a, %b)
// CHECK: "linalg.transpose"(%a, %[[SAME:[ab]]])
// CHECK: "linalg.transpose"(%a, %[[SAME]])
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, f32, index) -> (), sym_name = "f"}> ({
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32, %i: index):
    %t = "tensor.insert"(%x, %a, %i) : (f32, tensor<4xf32>, index) -> tensor<4xf32>
    %u = "tensor.insert_slice"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %p = "linalg.transpose"(%a, %a) <{permutation = array<i64: 0>}> ({
    ^bb0(%in: f32, %out: f32):
      "linalg.yield"(%in) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %q = "linalg.transpose"(%a, %b) <{permutation = array<i64: 0>}> ({
    ^bb0(%in: f32, %out: f32):
      "linalg.yield"(%in) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
