// kind: invalid-ir
// culprit: convert-cf-to-llvm
// bad: --convert-cf-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : vector<1xindex>}> : () -> vector<1xindex>
    %1 = "arith.constant"() <{value = true}> : () -> i1
    "cf.cond_br"(%1, %0, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, vector<1xindex>, vector<1xindex>) -> ()
  ^bb1(%2: vector<1xindex>):  // 2 preds: ^bb0, ^bb2
    "func.return"() : () -> ()
  ^bb2(%3: vector<1xindex>):  // pred: ^bb0
    "llvm.br"(%3)[^bb1] : (vector<1xindex>) -> ()
  }) : () -> ()
}) : () -> ()

