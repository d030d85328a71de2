// expect: -1 2 -2 21 42 147 16 -1073741824 -33554432 1
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[-7, 3, -2147483648, 1431655765]> : tensor<4xi32>, sym_name = "in", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> i64, sym_name = "wide"}> ({
  ^bb0(%arg0: i32):
    %33 = "spirv.SConvert"(%arg0) : (i32) -> i64
    "spirv.ReturnValue"(%33) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @in}> : () -> memref<4xi32>
    %5 = "memref.load"(%4, %0) : (memref<4xi32>, index) -> i32
    %6 = "memref.load"(%4, %1) : (memref<4xi32>, index) -> i32
    %7 = "memref.load"(%4, %2) : (memref<4xi32>, index) -> i32
    %8 = "memref.load"(%4, %3) : (memref<4xi32>, index) -> i32
    %9 = "spirv.SRem"(%5, %6) : (i32, i32) -> i32
    %10 = "spirv.SMod"(%5, %6) : (i32, i32) -> i32
    %11 = "spirv.SMulExtended"(%7, %6) : (i32, i32) -> !spirv.struct<(i32, i32)>
    %12 = "spirv.CompositeExtract"(%11) <{indices = [1 : i32]}> : (!spirv.struct<(i32, i32)>) -> i32
    %13 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
    %14 = "spirv.Constant"() <{value = 6 : i32}> : () -> i32
    %15 = "spirv.BitFieldSExtract"(%8, %13, %14) : (i32, i32, i32) -> i32
    %16 = "spirv.BitFieldUExtract"(%8, %6, %14) : (i32, i32, i32) -> i32
    %17 = "spirv.BitFieldInsert"(%6, %5, %13, %13) : (i32, i32, i32, i32) -> i32
    %18 = "spirv.BitCount"(%8) : (i32) -> i32
    %19 = "spirv.BitReverse"(%6) : (i32) -> i32
    %20 = "spirv.ShiftRightArithmetic"(%7, %14) : (i32, i32) -> i32
    %21 = "spirv.ISubBorrow"(%6, %14) : (i32, i32) -> !spirv.struct<(i32, i32)>
    %22 = "spirv.CompositeExtract"(%21) <{indices = [1 : i32]}> : (!spirv.struct<(i32, i32)>) -> i32
    %23 = "spirv.FunctionCall"(%9) <{callee = @wide}> : (i32) -> i64
    %24 = "spirv.FunctionCall"(%10) <{callee = @wide}> : (i32) -> i64
    %25 = "spirv.FunctionCall"(%12) <{callee = @wide}> : (i32) -> i64
    %26 = "spirv.FunctionCall"(%15) <{callee = @wide}> : (i32) -> i64
    %27 = "spirv.FunctionCall"(%16) <{callee = @wide}> : (i32) -> i64
    %28 = "spirv.FunctionCall"(%17) <{callee = @wide}> : (i32) -> i64
    %29 = "spirv.FunctionCall"(%18) <{callee = @wide}> : (i32) -> i64
    %30 = "spirv.FunctionCall"(%19) <{callee = @wide}> : (i32) -> i64
    %31 = "spirv.FunctionCall"(%20) <{callee = @wide}> : (i32) -> i64
    %32 = "spirv.FunctionCall"(%22) <{callee = @wide}> : (i32) -> i64
    "func.call"(%23) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%24) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%25) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%26) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%27) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%28) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%29) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%30) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%31) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%32) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

