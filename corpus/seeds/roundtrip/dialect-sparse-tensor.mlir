// Sparse tensors: encodings with level types and properties, permuted, blocked,
// with widths and slices; an iteration space.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonordered, soa)), explicitVal = 1.000000e+00 : f64, implicitVal = 0.000000e+00 : f64 }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, tensor<4x6xf64, #sparse1>, tensor<8x8xi8, #sparse2>, tensor<?x?xf32, #sparse3>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse4>, sym_name = "convert"}> ({
  ^bb0(%arg0: tensor<?x?xf64, #sparse>):
    %0 = "sparse_tensor.convert"(%arg0) : (tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse4>
    %1 = "sparse_tensor.extract_iteration_space"(%0) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<?x?xf64, #sparse4>) -> !sparse_tensor.iter_space<#sparse4, lvls = 0>
    "sparse_tensor.iterate"(%1) <{crdUsedLvls = 1 : i64}> ({
    ^bb0(%arg1: index, %arg2: !sparse_tensor.iterator<#sparse4, lvls = 0>):
      "t.use"(%arg1) : (index) -> ()
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse4, lvls = 0>) -> ()
    "func.return"(%0) : (tensor<?x?xf64, #sparse4>) -> ()
  }) : () -> ()
}) : () -> ()

