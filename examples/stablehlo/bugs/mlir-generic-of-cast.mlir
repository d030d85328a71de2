// stablehlo-opt --canonicalize
// 'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 3
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: memref<3x1xf64>, %b: memref<2x4xf64>) {
  %0 = memref.cast %a : memref<3x1xf64> to memref<?x?xf64>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : memref<?x?xf64>) outs(%b : memref<2x4xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  }
  return
}
