// drop-attribute drops attributes that operations are seen without, and locations.
// RUN: grep -v ^// %s | scion mutate --only drop-attribute --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: %s = "arith.addi"(%a, %a) : (i8, i8) -> i8 loc("here")
// CHECK-DAG: %s = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8{{$}}
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8):
    %s = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8 loc("here")
    %t = "arith.addi"(%a, %s) : (i8, i8) -> i8
    "func.return"(%t) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
