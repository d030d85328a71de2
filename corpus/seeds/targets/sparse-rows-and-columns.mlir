// expect: 9 1 0 8 0 0 0 0 0 9 0 0 0 0 18 0 6 0 0 1 4 -27 0 0 5 0 0 -7
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<6xi64>) -> tensor<4xi64>, sym_name = "multiply", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, %arg8: tensor<6xi64>):
    %17 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %18 = "tensor.empty"() : () -> tensor<4xi64>
    %19 = "linalg.fill"(%17, %18) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: i64, %arg13: i64):
      "linalg.yield"(%arg12) : (i64) -> ()
    }) : (i64, tensor<4xi64>) -> tensor<4xi64>
    %20 = "linalg.generic"(%arg7, %arg8, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: i64, %arg10: i64, %arg11: i64):
      %21 = "arith.muli"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %22 = "arith.addi"(%arg11, %21) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%22) : (i64) -> ()
    }) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<6xi64>, tensor<4xi64>) -> tensor<4xi64>
    "func.return"(%20) : (tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 16 }>>) -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, sym_name = "add", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, %arg3: tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 16 }>>):
    %14 = "tensor.empty"() : () -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %15 = "linalg.generic"(%arg2, %arg3, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: i64, %arg5: i64, %arg6: i64):
      %16 = "arith.addi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%16) : (i64) -> ()
    }) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 16 }>>, tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    "func.return"(%15) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 6 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<[[1, 0, 0, 2, 0, 0], [0, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 4], [0, 0, 5, 0, 0, -7]]> : tensor<4x6xi64>}> : () -> tensor<4x6xi64>
    %5 = "arith.constant"() <{value = dense<[[0, 0, 8, -2, 0, 0], [0, 9, 0, 0, 0, 0], [0, 3, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0]]> : tensor<4x6xi64>}> : () -> tensor<4x6xi64>
    %6 = "arith.constant"() <{value = dense<[1, -2, 3, 4, 5, 6]> : tensor<6xi64>}> : () -> tensor<6xi64>
    %7 = "sparse_tensor.convert"(%4) : (tensor<4x6xi64>) -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %8 = "sparse_tensor.convert"(%5) : (tensor<4x6xi64>) -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 16 }>>
    %9 = "func.call"(%7, %6) <{callee = @multiply}> : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<6xi64>) -> tensor<4xi64>
    %10 = "func.call"(%7, %8) <{callee = @add}> : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 16 }>>) -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %11 = "sparse_tensor.convert"(%10) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> tensor<4x6xi64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %12 = "tensor.extract"(%9, %arg0) : (tensor<4xi64>, index) -> i64
      "func.call"(%12) <{callee = @printI64}> : (i64) -> ()
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg1: index):
        %13 = "tensor.extract"(%11, %arg0, %arg1) : (tensor<4x6xi64>, index, index) -> i64
        "func.call"(%13) <{callee = @printI64}> : (i64) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
