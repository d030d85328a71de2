// kind: miscompile
// culprit: canonicalize
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(canonicalize)' PLAIN -O2
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i1):
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "scf.if"(%arg0) ({
      "scf.if"(%arg1) ({
        "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = false}> : () -> i1
    %2 = "arith.constant"() <{value = 8 : i8}> : () -> i8
    %3 = "arith.shli"(%0, %2) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %4 = "arith.cmpi"(%3, %0) <{predicate = 1 : i64}> : (i8, i8) -> i1
    "func.call"(%1, %4) <{callee = @f}> : (i1, i1) -> ()
    "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
