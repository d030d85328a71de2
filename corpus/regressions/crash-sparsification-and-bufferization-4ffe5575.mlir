// kind: crash
// until: 23
// culprit: sparsification-and-bufferization
// bad: '--pass-pipeline=builtin.module(sparsification-and-bufferization)'
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (), sym_name = "show"}> ({
  ^bb0(%arg6: tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>}> : () -> tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %1 = "linalg.generic"(%0, %0, %0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %2 = "sparse_tensor.binary"(%arg0, %arg0) ({
      ^bb0(%arg4: i32, %arg5: i32):
        "sparse_tensor.yield"(%arg1) : (i32) -> ()
      }, {
      }, {
      ^bb0(%arg3: i32):
        "sparse_tensor.yield"(%arg0) : (i32) -> ()
      }) : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    "func.call"(%1) <{callee = @show}> : (tensor<1xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
