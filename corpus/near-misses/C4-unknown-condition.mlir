// near-miss: C4
// same: --mlir-disable-threading --remove-dead-values
// The second region of the loop may run.
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (i1, i1), sym_name = "fn0", sym_visibility = "private"}> ({
  ^bb0(%arg9: i1):
    "func.return"(%arg9, %arg9) : (i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, i32, i1) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i1):
    %0 = "scf.while"(%arg0) ({
    ^bb0(%arg8: index):
      %5 = "arith.constant"() <{value = false}> : () -> i1
      %6 = "arith.andi"(%arg3, %5) : (i1, i1) -> i1
      "scf.condition"(%arg3, %arg8) : (i1, index) -> ()
    }, {
    ^bb0(%arg4: index):
      %1 = "arith.constant"() <{value = 3 : index}> : () -> index
      %2:2 = "scf.for"(%arg0, %arg1, %1, %arg2, %arg2) ({
      ^bb0(%arg5: index, %arg6: i32, %arg7: i32):
        %3 = "arith.constant"() <{value = true}> : () -> i1
        %4:2 = "func.call"(%3) <{callee = @fn0}> : (i1) -> (i1, i1)
        "scf.yield"(%arg2, %arg7) : (i32, i32) -> ()
      }) : (index, index, index, i32, i32) -> (i32, i32)
      "scf.yield"(%arg0) : (index) -> ()
    }) : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
