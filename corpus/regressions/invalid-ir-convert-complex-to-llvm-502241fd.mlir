// kind: invalid-ir
// culprit: convert-complex-to-llvm
// bad: --convert-complex-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f8E4M3FN>, complex<f8E4M3FN>) -> complex<f8E4M3FN>, sym_name = "product"}> ({
  ^bb0(%arg0: complex<f8E4M3FN>, %arg1: complex<f8E4M3FN>):
    %0 = "complex.mul"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f8E4M3FN>, complex<f8E4M3FN>) -> complex<f8E4M3FN>
    "func.return"(%0) : (complex<f8E4M3FN>) -> ()
  }) : () -> ()
}) : () -> ()
