// since: 24
// expect: 0 3 1 4 2 5
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3x2xi64>
    "gpu.launch"(%1, %1, %1, %3, %2, %1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 1 : i64}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: memref<2x3xi64, #gpu.address_space<workgroup>>):
      %6 = "arith.muli"(%arg6, %arg11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %7 = "arith.addi"(%6, %arg5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %8 = "arith.index_cast"(%7) : (index) -> i64
      "memref.store"(%8, %arg14, %arg6, %arg5) : (i64, memref<2x3xi64, #gpu.address_space<workgroup>>, index, index) -> ()
      "gpu.barrier"() <{scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      %9 = "arith.divui"(%7, %2) : (index, index) -> index
      %10 = "arith.remui"(%7, %2) : (index, index) -> index
      %11 = "memref.load"(%arg14, %10, %9) : (memref<2x3xi64, #gpu.address_space<workgroup>>, index, index) -> i64
      "memref.store"(%11, %4, %9, %10) : (i64, memref<3x2xi64>, index, index) -> ()
      "gpu.terminator"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg1: index):
        %5 = "memref.load"(%4, %arg0, %arg1) : (memref<3x2xi64>, index, index) -> i64
        "func.call"(%5) <{callee = @printI64}> : (i64) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.dealloc"(%4) : (memref<3x2xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

