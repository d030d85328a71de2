// hide-operand copies an op with a hidden operand, reveal-operand undoes it.
// RUN: grep -v ^// %s | scion mutate --only hide-operand --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK: %s = "arith.subi"(%a, %b)
// CHECK-NEXT: %[[H:g[0-9]+]] = "func.call"(%[[V:[ab]]]) <{callee = @[[F:g[0-9]+]], no_inline}>
// CHECK-NEXT: %[[C:g[0-9]+]] = "arith.subi"({{(%a, )?}}%[[H]]{{(, %b)?}})
// CHECK: "func.func"() <{function_type = (i8) -> (i8), no_inline, sym_name = "[[F]]"}> ({
// CHECK-NEXT: ^bb0(%x: i8):
// CHECK-NEXT: "func.return"(%x)

// One mutant is judged: op and copy give the same.
// RUN: grep -v ^// %s | scion mutate --only hide-operand --stacked 1 --count 1 | %scion run - --paths 1 | FileCheck %s --check-prefix=JUDGED
// JUDGED: comparisons agree

// RUN: grep -v ^// %s | scion mutate --only hide-operand --stacked 1 --count 1 | scion mutate --only reveal-operand --stacked 1 --count 4 > %t.back
// RUN: FileCheck %s --check-prefix=BACK --implicit-check-not=func.call < %t.back
// BACK: %s = "arith.subi"(%a, %b)
// BACK-NEXT: "arith.subi"(%a, %b)
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8):
    %s = "arith.subi"(%a, %b) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
