// kind: miscompile
// culprit: convert-spirv-to-llvm
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-spirv-to-llvm)'
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<DontInline>, function_type = (i32, i32, i32) -> i64, sym_name = "extract"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %3 = "spirv.BitFieldSExtract"(%arg0, %arg1, %arg1) : (i32, i32, i32) -> i32
    %4 = "spirv.SConvert"(%3) : (i32) -> i64
    "spirv.ReturnValue"(%4) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "spirv.Constant"() <{value = -5 : i32}> : () -> i32
    %2 = "spirv.FunctionCall"(%1, %0, %0) <{callee = @extract}> : (i32, i32, i32) -> i64
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
