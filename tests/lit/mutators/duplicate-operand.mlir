// duplicate-operand makes an operation read one value twice.
// RUN: grep -v ^// %s | scion mutate --only duplicate-operand --stacked 1 --count 20 > %t
// RUN: FileCheck %s < %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// CHECK-DAG: "arith.subi"(%a, %a)
// CHECK-DAG: "arith.subi"(%b, %b)
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8):
    %s = "arith.subi"(%a, %b) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
