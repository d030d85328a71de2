// expect: 1073741826 4 4 3221225478 4
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "emitc.global"() <{initial_value = dense<[3, -1, 4, 2147483647]> : tensor<4xi32>, sym_name = "table", type = !emitc.array<4xi32>}> : () -> ()
  "emitc.func"() <{function_type = (i32) -> i32, sym_name = "half"}> ({
  ^bb0(%arg3: i32):
    %22 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
    %23 = "emitc.div"(%arg3, %22) : (i32, i32) -> i32
    "emitc.return"(%23) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
    %1 = "emitc.constant"() <{value = 4 : index}> : () -> !emitc.size_t
    %2 = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
    %3 = "emitc.variable"() <{value = 0 : i64}> : () -> !emitc.lvalue<i64>
    "emitc.for"(%0, %1, %2) ({
    ^bb0(%arg2: !emitc.size_t):
      %15 = "emitc.get_global"() <{name = @table}> : () -> !emitc.array<4xi32>
      %16 = "emitc.subscript"(%15, %arg2) : (!emitc.array<4xi32>, !emitc.size_t) -> !emitc.lvalue<i32>
      %17 = "emitc.load"(%16) : (!emitc.lvalue<i32>) -> i32
      %18 = "emitc.call"(%17) <{callee = @half}> : (i32) -> i32
      %19 = "emitc.cast"(%18) : (i32) -> i64
      %20 = "emitc.load"(%3) : (!emitc.lvalue<i64>) -> i64
      %21 = "emitc.add"(%20, %19) : (i64, i64) -> i64
      "emitc.assign"(%3, %21) : (!emitc.lvalue<i64>, i64) -> ()
      "emitc.yield"() : () -> ()
    }) : (!emitc.size_t, !emitc.size_t, !emitc.size_t) -> ()
    %4 = "emitc.load"(%3) : (!emitc.lvalue<i64>) -> i64
    "func.call"(%4) <{callee = @printI64}> : (i64) -> ()
    %5 = "emitc.constant"() <{value = 250 : ui8}> : () -> ui8
    %6 = "emitc.constant"() <{value = 10 : ui8}> : () -> ui8
    %7 = "emitc.add"(%5, %6) : (ui8, ui8) -> ui8
    %8 = "emitc.cast"(%7) : (ui8) -> i64
    "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
    %9 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
    %10 = "emitc.constant"() <{value = 1 : ui32}> : () -> ui32
    %11 = "emitc.cmp"(%9, %10) <{predicate = 2 : i64}> : (i32, ui32) -> i1
    "emitc.if"(%11) ({
      "func.call"(%4) <{callee = @printI64}> : (i64) -> ()
      "emitc.yield"() : () -> ()
    }, {
      "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
      "emitc.yield"() : () -> ()
    }) : (i1) -> ()
    %12 = "emitc.expression"(%8, %4) ({
    ^bb0(%arg0: i64, %arg1: i64):
      %13 = "emitc.mul"(%arg0, %arg1) : (i64, i64) -> i64
      %14 = "emitc.sub"(%13, %arg1) : (i64, i64) -> i64
      "emitc.yield"(%14) : (i64) -> ()
    }) : (i64, i64) -> i64
    "func.call"(%12) <{callee = @printI64}> : (i64) -> ()
    "emitc.switch"(%9) <{cases = array<i64: -1>}> ({
      "func.call"(%4) <{callee = @printI64}> : (i64) -> ()
      "emitc.yield"() : () -> ()
    }, {
      "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
      "emitc.yield"() : () -> ()
    }) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

