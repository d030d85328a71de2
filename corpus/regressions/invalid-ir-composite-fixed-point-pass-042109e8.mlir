// kind: invalid-ir
// culprit: composite-fixed-point-pass
// bad: '--pass-pipeline=builtin.module(composite-fixed-point-pass{pipeline=canonicalize,cse})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<false> : vector<1x1x1xi1>}> : () -> vector<1x1x1xi1>
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "vector.transfer_read"(%0, %1, %1, %1, %3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>}> : (tensor<1x1x1xi32>, index, index, index, i32) -> vector<1x1xi32>
    %5 = "vector.transfer_write"(%4, %0, %1, %1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (vector<1x1xi32>, tensor<1x1x1xi32>, index, index, index) -> tensor<1x1x1xi32>
    %6 = "vector.mask"(%2) ({
      %7 = "vector.transfer_read"(%5, %1, %1, %1, %3) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (tensor<1x1x1xi32>, index, index, index, i32) -> vector<1x1x1xi32>
      "vector.yield"(%7) : (vector<1x1x1xi32>) -> ()
    }) : (vector<1x1x1xi1>) -> vector<1x1x1xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
