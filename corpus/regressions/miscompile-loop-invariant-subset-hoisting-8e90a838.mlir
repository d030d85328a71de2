// kind: miscompile
// culprit: loop-invariant-subset-hoisting
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(loop-invariant-subset-hoisting)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<1x1xf64>}> : () -> tensor<1x1xf64>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "scf.for"(%2, %2, %3, %1) ({
    ^bb0(%arg0: index, %arg1: tensor<1x1xf64>):
      %5 = "vector.transfer_read"(%arg1, %2, %3, %0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (tensor<1x1xf64>, index, index, f64) -> vector<1xf64>
      %6 = "vector.transfer_write"(%5, %arg1, %2, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf64>, tensor<1x1xf64>, index, index) -> tensor<1x1xf64>
      "scf.yield"(%6) : (tensor<1x1xf64>) -> ()
    }) : (index, index, index, tensor<1x1xf64>) -> tensor<1x1xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
