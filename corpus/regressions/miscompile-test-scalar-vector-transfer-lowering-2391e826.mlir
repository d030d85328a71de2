// kind: miscompile
// culprit: test-scalar-vector-transfer-lowering
// expect: 1
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(test-scalar-vector-transfer-lowering))' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<2x2xf32>, sym_name = "g", type = memref<2x2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1xf32>}> : () -> vector<1x1xf32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @g}> : () -> memref<2x2xf32>
    "vector.transfer_write"(%0, %4, %1, %2) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x1xf32>, memref<2x2xf32>, index, index) -> ()
    %5 = "memref.load"(%4, %3, %1) : (memref<2x2xf32>, index, index) -> f32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
