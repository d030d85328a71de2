func.func @gathers(%a: tensor<4x3xi32>, %i: tensor<2x1xi64>) -> tensor<2x3xi32> {
  %g = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false} : (tensor<4x3xi32>, tensor<2x1xi64>) -> tensor<2x3xi32>
  return %g : tensor<2x3xi32>
}
func.func @scatters(%a: tensor<4x3xi32>, %u: tensor<2x3xi32>) -> tensor<4x3xi32> {
  %i = stablehlo.constant dense<[[3], [1]]> : tensor<2x1xi64>
  %s = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<4x3xi32>, tensor<2x1xi64>, tensor<2x3xi32>) -> tensor<4x3xi32>
  return %s : tensor<4x3xi32>
}
func.func @counted() -> tensor<2x4xi32> {
  %i = stablehlo.iota dim = 1 : tensor<2x4xi32>
  %j = stablehlo.iota dim = 0 : tensor<2x4xi32>
  %m = stablehlo.multiply %i, %j : tensor<2x4xi32>
  return %m : tensor<2x4xi32>
}
