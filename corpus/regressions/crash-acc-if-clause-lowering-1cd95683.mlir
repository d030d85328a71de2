// kind: crash
// culprit: acc-if-clause-lowering
// bad: '--pass-pipeline=builtin.module(func.func(acc-if-clause-lowering))'
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1xi32>, i1) -> (), sym_name = "scale"}> ({
  ^bb0(%arg0: memref<1xi32>, %arg1: i1):
    %0 = "acc.present"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i64}> : (memref<1xi32>) -> memref<1xi32>
    "acc.serial"(%arg1, %0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 1>}> ({
      "acc.yield"() : () -> ()
    }) : (i1, memref<1xi32>) -> ()
    "acc.kernels"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
      "acc.terminator"() : () -> ()
    }) : (memref<1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
