// unwrap-region puts the operations of a region in the place of what held them.
// Operands stand for block arguments, yielded values for results.
// RUN: grep -v ^// %s | scion mutate --only unwrap-region --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK: %c = "arith.constant"
// CHECK-NEXT: %[[S:g[0-9]+]] = "arith.addi"(%a, %a)
// CHECK-NEXT: "func.return"(%[[S]])
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8):
    %c = "arith.constant"() <{value = 3 : index}> : () -> index
    %r = "scf.for"(%c, %c, %c, %a) ({
    ^bb0(%i: index, %x: i8):
      %s = "arith.addi"(%x, %x) : (i8, i8) -> i8
      "scf.yield"(%s) : (i8) -> ()
    }) : (index, index, index, i8) -> i8
    "func.return"(%r) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
