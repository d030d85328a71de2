// kind: invalid-ir
// culprit: tosa-to-spirv-tosa
// since: 23
// bad: --tosa-to-spirv-tosa
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
