// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: '--pass-pipeline=builtin.module(finalize-memref-to-llvm)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i33}> : () -> i33
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi33>
    %3 = "memref.atomic_rmw"(%1, %2, %0) <{kind = 3 : i64}> : (i33, memref<1xi33>, index) -> i33
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
