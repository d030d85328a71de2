// kind: crash
// culprit: canonicalize
// bad: '--pass-pipeline=builtin.module(canonicalize)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
    %2 = "llvm.mlir.poison"() : () -> vector<3xi32>
    %3 = "vector.insert_strided_slice"(%1, %2) <{offsets = [2], strides = [1]}> : (vector<1xi32>, vector<3xi32>) -> vector<3xi32>
    %4 = "vector.extract"(%3, %0) <{static_position = array<i64: -9223372036854775808>}> : (vector<3xi32>, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
