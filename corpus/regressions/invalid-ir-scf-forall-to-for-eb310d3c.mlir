// kind: invalid-ir
// culprit: scf-forall-to-for
// bad: --scf-forall-to-for
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>) -> tensor<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xi32>, %arg1: tensor<2xi32>):
    %0 = "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg2: index, %arg3: tensor<4xi32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg1, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<4xi32>, index) -> ()
      }) : () -> ()
    }) : (tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%0) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

