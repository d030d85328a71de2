// Identifiers at the edge of the grammar: SSA names, block labels, symbols and
// attribute names with digits, dollars, dots, dashes and underscores.
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "true"}> ({
  ^-$._:
    "cf.br"()[^0] : () -> ()
  ^0:
    "cf.br"()[^bb] : () -> ()
  ^bb:
    %00 = "t.a"() : () -> i32
    %0 = "t.a"() : () -> i32
    %$ = "t.b"(%00, %0) : (i32, i32) -> i32
    %-.-_ = "t.b"(%$, %$) : (i32, i32) -> i32
    %x-1.2$y_z:2 = "t.c"(%-.-_) : (i32) -> (i32, i32)
    %loc = "t.b"(%x-1.2$y_z#1, %x-1.2$y_z#0) {loc = "attr", true = 1 : i1, i32 = 2 : i32, "0" = 0, _ = unit, a.b.c = 1} : (i32, i32) -> i32
    "func.return"(%loc) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
