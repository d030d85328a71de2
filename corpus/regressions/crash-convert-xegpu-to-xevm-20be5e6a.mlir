// kind: crash
// culprit: convert-xegpu-to-xevm
// bad: --convert-xegpu-to-xevm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<index>, memref<index>, i1) -> memref<index>, sym_name = "one"}> ({
  ^bb0(%arg0: memref<index>, %arg1: memref<index>, %arg2: i1):
    %0 = "scf.if"(%arg2) ({
      "scf.yield"(%arg0) : (memref<index>) -> ()
    }, {
      "scf.yield"(%arg1) : (memref<index>) -> ()
    }) : (i1) -> memref<index>
    "func.return"(%0) : (memref<index>) -> ()
  }) : () -> ()
}) : () -> ()
