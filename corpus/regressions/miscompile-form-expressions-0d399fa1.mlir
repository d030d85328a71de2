// kind: miscompile
// culprit: form-expressions
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(form-expressions)'
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "emitc.func"() <{function_type = () -> i32, sym_name = "second"}> ({
    %3 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "emitc.cast"(%3) : (i32) -> i8
    "func.call"(%4) <{callee = @printI64}> : (i8) -> ()
    "emitc.return"(%3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %1 = "emitc.call"() <{callee = @second}> : () -> i32
    "func.call"(%0) <{callee = @printI64}> : (i8) -> ()
    %2 = "emitc.cast"(%1) : (i32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
