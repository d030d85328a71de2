// expect: ( 114, 208, 322 )
// expect: ( ( 5, 4 ), ( 11, 12 ) )
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[1, -2], [3, 4], [5, -6]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3x2xi32>
    %3 = "vector.transfer_read"(%2, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (memref<2x3x2xi32>, index, index, index, i32) -> vector<2x3x2xi32>
    %4 = "arith.constant"() <{value = dense<[100, 200, 300]> : vector<3xi32>}> : () -> vector<3xi32>
    %5 = "vector.multi_reduction"(%3, %4) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 2>}> : (vector<2x3x2xi32>, vector<3xi32>) -> vector<3xi32>
    %6 = "arith.constant"() <{value = dense<-1000> : vector<2x2xi32>}> : () -> vector<2x2xi32>
    %7 = "vector.multi_reduction"(%3, %6) <{kind = #vector.kind<maxsi>, reduction_dims = array<i64: 1>}> : (vector<2x3x2xi32>, vector<2x2xi32>) -> vector<2x2xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
