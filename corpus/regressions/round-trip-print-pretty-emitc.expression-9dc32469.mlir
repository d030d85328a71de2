"func.func"() <{function_type = (i32) -> (i32), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.expression"(%arg0, %arg0) ({
  ^bb0(%x: i32, %y: i32):
    %1 = "emitc.add"(%x, %y) : (i32, i32) -> i32
    "emitc.yield"(%1) : (i32) -> ()
  }) : (i32, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
