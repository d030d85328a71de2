// kind: miscompile
// culprit: canonicalize
// expect: 5
// good: PLAIN
// bad: --canonicalize PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %4:3 = "scf.while"(%0, %0) ({
    ^bb0(%arg3: i64, %arg4: i64):
      %5 = "arith.cmpi"(%arg3, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %6 = "scf.if"(%5) ({
        %7 = "arith.addi"(%arg3, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.yield"(%7) : (i64) -> ()
      }, {
        "scf.yield"(%3) : (i64) -> ()
      }) : (i1) -> i64
      "scf.condition"(%5, %6, %6, %arg4) : (i1, i64, i64, i64) -> ()
    }, {
    ^bb0(%arg0: i64, %arg1: i64, %arg2: i64):
      "scf.yield"(%arg0, %arg1) : (i64, i64) -> ()
    }) : (i64, i64) -> (i64, i64, i64)
    "func.call"(%4#2) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

