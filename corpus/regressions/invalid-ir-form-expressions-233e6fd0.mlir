// kind: invalid-ir
// culprit: form-expressions
// bad: '--pass-pipeline=builtin.module(form-expressions)'
"builtin.module"() ({
  "emitc.func"() <{function_type = (ui32) -> ui32, sym_name = "f"}> ({
  ^bb0(%arg0: ui32):
    %0 = "emitc.cast"(%arg0) : (ui32) -> ui32
    "emitc.return"(%0) : (ui32) -> ()
  }) : () -> ()
}) : () -> ()
