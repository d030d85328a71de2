// kind: invalid-ir
// culprit: convert-func-to-llvm
// bad: --convert-func-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape) -> !shape.shape, sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%arg0: !shape.shape):
    "func.return"(%arg0) : (!shape.shape) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @g}> : () -> ((!shape.shape) -> !shape.shape)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
