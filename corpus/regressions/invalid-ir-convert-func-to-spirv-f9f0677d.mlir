// kind: invalid-ir
// culprit: convert-func-to-spirv
// since: 23
// bad: --convert-func-to-spirv
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i64):
    "func.return"(%arg0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
