// swap-operands exchanges two operands of one type: results in another order, where they end a region.
// RUN: grep -v ^// %s | scion mutate --only swap-operands --stacked 1 --count 20 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: "scf.yield"(%b, %a)
// CHECK-DAG: "arith.subi"(%b, %a)
// CHECK-NOT: "scf.if"(%a)
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%c: i1, %a: i8, %b: i8):
    %r:2 = "scf.if"(%c) ({
      "scf.yield"(%a, %b) : (i8, i8) -> ()
    }, {
      "scf.yield"(%b, %b) : (i8, i8) -> ()
    }) : (i1) -> (i8, i8)
    %s = "arith.subi"(%a, %b) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
