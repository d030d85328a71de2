// move-operation takes an operation elsewhere: in its block, out of its region
// under a fresh name, or into the region that alone reads its results.
// RUN: grep -v ^// %s | scion mutate --explain --only move-operation --stacked 1 --count 40 > %t
// RUN: FileCheck %s --check-prefix=OUT < %t
// RUN: FileCheck %s --check-prefix=IN < %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// OUT: %g0 = "arith.muli"(%a, %a)
// OUT-NEXT: %r = "scf.if"
// OUT-NEXT: "scf.yield"(%g0)
// IN: moved arith.constant into a region
// IN: }, {
// IN-NEXT: %k = "arith.constant"
// IN-NEXT: "scf.yield"(%k)
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%c: i1, %a: i8):
    %k = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %r = "scf.if"(%c) ({
      %q = "arith.muli"(%a, %a) : (i8, i8) -> i8
      "scf.yield"(%q) : (i8) -> ()
    }, {
      "scf.yield"(%k) : (i8) -> ()
    }) : (i1) -> i8
    "func.return"(%r) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
