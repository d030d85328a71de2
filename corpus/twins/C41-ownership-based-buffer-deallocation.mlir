// twin: C41
// same: --ownership-based-buffer-deallocation
// All in one block.
"builtin.module"() ({
  "func.func"() <{function_type = (index, i16) -> i16, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i16):
    %0 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
    ^bb0(%arg2: index, %arg3: i16):
      "scf.yield"(%arg3) : (i16) -> ()
    }) : (index, index, index, i16) -> i16
    "func.return"(%0) : (i16) -> ()
  }) : () -> ()
}) : () -> ()
