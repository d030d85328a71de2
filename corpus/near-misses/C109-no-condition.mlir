// near-miss: C109
// until: 22
// same: '--pass-pipeline=builtin.module(func.func(acc-if-clause-lowering))'
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1xi32>) -> (), sym_name = "scale"}> ({
  ^bb0(%arg0: memref<1xi32>):
    %0 = "acc.present"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<1xi32>) -> memref<1xi32>
    "acc.serial"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1>}> ({
      "acc.yield"() : () -> ()
    }) : (memref<1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

