// kind: crash
// culprit: convert-vector-to-scf
// bad: '--pass-pipeline=builtin.module(convert-vector-to-scf{lower-tensors=1})'
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %3 = "vector.transfer_read"(%1, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x1xf32>, index, index, f32) -> vector<1x1xf32>
  "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1xf32>) -> ()
}) : () -> ()
