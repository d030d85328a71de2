"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<i1>):
    "tosa.cond_if"(%arg0) ({
      "tosa.yield"() : () -> ()
    }, {
      "tosa.yield"() : () -> ()
    }) : (tensor<i1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
