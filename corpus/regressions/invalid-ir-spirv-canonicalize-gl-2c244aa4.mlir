// kind: invalid-ir
// until: 23
// culprit: spirv-canonicalize-gl
// bad: '--pass-pipeline=builtin.module(spirv-canonicalize-gl)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> i32
    %3 = "spirv.ShiftRightArithmetic"(%2, %2) : (i32, i32) -> i32
    %4 = "builtin.unrealized_conversion_cast"(%3) : (i32) -> index
    "scf.for"(%0, %0, %4) ({
    ^bb0(%arg0: index):
      "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
