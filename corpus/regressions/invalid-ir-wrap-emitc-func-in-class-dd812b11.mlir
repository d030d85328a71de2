// kind: invalid-ir
// culprit: wrap-emitc-func-in-class
// bad: --wrap-emitc-func-in-class
"builtin.module"() ({
  "emitc.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>):
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
