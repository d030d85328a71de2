// near-miss: M172
// same: '--pass-pipeline=builtin.module(convert-index-to-spirv)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "in3", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in3}> : () -> memref<1xindex>
    %2 = "memref.load"(%1, %0) : (memref<1xindex>, index) -> index
    %3 = "index.divs"(%0, %2) : (index, index) -> index
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

