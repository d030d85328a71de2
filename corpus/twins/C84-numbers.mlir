// twin: C84
// same: --convert-xegpu-to-xevm
// Buffers of numbers.
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i64>, memref<i64>, i1) -> memref<i64>, sym_name = "one"}> ({
  ^bb0(%arg0: memref<i64>, %arg1: memref<i64>, %arg2: i1):
    %0 = "scf.if"(%arg2) ({
      "scf.yield"(%arg0) : (memref<i64>) -> ()
    }, {
      "scf.yield"(%arg1) : (memref<i64>) -> ()
    }) : (i1) -> memref<i64>
    "func.return"(%0) : (memref<i64>) -> ()
  }) : () -> ()
}) : () -> ()
