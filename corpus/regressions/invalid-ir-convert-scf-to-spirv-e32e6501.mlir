// kind: invalid-ir
// culprit: convert-scf-to-spirv
// bad: --convert-scf-to-spirv
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "p", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.call"() <{callee = @p}> : () -> ()
}) : () -> ()
