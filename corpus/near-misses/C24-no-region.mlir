// near-miss: C24
// same: --allow-unregistered-dialect --normalize-memrefs
"builtin.module"() ({
  "t.a"() : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
