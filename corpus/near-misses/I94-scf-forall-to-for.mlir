// near-miss: I94
// same: --scf-forall-to-for
// No results.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>) -> tensor<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xi32>, %arg1: tensor<2xi32>):
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg2: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"(%arg0) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
