// expect: 111 5
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[27, 5]> : tensor<2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> i32, sym_name = "collatz"}> ({
  ^bb0(%arg0: i32):
    %9 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
    %10 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
    %11 = "spirv.Constant"() <{value = 3 : i32}> : () -> i32
    %12 = "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
      "spirv.Branch"(%arg0, %9)[^bb1] : (i32, i32) -> ()
    ^bb1(%13: i32, %14: i32):  // 2 preds: ^bb0, ^bb3
      %15 = "spirv.INotEqual"(%13, %10) : (i32, i32) -> i1
      "spirv.BranchConditional"(%15, %14)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
    ^bb2:  // pred: ^bb1
      %16 = "spirv.BitwiseAnd"(%13, %10) : (i32, i32) -> i32
      %17 = "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
        "spirv.Switch"(%16)[^bb2, ^bb1] <{case_operand_segments = array<i32: 0>, literals = dense<0> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
      ^bb1:  // pred: ^bb0
        %20 = "spirv.ShiftRightLogical"(%13, %10) : (i32, i32) -> i32
        "spirv.Branch"(%20)[^bb3] : (i32) -> ()
      ^bb2:  // pred: ^bb0
        %21 = "spirv.IMul"(%13, %11) : (i32, i32) -> i32
        %22 = "spirv.IAdd"(%21, %10) : (i32, i32) -> i32
        "spirv.Branch"(%22)[^bb3] : (i32) -> ()
      ^bb3(%23: i32):  // 2 preds: ^bb1, ^bb2
        "spirv.mlir.merge"(%23) : (i32) -> ()
      }) : () -> i32
      "spirv.Branch"()[^bb3] : () -> ()
    ^bb3:  // pred: ^bb2
      %18 = "spirv.IAdd"(%14, %10) : (i32, i32) -> i32
      "spirv.Branch"(%17, %18)[^bb1] : (i32, i32) -> ()
    ^bb4(%19: i32):  // pred: ^bb1
      "spirv.mlir.merge"(%19) : (i32) -> ()
    }) : () -> i32
    "spirv.ReturnValue"(%12) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %5 = "spirv.FunctionCall"(%3) <{callee = @collatz}> : (i32) -> i32
    %6 = "spirv.FunctionCall"(%4) <{callee = @collatz}> : (i32) -> i32
    %7 = "arith.extsi"(%5) : (i32) -> i64
    %8 = "arith.extsi"(%6) : (i32) -> i64
    "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

