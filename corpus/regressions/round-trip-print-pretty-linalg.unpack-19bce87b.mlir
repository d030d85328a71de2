// kind: round-trip
// culprit: print-pretty:linalg.unpack
// since: 23
"func.func"() <{function_type = (tensor<1x2x8x4xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>, sym_name = "f"}> ({
^bb0(%tiles: tensor<1x2x8x4xi32>, %plane: tensor<8x8xi32>):
  %r = "linalg.unpack"(%tiles, %plane) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<1x2x8x4xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>
  "func.return"(%r) : (tensor<8x8xi32>) -> ()
}) : () -> ()
