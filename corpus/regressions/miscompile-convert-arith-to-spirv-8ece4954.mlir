// kind: miscompile
// culprit: convert-arith-to-spirv
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-arith-to-spirv)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<true> : tensor<1xi1>, sym_name = "g", sym_visibility = "private", type = memref<1xi1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<1xi1>
    %2 = "memref.load"(%1, %0) : (memref<1xi1>, index) -> i1
    %3 = "arith.index_cast"(%2) : (i1) -> index
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
