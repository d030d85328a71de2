// expect: ( ( 0.5, 1, 1.5 ), ( 20, -4, 24 ) )
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[5.000000e-01, 1.000000e+00, 1.500000e+00], [5.000000e+00, -1.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>, sym_name = "in", sym_visibility = "private", type = memref<2x3xf64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[2, 1]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf64>, index, index) -> tensor<2x3xf64>, sym_name = "grow", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3xf64>, %arg1: index, %arg2: index):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %12 = "scf.for"(%9, %arg1, %10, %arg0) ({
    ^bb0(%arg3: index, %arg4: tensor<2x3xf64>):
      %13 = "vector.transfer_read"(%arg4, %arg2, %9, %11) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<2x3xf64>, index, index, f64) -> vector<3xf64>
      %14 = "arith.addf"(%13, %13) <{fastmath = #arith.fastmath<none>}> : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
      %15 = "vector.transfer_write"(%14, %arg4, %arg2, %9) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<3xf64>, tensor<2x3xf64>, index, index) -> tensor<2x3xf64>
      "scf.yield"(%15) : (tensor<2x3xf64>) -> ()
    }) : (index, index, index, tensor<2x3xf64>) -> tensor<2x3xf64>
    "func.return"(%12) : (tensor<2x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %3 = "memref.get_global"() <{name = @in}> : () -> memref<2x3xf64>
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %5 = "memref.load"(%4, %0) : (memref<2xindex>, index) -> index
    %6 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<2x3xf64>) -> tensor<2x3xf64>
    %7 = "func.call"(%6, %5, %1) <{callee = @grow}> : (tensor<2x3xf64>, index, index) -> tensor<2x3xf64>
    %8 = "vector.transfer_read"(%7, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (tensor<2x3xf64>, index, index, f64) -> vector<2x3xf64>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
