// since: 24
// expect: 19
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[3, -1, 4, 1, -5, 9, 2, 6]> : tensor<8xi64>, sym_name = "a", sym_visibility = "private", type = memref<8xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<8xi64>
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi64>
    "gpu.launch"(%1, %1, %1, %4, %1, %1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 1 : i64}> ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<8xi64, #gpu.address_space<workgroup>>):
      %8 = "memref.load"(%5, %arg3) : (memref<8xi64>, index) -> i64
      "memref.store"(%8, %arg12, %arg3) : (i64, memref<8xi64, #gpu.address_space<workgroup>>, index) -> ()
      %9 = "arith.constant"() <{value = 4 : index}> : () -> index
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg13: index):
        "gpu.barrier"() <{scope = #gpu.barrier_scope<workgroup>}> : () -> ()
        %12 = "arith.shrui"(%9, %arg13) : (index, index) -> index
        %13 = "arith.cmpi"(%arg3, %12) <{predicate = 6 : i64}> : (index, index) -> i1
        "scf.if"(%13) ({
          %14 = "arith.addi"(%arg3, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %15 = "memref.load"(%arg12, %arg3) : (memref<8xi64, #gpu.address_space<workgroup>>, index) -> i64
          %16 = "memref.load"(%arg12, %14) : (memref<8xi64, #gpu.address_space<workgroup>>, index) -> i64
          %17 = "arith.addi"(%15, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
          "memref.store"(%17, %arg12, %arg3) : (i64, memref<8xi64, #gpu.address_space<workgroup>>, index) -> ()
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      %10 = "arith.cmpi"(%arg3, %0) <{predicate = 0 : i64}> : (index, index) -> i1
      "scf.if"(%10) ({
        %11 = "memref.load"(%arg12, %0) : (memref<8xi64, #gpu.address_space<workgroup>>, index) -> i64
        "memref.store"(%11, %6, %0) : (i64, memref<1xi64>, index) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "gpu.terminator"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %7 = "memref.load"(%6, %0) : (memref<1xi64>, index) -> i64
    "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
    "memref.dealloc"(%6) : (memref<1xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

