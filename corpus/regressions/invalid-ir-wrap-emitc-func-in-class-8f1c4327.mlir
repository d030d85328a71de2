// kind: invalid-ir
// culprit: wrap-emitc-func-in-class
// bad: --wrap-emitc-func-in-class
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "outside"}> ({
  }) {sym_visibility = "private"} : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "emitc.call"() <{callee = @outside}> : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
