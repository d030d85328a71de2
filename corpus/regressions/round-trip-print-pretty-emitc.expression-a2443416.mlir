"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "emitc.expression"(%arg0, %arg0) ({
    ^bb0(%arg1: i32, %arg2: i32):
      %1 = "emitc.add"(%arg1, %arg2) : (i32, i32) -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32, i32) -> i32
    "emitc.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
