// kind: invalid-ir
// culprit: convert-to-emitc
// bad: --convert-to-emitc
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i1):
    %0 = "scf.while"(%arg0) ({
    ^bb0(%arg3: index):
      "scf.condition"(%arg1, %arg3) : (i1, index) -> ()
    }, {
    ^bb0(%arg2: index):
      "scf.yield"(%arg2) : (index) -> ()
    }) : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
