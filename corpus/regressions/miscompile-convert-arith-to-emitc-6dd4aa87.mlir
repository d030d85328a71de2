// kind: miscompile
// culprit: convert-arith-to-emitc
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-arith-to-emitc)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<true> : tensor<i1>, sym_name = "g0", type = memref<i1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "memref.get_global"() <{name = @g0}> : () -> memref<i1>
    %2 = "memref.load"(%1) : (memref<i1>) -> i1
    %3 = "arith.cmpi"(%2, %0) <{predicate = 3 : i64}> : (i1, i1) -> i1
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
