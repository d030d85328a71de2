// kind: crash
// culprit: convert-arith-to-spirv
// bad: --convert-arith-to-spirv
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (i16, index), sym_name = "cut"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %1 = "arith.index_cast"(%0) : (index) -> i16
    "func.return"(%1, %0) : (i16, index) -> ()
  }) : () -> ()
}) : () -> ()
