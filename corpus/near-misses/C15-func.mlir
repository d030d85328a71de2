// near-miss: C15
// same: --mlir-disable-threading --xegpu-propagate-layout
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
