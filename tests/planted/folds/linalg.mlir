// 0.0 + -0.0 is 0.0: linalg.elementwise of linalg.fill.
#map = affine_map<(i) -> (i)>
func.func @hide(%x: tensor<2xf32>) -> tensor<2xf32> attributes {no_inline} {
  return %x : tensor<2xf32>
}
func.func @main() {
  %zero = arith.constant 0.0 : f32
  %list = arith.constant dense<[-0.0, 4.0]> : tensor<2xf32>
  %out = tensor.empty() : tensor<2xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%out : tensor<2xf32>)
    -> tensor<2xf32>
  %hidden = func.call @hide(%zeros) : (tensor<2xf32>) -> tensor<2xf32>
  %a = "linalg.elementwise"(%zeros, %list, %out) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %b = "linalg.elementwise"(%hidden, %list, %out) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
