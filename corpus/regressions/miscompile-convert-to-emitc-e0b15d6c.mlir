// kind: miscompile
// culprit: convert-to-emitc
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-to-emitc)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-9223372036854775808> : tensor<1xi64>, sym_name = "scion_pool_i64", sym_visibility = "private", type = memref<1xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @scion_pool_i64}> : () -> memref<1xi64>
    %2 = "memref.load"(%1, %0) : (memref<1xi64>, index) -> i64
    %3 = "arith.muli"(%2, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
