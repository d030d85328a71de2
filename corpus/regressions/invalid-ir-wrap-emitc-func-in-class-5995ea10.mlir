// kind: invalid-ir
// culprit: wrap-emitc-func-in-class
// bad: --wrap-emitc-func-in-class
"builtin.module"() ({
  "emitc.global"() <{sym_name = "g", type = i32}> : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "emitc.get_global"() <{name = @g}> : () -> !emitc.lvalue<i32>
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
