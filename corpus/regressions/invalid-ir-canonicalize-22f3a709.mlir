// kind: invalid-ir
// until: 23
// culprit: canonicalize
// bad: '--pass-pipeline=builtin.module(canonicalize)'
"builtin.module"() ({
  "memref.global"() <{sym_name = "in1", type = memref<1x1xf64>}> : () -> ()
  "func.func"() <{function_type = () -> vector<1x1xf64>, sym_name = "g2"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %2 = "llvm.mlir.constant"() <{value = -6 : index}> : () -> i32
    %3 = "memref.get_global"() <{name = @in1}> : () -> memref<1x1xf64>
    %4 = "llvm.mlir.constant"() <{value = 9223372036854775807 : index}> : () -> i32
    %5 = "spirv.ISub"(%2, %4) : (i32, i32) -> i32
    %6 = "builtin.unrealized_conversion_cast"(%5) : (i32) -> index
    %7 = "vector.transfer_read"(%3, %6, %0, %1) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<1x1xf64>, index, index, f64) -> vector<1x1xf64>
    "func.return"(%7) : (vector<1x1xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
