// rewire-operand lets one operand read another value of its type that is visible
// where it stands.
// RUN: grep -v ^// %s | scion mutate --only rewire-operand --stacked 1 --count 40 > %t
// RUN: FileCheck %s < %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// CHECK-DAG: "arith.subi"(%a, %a)
// CHECK-DAG: "arith.subi"(%b, %b)
// CHECK-DAG: "func.return"(%b)
// CHECK-NOT: "func.return"(%n)
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8, index) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8, %n: index):
    %s = "arith.subi"(%a, %b) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
