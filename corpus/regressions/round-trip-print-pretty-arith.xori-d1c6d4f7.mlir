"func.func"() <{function_type = (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>, sym_name = "f"}> ({
^bb0(%a: tensor<4xi32>, %b: tensor<?xi32>):
  %r = "arith.xori"(%a, %b) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
  "func.return"(%r) : (tensor<4xi32>) -> ()
}) : () -> ()
