// expect: ( ( 8, 6, 7 ), ( 2, 14, 4 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[3, -1, 0], [-5, 9, -3]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[5, -3], [5, 5], [7, 1]]> : tensor<3x2xi32>, sym_name = "b", sym_visibility = "private", type = memref<3x2xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x3xi32>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<3x2xi32>):
    %8 = "tosa.transpose"(%arg0) <{perms = array<i32: 1, 0>}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %9 = "tosa.abs"(%8) : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %10 = "tosa.transpose"(%9) <{perms = array<i32: 1, 0>}> : (tensor<3x2xi32>) -> tensor<2x3xi32>
    %11 = "tosa.transpose"(%arg1) <{perms = array<i32: 1, 0>}> : (tensor<3x2xi32>) -> tensor<2x3xi32>
    %12 = "tosa.add"(%10, %11) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%12) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3x2xi32>
    %4 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %5 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<3x2xi32>) -> tensor<3x2xi32>
    %6 = "func.call"(%4, %5) <{callee = @f}> : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x3xi32>
    %7 = "vector.transfer_read"(%6, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<2x3xi32>, index, index, i32) -> vector<2x3xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
