// near-miss: M30
// expect: 2
// expect: 2
// good: PLAIN
// same: '--one-shot-bufferize=bufferize-function-boundaries=1 analysis-heuristic=top-down' PLAIN
// Both ops stand in the block whose arguments they take.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1xi32>, %arg1: tensor<1xi32>):
    %7 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %10 = "arith.addi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%10) : (i32) -> ()
    }) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %8 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %9 = "arith.addi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "func.return"(%7, %8) : (tensor<1xi32>, tensor<1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "tensor.from_elements"(%1) : (i32) -> tensor<1xi32>
    %3 = "tensor.from_elements"(%1) : (i32) -> tensor<1xi32>
    %4:2 = "func.call"(%2, %3) <{callee = @f}> : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    %5 = "tensor.extract"(%4#0, %0) : (tensor<1xi32>, index) -> i32
    %6 = "tensor.extract"(%4#1, %0) : (tensor<1xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
