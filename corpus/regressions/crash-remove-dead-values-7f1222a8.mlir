// kind: crash
// culprit: remove-dead-values
// bad: --mlir-disable-threading --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> index, sym_name = "f2", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5:2 = "scf.while"(%2, %4) ({
    ^bb0(%arg3: index, %arg4: i32):
      "scf.condition"(%3, %2, %4) : (i1, index, i32) -> ()
    }, {
    ^bb0(%arg1: index, %arg2: i32):
      "scf.yield"(%2, %arg0) : (index, i32) -> ()
    }) : (index, i32) -> (index, i32)
    "func.return"(%5#0) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "func.call"(%0) <{callee = @f2}> : (i32) -> index
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

