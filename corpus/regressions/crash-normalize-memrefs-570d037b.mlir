// kind: crash
// culprit: normalize-memrefs
// bad: --allow-unregistered-dialect --normalize-memrefs
"builtin.module"() ({
  "t.a"() ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
