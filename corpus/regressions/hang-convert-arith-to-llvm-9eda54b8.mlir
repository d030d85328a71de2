// kind: hang
// culprit: convert-arith-to-llvm
// bad: --convert-arith-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4xi1>):
    "vector.mask"(%arg0) ({
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

