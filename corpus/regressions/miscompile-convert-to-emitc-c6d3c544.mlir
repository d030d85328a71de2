// kind: miscompile
// culprit: convert-to-emitc
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-to-emitc)'
"builtin.module"() ({
  "emitc.global"() <{initial_value = dense<[[7, -2], [-7, 9223372036854775806]]> : tensor<2x2xindex>, sym_name = "g", type = !emitc.array<2x2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "emitc.get_global"() <{name = @g}> : () -> !emitc.array<2x2xindex>
    %3 = "emitc.subscript"(%2, %0, %1) : (!emitc.array<2x2xindex>, index, index) -> !emitc.lvalue<index>
    %4 = "emitc.load"(%3) : (!emitc.lvalue<index>) -> index
    %5 = "emitc.subscript"(%2, %0, %0) : (!emitc.array<2x2xindex>, index, index) -> !emitc.lvalue<index>
    %6 = "emitc.load"(%5) : (!emitc.lvalue<index>) -> index
    %7 = "arith.divsi"(%4, %6) : (index, index) -> index
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
