// expect: 50
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi64>
    %4:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %12 = "arith.muli"(%2, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "memref.store"(%12, %3, %0) : (i64, memref<2xi64>, index) -> ()
      "async.yield"(%12) : (i64) -> ()
    }) : () -> (!async.token, !async.value<i64>)
    %5:2 = "async.execute"(%4#0, %4#1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i64):
      %10 = "memref.load"(%3, %0) : (memref<2xi64>, index) -> i64
      %11 = "arith.addi"(%10, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "async.yield"(%11) : (i64) -> ()
    }) : (!async.token, !async.value<i64>) -> (!async.token, !async.value<i64>)
    %6 = "async.create_group"(%1) : (index) -> !async.group
    %7 = "async.add_to_group"(%4#0, %6) : (!async.token, !async.group) -> index
    %8 = "async.add_to_group"(%5#0, %6) : (!async.token, !async.group) -> index
    "async.await_all"(%6) : (!async.group) -> ()
    %9 = "async.await"(%5#1) : (!async.value<i64>) -> i64
    "func.call"(%9) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

