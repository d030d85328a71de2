// expect: ( -0, 0.25, -2, 1.5 )
// expect: ( -0, -0.25, -2.5, 1.5 )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.500000e+00, -2.000000e+00], [2.500000e-01, -0.000000e+00]]> : tensor<2x2xf32>, sym_name = "a", sym_visibility = "private", type = memref<2x2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x2xf32>
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x2xf32>, index, index, f32) -> vector<2x2xf32>
    %4:4 = "vector.to_elements"(%3) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    %5 = "vector.from_elements"(%4#3, %4#2, %4#1, %4#0) : (f32, f32, f32, f32) -> vector<4xf32>
    %6 = "vector.shape_cast"(%3) : (vector<2x2xf32>) -> vector<4xf32>
    %7 = "vector.fma"(%5, %6, %5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
