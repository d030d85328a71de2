// call-outline moves operations into a new private function and calls it.
// RUN: grep -v ^// %s | scion mutate --only call-outline --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK: %[[R:g[0-9]+]] = "func.call"(%a, %b) <{callee = @[[F:g[0-9]+]]{{(, no_inline)?}}}>
// CHECK-NEXT: "func.return"(%[[R]])
// CHECK: "func.func"() <{function_type = (i8, i8) -> (i8), sym_name = "[[F]]", sym_visibility = "private"{{(, no_inline)?}}}>
// CHECK: %s = "arith.subi"
// CHECK-NEXT: "func.return"(%s)
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8):
    %s = "arith.subi"(%a, %b) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
