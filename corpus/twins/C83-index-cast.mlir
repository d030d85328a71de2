// twin: C83
// same: --convert-arith-to-spirv
// A cast of the dialect index.
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (i16, index), sym_name = "cut"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %1 = "index.castu"(%0) : (index) -> i16
    "func.return"(%1, %0) : (i16, index) -> ()
  }) : () -> ()
}) : () -> ()
