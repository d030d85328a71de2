// split-block makes two blocks of one, with a branch between them.
// RUN: grep -v ^// %s | scion mutate --only split-block --stacked 1 --count 60 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s --check-prefix=PLAIN < %t
// RUN: FileCheck %s --check-prefix=CONDITION < %t
// PLAIN: "cf.br"(%s)[^[[L:g[0-9]+]]] : (i8) -> ()
// PLAIN-NEXT: ^[[L]](%[[A:g[0-9]+]]: i8):
// PLAIN-NEXT: "func.return"(%[[A]])
// CONDITION: "cf.cond_br"(%c{{.*}})[^[[L:g[0-9]+]], ^[[L]]]
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i1) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %c: i1):
    %s = "arith.subi"(%a, %a) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
