// kind: hang
// culprit: reconcile-unrealized-casts
// bad: --reconcile-unrealized-casts
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  ^bb1:  // pred: ^bb1
    %0 = "builtin.unrealized_conversion_cast"(%1) : (index) -> i64
    %1 = "builtin.unrealized_conversion_cast"(%0) : (i64) -> index
    %2 = "builtin.unrealized_conversion_cast"(%1) : (index) -> i32
    %3 = "arith.addi"(%2, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"()[^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()

