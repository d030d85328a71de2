"builtin.module"() ({
  "func.func"() <{function_type = (i64, i64, i64) -> i64, sym_name = "shares"}> ({
  ^bb0(%a: i64, %b: i64, %n: i64):
    %0 = "ledger.from"(%a) : (i64) -> !ledger.amount
    %1 = "ledger.from"(%b) : (i64) -> !ledger.amount
    %2 = "ledger.from"(%n) : (i64) -> !ledger.parts
    %3 = "ledger.share"(%0, %2) : (!ledger.amount, !ledger.parts) -> !ledger.amount
    %4 = "ledger.add"(%3, %1) : (!ledger.amount, !ledger.amount) -> !ledger.amount
    %5 = "ledger.share"(%4, %2) : (!ledger.amount, !ledger.parts) -> !ledger.amount
    %6 = "ledger.value"(%5) : (!ledger.amount) -> i64
    "func.return"(%6) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
