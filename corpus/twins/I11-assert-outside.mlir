// twin: I11
// same: --convert-cf-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "memref.alloca_scope"() ({
      %2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      "memref.alloca_scope.return"(%2) : (i64) -> ()
    }) : () -> i64
    "cf.assert"(%0) <{msg = "no"}> : (i1) -> ()
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
