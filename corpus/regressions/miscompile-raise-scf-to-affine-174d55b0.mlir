// kind: miscompile
// culprit: raise-scf-to-affine
// since: 24
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(raise-scf-to-affine)' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<9223372036854775807> : tensor<1xindex>, sym_name = "g", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<1xindex>
    %2 = "memref.load"(%1, %0) : (memref<1xindex>, index) -> index
    "scf.for"(%0, %2, %2) ({
    ^bb0(%arg0: index):
      "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
