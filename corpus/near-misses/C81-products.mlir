// near-miss: C81
// same: --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'
// What is reduced does not know the size either.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x2x2xi32>) -> tensor<?x2x1xi32>, sym_name = "products"}> ({
  ^bb0(%arg0: tensor<?x2x2xi32>):
    %0 = "tosa.reduce_product"(%arg0) <{axis = 2 : i32}> : (tensor<?x2x2xi32>) -> tensor<?x2x1xi32>
    "func.return"(%0) : (tensor<?x2x1xi32>) -> ()
  }) : () -> ()
}) : () -> ()
