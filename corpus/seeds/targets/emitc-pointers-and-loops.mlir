// expect: 10 5 0
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "emitc.func"() <{function_type = (!emitc.ptr<i32>, i32) -> i32, sym_name = "sum"}> ({
  ^bb0(%arg0: !emitc.ptr<i32>, %arg1: i32):
    %12 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
    %13 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
    %14 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
    "emitc.for"(%12, %arg1, %13) ({
    ^bb0(%arg2: i32):
      %16 = "emitc.add"(%arg0, %arg2) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
      %17 = "emitc.dereference"(%16) : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
      %18 = "emitc.load"(%17) : (!emitc.lvalue<i32>) -> i32
      %19 = "emitc.load"(%14) : (!emitc.lvalue<i32>) -> i32
      %20 = "emitc.add"(%18, %19) : (i32, i32) -> i32
      "emitc.assign"(%14, %20) : (!emitc.lvalue<i32>, i32) -> ()
      "emitc.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %15 = "emitc.load"(%14) : (!emitc.lvalue<i32>) -> i32
    "emitc.return"(%15) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
    %1 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
    %2 = "emitc.constant"() <{value = 3 : i32}> : () -> i32
    %3 = "emitc.variable"() <{value = dense<[7, -2, 5]> : !emitc.array<3xi32>}> : () -> !emitc.array<3xi32>
    %4 = "emitc.subscript"(%3, %0) : (!emitc.array<3xi32>, !emitc.size_t) -> !emitc.lvalue<i32>
    %5 = "emitc.address_of"(%4) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %6 = "emitc.call"(%5, %2) <{callee = @sum}> : (!emitc.ptr<i32>, i32) -> i32
    %7 = "emitc.call"(%5, %1) <{callee = @sum}> : (!emitc.ptr<i32>, i32) -> i32
    %8 = "emitc.rem"(%6, %7) : (i32, i32) -> i32
    %9 = "emitc.cast"(%6) : (i32) -> i64
    %10 = "emitc.cast"(%7) : (i32) -> i64
    %11 = "emitc.cast"(%8) : (i32) -> i64
    "func.call"(%9) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%10) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%11) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

