// kind: invalid-ir
// culprit: convert-xegpu-to-xevm
// since: 24
// bad: '--pass-pipeline=builtin.module(convert-xegpu-to-xevm)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1xbf16>}> : () -> vector<1x1xbf16>
    %2 = "scf.execute_region"() ({
      "cf.br"(%0, %1)[^bb1] : (index, vector<1x1xbf16>) -> ()
    ^bb1(%3: index, %4: vector<1x1xbf16>):  // 2 preds: ^bb0, ^bb2
      "scf.yield"(%1) : (vector<1x1xbf16>) -> ()
    ^bb2:  // no predecessors
      "cf.br"(%0, %1)[^bb1] : (index, vector<1x1xbf16>) -> ()
    }) : () -> vector<1x1xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
