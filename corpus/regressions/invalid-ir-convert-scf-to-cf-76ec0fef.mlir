// kind: invalid-ir
// culprit: convert-scf-to-cf
// bad: '--pass-pipeline=builtin.module(convert-scf-to-cf)'
"builtin.module"() ({
  "emitc.func"() <{function_type = (!emitc.ptr<i32>, i32) -> i32, sym_name = "sum"}> ({
  ^bb0(%arg0: !emitc.ptr<i32>, %arg1: i32):
    %0 = "scf.execute_region"() ({
      %1 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
      "scf.yield"(%1) : (!emitc.lvalue<i32>) -> ()
    }) : () -> !emitc.lvalue<i32>
    "emitc.assign"(%0, %arg1) : (!emitc.lvalue<i32>, i32) -> ()
    "emitc.return"(%arg1) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
