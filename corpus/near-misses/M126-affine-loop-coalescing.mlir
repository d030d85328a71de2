// near-miss: M126
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))'
// The inner loop uses what itself carries.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "scf.for"(%0, %2, %1, %3) ({
    ^bb0(%arg0: index, %arg1: i32):
      %5 = "scf.for"(%0, %2, %1, %arg1) ({
      ^bb0(%arg2: index, %arg3: i32):
        %6 = "arith.addi"(%arg3, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%6) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      "scf.yield"(%5) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
