// kind: miscompile
// culprit: loop-invariant-code-motion
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(loop-invariant-code-motion)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %1 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1099511627776 : index}> : () -> index
    %4 = "scf.for"(%2, %2, %3, %1) ({
    ^bb0(%arg0: index, %arg1: bf16):
      %5 = "tensor.extract"(%0, %3) : (tensor<1xbf16>, index) -> bf16
      "scf.yield"(%5) : (bf16) -> ()
    }) : (index, index, index, bf16) -> bf16
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (bf16) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
