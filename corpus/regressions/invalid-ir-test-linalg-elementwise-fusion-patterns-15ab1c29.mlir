// kind: invalid-ir
// culprit: test-linalg-elementwise-fusion-patterns
// bad: '--pass-pipeline=builtin.module(func.func(test-linalg-elementwise-fusion-patterns{fuse-multiuse-producer=1}))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "linalg.generic"(%0, %0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %3 = "linalg.generic"(%2, %0, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %4 = "tensor.extract"(%3, %1, %1) : (tensor<1x1xi32>, index, index) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %5 = "tensor.extract"(%2, %1, %1) : (tensor<1x1xi32>, index, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
