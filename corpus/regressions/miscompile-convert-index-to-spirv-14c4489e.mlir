// kind: miscompile
// culprit: convert-index-to-spirv
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-index-to-spirv)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, 2]> : tensor<2xindex>, sym_name = "g", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "index.ceildivs"(%3, %4) : (index, index) -> index
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
