// kind: invalid-ir
// culprit: remove-dead-values
// since: 24
// bad: '--pass-pipeline=builtin.module(remove-dead-values)'
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.array<6 x i32>, !spirv.array<6 x i32>) -> !spirv.array<6 x i32>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: !spirv.array<6 x i32>, %arg1: !spirv.array<6 x i32>):
    "spirv.ReturnValue"(%arg0) : (!spirv.array<6 x i32>) -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "main"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
