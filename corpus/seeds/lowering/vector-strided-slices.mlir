// expect: ( ( 12, 13 ), ( 22, 23 ) )
// expect: ( ( 0, -88, -87, 3 ), ( 10, -78, -77, 13 ), ( 20, 21, 22, 23 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]> : tensor<3x4xi32>, sym_name = "a", sym_visibility = "private", type = memref<3x4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3x4xi32>
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<3x4xi32>, index, index, i32) -> vector<3x4xi32>
    %4 = "vector.extract_strided_slice"(%3) <{offsets = [1, 2], sizes = [2, 2], strides = [1, 1]}> : (vector<3x4xi32>) -> vector<2x2xi32>
    %5 = "arith.constant"() <{value = dense<100> : vector<2x2xi32>}> : () -> vector<2x2xi32>
    %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (vector<2x2xi32>, vector<2x2xi32>) -> vector<2x2xi32>
    %7 = "vector.insert_strided_slice"(%6, %3) <{offsets = [0, 1], strides = [1, 1]}> : (vector<2x2xi32>, vector<3x4xi32>) -> vector<3x4xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
