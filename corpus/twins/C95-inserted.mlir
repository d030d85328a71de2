// twin: C95
// expect: ( ( 1, 2 ), ( 1, 2 ) )
// good: PLAIN
// same: --convert-vector-to-scf=full-unroll=1 PLAIN
// The transfers are inserted.
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2]]> : tensor<1x2xi32>, sym_name = "m", sym_visibility = "private", type = memref<1x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @m}> : () -> memref<1x2xi32>
    %3 = "arith.constant"() <{value = dense<7> : vector<2x1x2xi32>}> : () -> vector<2x1x2xi32>
    %4 = "vector.transfer_read"(%2, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<1x2xi32>, index, index, i32) -> vector<1x2xi32>
    %5 = "vector.insert"(%4, %3) <{static_position = array<i64: 0>}> : (vector<1x2xi32>, vector<2x1x2xi32>) -> vector<2x1x2xi32>
    %6 = "vector.transfer_read"(%2, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<1x2xi32>, index, index, i32) -> vector<1x2xi32>
    %7 = "vector.insert"(%6, %5) <{static_position = array<i64: 1>}> : (vector<1x2xi32>, vector<2x1x2xi32>) -> vector<2x1x2xi32>
    %8 = "vector.shape_cast"(%7) : (vector<2x1x2xi32>) -> vector<2x2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
