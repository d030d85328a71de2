// stablehlo-opt --stablehlo-legalize-to-tosa
// Wrong: TOSA casts no i1 to floats, and MLIR folds the cast of true to -1.
func.func @f() -> tensor<f32> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<f32>
  return %1 : tensor<f32>
}
