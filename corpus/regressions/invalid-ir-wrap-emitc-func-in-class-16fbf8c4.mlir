// kind: invalid-ir
// culprit: wrap-emitc-func-in-class
// bad: '--pass-pipeline=builtin.module(wrap-emitc-func-in-class)'
"builtin.module"() ({
  "memref.global"() <{sym_name = "a", type = memref<1xi32>}> : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @a}> : () -> memref<1xi32>
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
