// kind: crash
// culprit: flatten-memref
// bad: --flatten-memref
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x2xindex>, index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: memref<3x2xindex>, %arg1: index):
    %0 = "memref.load"(%arg0, %arg1, %arg1) : (memref<3x2xindex>, index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
