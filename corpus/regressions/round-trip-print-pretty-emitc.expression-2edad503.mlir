"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32, %b: i32):
  %r = "emitc.expression"(%a, %b) <{do_not_inline}> ({
  ^bb0(%x: i32, %y: i32):
    %s = "emitc.add"(%x, %y) : (i32, i32) -> i32
    "emitc.yield"(%s) : (i32) -> ()
  }) : (i32, i32) -> i32
  "func.return"(%r) : (i32) -> ()
}) : () -> ()
