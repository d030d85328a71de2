// kind: invalid-ir
// culprit: convert-ub-to-spirv
// bad: --convert-ub-to-spirv
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "never"}> ({
    "ub.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()
