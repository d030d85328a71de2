// expect: ( 1.5, 40, -3, 40 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.500000e+00, 2.000000e+00, -3.000000e+00, 2.500000e-01]> : tensor<4xf32>, sym_name = "a", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<4.000000e+01> : tensor<1xf32>, sym_name = "x", sym_visibility = "private", type = memref<1xf32>}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, f32, index) -> tensor<4xf32>, sym_name = "put", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4xf32>, %arg3: f32, %arg4: index):
    %12 = "tensor.insert"(%arg3, %arg2, %arg4) : (f32, tensor<4xf32>, index) -> tensor<4xf32>
    "func.return"(%12) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<4xf32>, sym_name = "putTwice", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: f32):
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "arith.constant"() <{value = 3 : index}> : () -> index
    %10 = "func.call"(%arg0, %arg1, %8) <{callee = @put}> : (tensor<4xf32>, f32, index) -> tensor<4xf32>
    %11 = "func.call"(%10, %arg1, %9) <{callee = @put}> : (tensor<4xf32>, f32, index) -> tensor<4xf32>
    "func.return"(%11) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<4xf32>
    %3 = "memref.get_global"() <{name = @x}> : () -> memref<1xf32>
    %4 = "memref.load"(%3, %0) : (memref<1xf32>, index) -> f32
    %5 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<4xf32>) -> tensor<4xf32>
    %6 = "func.call"(%5, %4) <{callee = @putTwice}> : (tensor<4xf32>, f32) -> tensor<4xf32>
    %7 = "vector.transfer_read"(%6, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xf32>, index, f32) -> vector<4xf32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
