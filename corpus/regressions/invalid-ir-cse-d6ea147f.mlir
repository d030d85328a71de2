// kind: invalid-ir
// culprit: cse
// bad: '--pass-pipeline=builtin.module(cse)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "acc_loop_container"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "scf.for"(%0, %0, %0) ({
      ^bb0(%arg0: index):
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
