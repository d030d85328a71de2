// draw-encoding stores an operand as a sparse tensor: an input of linalg is read in
// its encoding, other operands are converted back.
// RUN: grep -v ^// %s | scion mutate --only draw-encoding --stacked 1 --count 40 > %t
// RUN: FileCheck %s < %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// CHECK-DAG: %g0 = "sparse_tensor.convert"(%a) : (tensor<4x3xf32>) -> tensor<4x3xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : {{.*}}, d1 : {{.*}}) }>>
// CHECK-DAG: "linalg.generic"(%g0, %e)
// CHECK-DAG: (d0 : compressed(nonunique), d1 : singleton)
// CHECK-DAG: -> (d1 :
// CHECK-DAG: %g1 = "sparse_tensor.convert"(%g0) : (tensor<?xi8, #sparse_tensor.encoding<{ map = (d0) -> (d0 : {{.*}}) }>>) -> tensor<?xi8>
// CHECK-DAG: "tensor.cast"(%g1) : (tensor<?xi8>) -> tensor<4xi8>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<?xi8>) -> tensor<4x3xf32>, sym_name = "f"}> ({
  ^bb0(%a: tensor<4x3xf32>, %b: tensor<?xi8>):
    %e = "tensor.empty"() : () -> tensor<4x3xf32>
    %0 = "linalg.generic"(%a, %e) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%x: f32, %y: f32):
      "linalg.yield"(%x) : (f32) -> ()
    }) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %c = "tensor.cast"(%b) : (tensor<?xi8>) -> tensor<4xi8>
    "func.return"(%0) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
