// near-miss: C36
// same: --flatten-memref
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x2xi64>, index) -> i64, sym_name = "f"}> ({
  ^bb0(%arg0: memref<3x2xi64>, %arg1: index):
    %0 = "memref.load"(%arg0, %arg1, %arg1) : (memref<3x2xi64>, index, index) -> i64
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
