// kind: miscompile
// culprit: linalg-block-pack-matmul
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(linalg-block-pack-matmul{block-factors=2,2,2 mnk-padded-multiples=4,4,4})'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<1xindex>, sym_name = "scion_pool_index", type = memref<1xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1xi32>, sym_name = "scion_pool_i32", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<4x4xi32>, index, index) -> tensor<?x?xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xi32>, %arg1: index, %arg2: index):
    %7 = "tensor.extract_slice"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xi32>, index, index) -> tensor<?x?xi32>
    %8 = "linalg.matmul"(%7, %7, %7) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
      %9 = "arith.muli"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.addi"(%arg5, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%10) : (i32) -> ()
    }) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    "func.return"(%8) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @scion_pool_i32}> : () -> memref<1xi32>
    %2 = "memref.load"(%1, %0) : (memref<1xi32>, index) -> i32
    %3 = "tensor.from_elements"(%2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<4x4xi32>
    %4 = "memref.get_global"() <{name = @scion_pool_index}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "func.call"(%3, %0, %5) <{callee = @f}> : (tensor<4x4xi32>, index, index) -> tensor<?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
