// expect: ( 2, 4, 6, 8 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi64>, sym_name = "in", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "func.func"() <{function_type = (tensor<4xi64>, index) -> tensor<4xi64>, sym_name = "step", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xi64>, %arg1: index):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "scf.for"(%8, %arg1, %9, %arg0) ({
    ^bb0(%arg2: index, %arg3: tensor<4xi64>):
      %11 = "tensor.empty"() : () -> tensor<4xi64>
      %12 = "linalg.generic"(%arg0, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg6: i64, %arg7: i64):
        %15 = "linalg.index"() <{dim = 0 : i64}> : () -> index
        %16 = "arith.index_cast"(%15) : (index) -> i64
        %17 = "arith.addi"(%arg6, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "linalg.yield"(%17) : (i64) -> ()
      }) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %13 = "linalg.generic"(%12, %arg3) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg4: i64, %arg5: i64):
        %14 = "arith.subi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "linalg.yield"(%14) : (i64) -> ()
      }) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "scf.yield"(%13) : (tensor<4xi64>) -> ()
    }) : (index, index, index, tensor<4xi64>) -> tensor<4xi64>
    "func.return"(%10) : (tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @in}> : () -> memref<4xi64>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<4xi64>) -> tensor<4xi64>
    %5 = "func.call"(%4, %1) <{callee = @step}> : (tensor<4xi64>, index) -> tensor<4xi64>
    %6 = "arith.addi"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %7 = "vector.transfer_read"(%6, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi64>, index, i64) -> vector<4xi64>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
