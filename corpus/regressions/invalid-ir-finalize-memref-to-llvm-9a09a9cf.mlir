// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: '--pass-pipeline=builtin.module(finalize-memref-to-llvm)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "true"}> ({
    %0 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "builtin.unrealized_conversion_cast"() : () -> memref<1xi65>
    %3 = "memref.atomic_rmw"(%0, %2, %1) <{kind = 1 : i64}> : (i65, memref<1xi65>, index) -> i65
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
