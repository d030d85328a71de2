// expect: ( ( 10, 20 ), ( 5, -6 ), ( 30, 40 ), ( 7, 8 ) )
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[10, 20], [0, 0], [30, 40], [1, 1]]]> : tensor<1x4x2xi32>, sym_name = "old", sym_visibility = "private", type = memref<1x4x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[7, 8], [5, -6]]]> : tensor<1x2x2xi32>, sym_name = "new", sym_visibility = "private", type = memref<1x2x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[3, 1]]> : tensor<1x2xi32>, sym_name = "at", sym_visibility = "private", type = memref<1x2xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<1x4x2xi32>, tensor<1x2xi32>, tensor<1x2x2xi32>) -> tensor<1x4x2xi32>, sym_name = "put", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x4x2xi32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x2x2xi32>):
    %10 = "tosa.scatter"(%arg0, %arg1, %arg2) : (tensor<1x4x2xi32>, tensor<1x2xi32>, tensor<1x2x2xi32>) -> tensor<1x4x2xi32>
    "func.return"(%10) : (tensor<1x4x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @old}> : () -> memref<1x4x2xi32>
    %3 = "memref.get_global"() <{name = @new}> : () -> memref<1x2x2xi32>
    %4 = "memref.get_global"() <{name = @at}> : () -> memref<1x2xi32>
    %5 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<1x4x2xi32>) -> tensor<1x4x2xi32>
    %6 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<1x2x2xi32>) -> tensor<1x2x2xi32>
    %7 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1x2xi32>) -> tensor<1x2xi32>
    %8 = "func.call"(%5, %7, %6) <{callee = @put}> : (tensor<1x4x2xi32>, tensor<1x2xi32>, tensor<1x2x2xi32>) -> tensor<1x4x2xi32>
    %9 = "vector.transfer_read"(%8, %0, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<1x4x2xi32>, index, index, index, i32) -> vector<4x2xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
