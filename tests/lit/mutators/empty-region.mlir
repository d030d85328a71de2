// empty-region leaves of a region only what ends its block.
// RUN: grep -v ^// %s | scion mutate --only empty-region --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK: "scf.if"(%c) ({
// CHECK-NEXT: "scf.yield"({{%a|%b}})
// CHECK-NEXT: }, {
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%c: i1, %a: i8, %b: i8):
    %r = "scf.if"(%c) ({
      %s = "arith.muli"(%a, %b) : (i8, i8) -> i8
      %t = "arith.subi"(%s, %a) : (i8, i8) -> i8
      "scf.yield"(%t) : (i8) -> ()
    }, {
      "scf.yield"(%b) : (i8) -> ()
    }) : (i1) -> i8
    "func.return"(%r) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
