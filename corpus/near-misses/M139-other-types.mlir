// near-miss: M139
// expect: ( 1, 2 )
// expect: ( 1, 0, 0, 0 )
// good: PLAIN
// same: --cse PLAIN
// What is not masked has another type.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = "vector.transfer_read"(%2, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<2xi32>
    %4 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<4xi1>
    %5 = "vector.mask"(%4) ({
      %6 = "vector.transfer_read"(%2, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
      "vector.yield"(%6) : (vector<4xi32>) -> ()
    }) : (vector<4xi1>) -> vector<4xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

