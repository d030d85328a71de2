// stablehlo-opt --stablehlo-legalize-to-linalg
// Reads memory that is not initialized; the verifier accepts the initial value.
func.func @f(%arg0: tensor<4x2xf32>, %arg1: tensor<4xf32>) -> tensor<2x1xf32> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 3, 1>}> ({
  ^bb0(%arg2: tensor<4xf32>, %arg3: tensor<4xf32>):
    %1 = stablehlo.add %arg2, %arg3 : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}
