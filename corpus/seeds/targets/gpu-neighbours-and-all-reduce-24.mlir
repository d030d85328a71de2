// since: 24
// expect: 6 12 18 0 110 132 154 88
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg14: index):
      %16 = "arith.index_cast"(%arg14) : (index) -> i64
      "memref.store"(%16, %5, %arg14) : (i64, memref<8xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "gpu.launch"(%2, %1, %1, %3, %1, %1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 1 : i64}> ({
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: memref<4xi64, #gpu.address_space<workgroup>>):
      %8 = "arith.muli"(%arg1, %arg10) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %9 = "arith.addi"(%8, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %10 = "memref.load"(%5, %9) : (memref<8xi64>, index) -> i64
      "memref.store"(%10, %arg13, %arg4) : (i64, memref<4xi64, #gpu.address_space<workgroup>>, index) -> ()
      "gpu.barrier"() <{scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      %11 = "arith.addi"(%arg4, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %12 = "arith.remui"(%11, %arg10) : (index, index) -> index
      %13 = "memref.load"(%arg13, %12) : (memref<4xi64, #gpu.address_space<workgroup>>, index) -> i64
      %14 = "gpu.all_reduce"(%10) <{op = #gpu.all_reduce_op<add>}> ({
      }) : (i64) -> i64
      %15 = "arith.muli"(%13, %14) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "memref.store"(%15, %6, %9) : (i64, memref<8xi64>, index) -> ()
      "gpu.terminator"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg0: index):
      %7 = "memref.load"(%6, %arg0) : (memref<8xi64>, index) -> i64
      "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.dealloc"(%5) : (memref<8xi64>) -> ()
    "memref.dealloc"(%6) : (memref<8xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

