// expect: ( ( ( 3, 0 ), ( 0, 4 ) ), ( ( 1, 4 ), ( 4, 2 ) ) )
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[3, -1], [0, 9]], [[1, 127], [4, 2]]]> : tensor<2x2x2xi8>, sym_name = "a", sym_visibility = "private", type = memref<2x2x2xi8>}> : () -> ()
  "func.func"() <{function_type = (tensor<2x2x2xi8>) -> tensor<2x2x2xi8>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x2x2xi8>):
    %6 = "tosa.transpose"(%arg0) <{perms = array<i32: 2, 0, 1>}> : (tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %7 = "tosa.clamp"(%6) <{max_val = 4 : i8, min_val = 0 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %8 = "tosa.transpose"(%7) <{perms = array<i32: 1, 2, 0>}> : (tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    "func.return"(%8) : (tensor<2x2x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x2x2xi8>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x2x2xi8>) -> tensor<2x2x2xi8>
    %4 = "func.call"(%3) <{callee = @f}> : (tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %5 = "vector.transfer_read"(%4, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<2x2x2xi8>, index, index, index, i8) -> vector<2x2x2xi8>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2x2xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
