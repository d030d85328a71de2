"builtin.module"() ({
  "func.func"() <{function_type = (i64, i64) -> i64, sym_name = "interest"}> ({
  ^bb0(%a: i64, %years: i64):
    %twenty = "arith.constant"() <{value = 20 : i64}> : () -> i64
    %0 = "ledger.from"(%a) : (i64) -> !ledger.amount
    %1 = "ledger.from"(%years) : (i64) -> !ledger.parts
    %2 = "ledger.from"(%twenty) : (i64) -> !ledger.parts
    %3 = "ledger.repeat"(%1, %0) ({
    ^bb0(%each: !ledger.amount):
      %4 = "ledger.share"(%each, %2) : (!ledger.amount, !ledger.parts) -> !ledger.amount
      %5 = "ledger.add"(%each, %4) : (!ledger.amount, !ledger.amount) -> !ledger.amount
      "ledger.yield"(%5) : (!ledger.amount) -> ()
    }) : (!ledger.parts, !ledger.amount) -> !ledger.amount
    %6 = "ledger.value"(%3) : (!ledger.amount) -> i64
    "func.return"(%6) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
