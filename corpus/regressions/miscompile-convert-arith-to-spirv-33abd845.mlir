// kind: miscompile
// culprit: convert-arith-to-spirv
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-arith-to-spirv)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "g", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<1xindex>
    %2 = "memref.load"(%1, %0) : (memref<1xindex>, index) -> index
    %3 = "arith.index_cast"(%2) : (index) -> i1
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
