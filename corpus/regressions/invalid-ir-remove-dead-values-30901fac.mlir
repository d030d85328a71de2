// kind: invalid-ir
// culprit: remove-dead-values
// bad: --allow-unregistered-dialect --remove-dead-values=canonicalize=0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "cf.br"()[^bb2] : () -> ()
  ^bb1:  // no predecessors
    "test.end"(%arg0) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
