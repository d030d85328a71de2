// kind: miscompile
// culprit: sparsification
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(sparsification{parallelization-strategy=any-storage-any-loop})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<1> : tensor<4x6xi32>}> : () -> tensor<4x6xi32>
    %3 = "arith.constant"() <{value = dense<0> : tensor<6xi32>}> : () -> tensor<6xi32>
    %4 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %5 = "sparse_tensor.convert"(%2) : (tensor<4x6xi32>) -> tensor<4x6xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>
    %6 = "sparse_tensor.reinterpret_map"(%5) : (tensor<4x6xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>) -> tensor<2x3x2x2xi32, #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>>
    %7 = "linalg.generic"(%6, %3, %4) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32):
      %12 = "arith.muli"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %13 = "arith.addi"(%arg6, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) {sorted = true} : (tensor<2x3x2x2xi32, #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>>, tensor<6xi32>, tensor<4xi32>) -> tensor<4xi32>
    %8 = "tensor.extract"(%7, %1) : (tensor<4xi32>, index) -> i32
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %9 = "sparse_tensor.convert"(%5) : (tensor<4x6xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>) -> tensor<4x6xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %10 = "sparse_tensor.concatenate"(%9, %2) <{dimension = 0 : index}> : (tensor<4x6xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<4x6xi32>) -> tensor<8x6xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %11 = "sparse_tensor.foreach"(%10, %0) ({
    ^bb0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32):
      "sparse_tensor.yield"(%0) : (i32) -> ()
    }) : (tensor<8x6xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
