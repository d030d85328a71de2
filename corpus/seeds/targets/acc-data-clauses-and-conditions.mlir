// until: 22
// expect: 2
// expect: -4
// expect: -22
// expect: -58
// expect: -118
// expect: -208
// expect: -334
// expect: -502
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<8xi64>, i64, i1) -> (), sym_name = "scale", sym_visibility = "private"}> ({
  ^bb0(%arg3: memref<8xi64>, %arg4: i64, %arg5: i1):
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "arith.constant"() <{value = 1 : index}> : () -> index
    %17 = "arith.constant"() <{value = 8 : index}> : () -> index
    %18 = "acc.copyin"(%arg3) <{dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i64}> : (memref<8xi64>) -> memref<8xi64>
    "acc.data"(%arg5, %18) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> ({
      %19 = "acc.present"(%arg3) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i64}> : (memref<8xi64>) -> memref<8xi64>
      "acc.serial"(%arg5, %19) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 1>}> ({
        "scf.for"(%15, %17, %16) ({
        ^bb0(%arg7: index):
          %24 = "memref.load"(%arg3, %arg7) : (memref<8xi64>, index) -> i64
          %25 = "arith.muli"(%24, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
          "memref.store"(%25, %arg3, %arg7) : (i64, memref<8xi64>, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "acc.yield"() : () -> ()
      }) : (i1, memref<8xi64>) -> ()
      "acc.kernels"(%19) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
        "acc.loop"(%16, %17, %16) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
        ^bb0(%arg6: index):
          %20 = "arith.subi"(%arg6, %16) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %21 = "memref.load"(%arg3, %20) : (memref<8xi64>, index) -> i64
          %22 = "memref.load"(%arg3, %arg6) : (memref<8xi64>, index) -> i64
          %23 = "arith.addi"(%21, %22) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
          "memref.store"(%23, %arg3, %arg6) : (i64, memref<8xi64>, index) -> ()
          "acc.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "acc.terminator"() : () -> ()
      }) : (memref<8xi64>) -> ()
      "acc.terminator"() : () -> ()
    }) : (i1, memref<8xi64>) -> ()
    "acc.copyout"(%18, %arg3) <{dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i64}> : (memref<8xi64>, memref<8xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = -3 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = true}> : () -> i1
    %6 = "arith.constant"() <{value = false}> : () -> i1
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %14 = "arith.index_cast"(%arg2) : (index) -> i64
      "memref.store"(%14, %7, %arg2) : (i64, memref<8xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.call"(%7, %3, %5) <{callee = @scale}> : (memref<8xi64>, i64, i1) -> ()
    "func.call"(%7, %4, %6) <{callee = @scale}> : (memref<8xi64>, i64, i1) -> ()
    %8 = "acc.create"(%7) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i64}> : (memref<8xi64>) -> memref<8xi64>
    "acc.enter_data"(%8) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<8xi64>) -> ()
    %9 = "acc.update_device"(%7) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i64}> : (memref<8xi64>) -> memref<8xi64>
    "acc.update"(%9) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<8xi64>) -> ()
    "acc.parallel"(%1) <{numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.loop"(%0, %2, %1) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, worker = [#acc.device_type<none>]}> ({
      ^bb0(%arg1: index):
        %12 = "memref.load"(%7, %arg1) : (memref<8xi64>, index) -> i64
        %13 = "arith.addi"(%12, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "memref.store"(%13, %7, %arg1) : (i64, memref<8xi64>, index) -> ()
        "acc.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.yield"() : () -> ()
    }) : (index) -> ()
    %10 = "acc.getdeviceptr"(%7) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i64}> : (memref<8xi64>) -> memref<8xi64>
    "acc.exit_data"(%10) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<8xi64>) -> ()
    "acc.delete"(%10) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = false}> : (memref<8xi64>) -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %11 = "memref.load"(%7, %arg0) : (memref<8xi64>, index) -> i64
      "func.call"(%11) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

