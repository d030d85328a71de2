// since: 24
// expect: 1010306 20406 3030506 2040606 5050722 4060022 7070122 6080222
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
    "gpu.launch"(%1, %1, %1, %2, %1, %1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
      %8 = "arith.index_cast"(%arg4) : (index) -> i32
      %9:2 = "gpu.shuffle"(%8, %3, %4) <{mode = #gpu.shuffle_mode<xor>}> : (i32, i32, i32) -> (i32, i1)
      %10:2 = "gpu.shuffle"(%8, %3, %4) <{mode = #gpu.shuffle_mode<down>}> : (i32, i32, i32) -> (i32, i1)
      %11 = "arith.select"(%10#1, %10#0, %4) : (i1, i32, i32) -> i32
      %12:2 = "gpu.rotate"(%8) <{offset = 3 : i32, width = 8 : i32}> : (i32) -> (i32, i1)
      %13 = "gpu.subgroup_reduce"(%8) <{cluster_size = 4 : i32, cluster_stride = 1 : i32, op = #gpu.all_reduce_op<add>}> : (i32) -> i32
      %14 = "arith.constant"() <{value = 100 : i32}> : () -> i32
      %15 = "arith.muli"(%9#0, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %16 = "arith.addi"(%15, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "arith.muli"(%16, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %18 = "arith.addi"(%17, %12#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %19 = "arith.muli"(%18, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %20 = "arith.addi"(%19, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%20, %5, %arg4) : (i32, memref<8xi32>, index) -> ()
      "gpu.terminator"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %6 = "memref.load"(%5, %arg0) : (memref<8xi32>, index) -> i32
      %7 = "arith.extsi"(%6) : (i32) -> i64
      "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

