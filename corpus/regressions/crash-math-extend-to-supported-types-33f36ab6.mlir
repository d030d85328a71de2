// kind: crash
// culprit: math-extend-to-supported-types
// bad: --allow-unregistered-dialect --mlir-disable-threading --math-extend-to-supported-types
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "a.b"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
