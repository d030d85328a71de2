// kind: miscompile
// culprit: loop-invariant-code-motion
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(loop-invariant-code-motion)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %2, %3) ({
    ^bb0(%arg0: index):
      %4 = "vector.transfer_read"(%1, %2, %2, %3, %0) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (tensor<1x1x1xi32>, index, index, index, i32) -> vector<1x1x1xi32>
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
