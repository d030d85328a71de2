// kind: invalid-ir
// culprit: raise-scf-to-affine
// since: 24
// bad: '--pass-pipeline=builtin.module(raise-scf-to-affine)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<true> : vector<1xi1>}> : () -> vector<1xi1>
    %2 = "arith.constant"() <{value = -1 : index}> : () -> index
    "scf.for"(%0, %0, %2) ({
    ^bb0(%arg0: index):
      "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (vector<1xi1>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
