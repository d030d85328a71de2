// expect: 102 3 0 -4 105 6 -56 0 0 3 0 -1 0 0 0 0 2 0 0 1 1 0 -14 0
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
    %21 = "sparse_tensor.convert"(%arg12) : (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<8xi64>
    %22 = "arith.constant"() <{value = 0 : index}> : () -> index
    %23 = "arith.constant"() <{value = 1 : index}> : () -> index
    %24 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%22, %24, %23) ({
    ^bb0(%arg13: index):
      %25 = "tensor.extract"(%21, %arg13) : (tensor<8xi64>, index) -> i64
      "func.call"(%25) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<[0, 3, 0, -1, 0, 6, 7, 0]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %1 = "arith.constant"() <{value = dense<[2, 0, 0, 4, 5, 0, -8, 0]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %2 = "sparse_tensor.convert"(%0) : (tensor<8xi64>) -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %3 = "sparse_tensor.convert"(%1) : (tensor<8xi64>) -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %4 = "tensor.empty"() : () -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %5 = "linalg.generic"(%2, %3, %4) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: i64, %arg7: i64, %arg8: i64):
      %17 = "sparse_tensor.binary"(%arg6, %arg7) <{left_identity}> ({
      ^bb0(%arg10: i64, %arg11: i64):
        %20 = "arith.muli"(%arg10, %arg11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "sparse_tensor.yield"(%20) : (i64) -> ()
      }, {
      }, {
      ^bb0(%arg9: i64):
        %18 = "arith.constant"() <{value = 100 : i64}> : () -> i64
        %19 = "arith.addi"(%arg9, %18) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "sparse_tensor.yield"(%19) : (i64) -> ()
      }) : (i64, i64) -> i64
      "linalg.yield"(%17) : (i64) -> ()
    }) : (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    "func.call"(%5) <{callee = @show}> : (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
    %6 = "tensor.empty"() : () -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %7 = "linalg.generic"(%2, %6) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i64, %arg4: i64):
      %14 = "sparse_tensor.select"(%arg3) ({
      ^bb0(%arg5: i64):
        %15 = "arith.constant"() <{value = 5 : i64}> : () -> i64
        %16 = "arith.cmpi"(%arg5, %15) <{predicate = 2 : i64}> : (i64, i64) -> i1
        "sparse_tensor.yield"(%16) : (i1) -> ()
      }) : (i64) -> i64
      "linalg.yield"(%14) : (i64) -> ()
    }) : (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    "func.call"(%7) <{callee = @show}> : (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
    %8 = "tensor.empty"() : () -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %9 = "linalg.generic"(%3, %8) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i64, %arg1: i64):
      %10 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %11 = "sparse_tensor.unary"(%arg0) ({
      ^bb0(%arg2: i64):
        %12 = "arith.index_cast"(%10) : (index) -> i64
        %13 = "arith.subi"(%arg2, %12) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "sparse_tensor.yield"(%13) : (i64) -> ()
      }, {
      }) : (i64) -> i64
      "linalg.yield"(%11) : (i64) -> ()
    }) : (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    "func.call"(%9) <{callee = @show}> : (tensor<8xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
