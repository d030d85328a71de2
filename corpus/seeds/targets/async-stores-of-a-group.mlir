// expect: 0 1 4 9
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    %4 = "async.create_group"(%2) : (index) -> !async.group
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %6 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        %8 = "arith.index_cast"(%arg1) : (index) -> i64
        %9 = "arith.muli"(%8, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "memref.store"(%9, %3, %arg1) : (i64, memref<4xi64>, index) -> ()
        "async.yield"() : () -> ()
      }) : () -> !async.token
      %7 = "async.add_to_group"(%6, %4) : (!async.token, !async.group) -> index
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "async.await_all"(%4) : (!async.group) -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %5 = "memref.load"(%3, %arg0) : (memref<4xi64>, index) -> i64
      "func.call"(%5) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.dealloc"(%3) : (memref<4xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

