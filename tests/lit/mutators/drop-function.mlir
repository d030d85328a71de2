// drop-function takes away a function with its calls, but never @main.
// RUN: grep -v ^// %s | scion mutate --only drop-function --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-NOT: @f
// CHECK: "func.return"(%k)
"builtin.module"() ({
  "func.func"() <{function_type = () -> i8, sym_name = "main"}> ({
    %k = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %r = "func.call"(%k) <{callee = @f}> : (i8) -> i8
    "func.return"(%r) : (i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8):
    "func.return"(%a) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
