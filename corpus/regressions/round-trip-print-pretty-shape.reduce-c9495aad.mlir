"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1xindex>) -> (), sym_name = "f"}> ({
  ^bb0(%shape: tensor<1xindex>):
    "shape.reduce"(%shape) ({
    ^bb0(%i: index, %extent: index):
      "shape.yield"() : () -> ()
    }) : (tensor<1xindex>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
