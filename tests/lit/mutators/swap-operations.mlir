// swap-operations exchanges two operations of a block where data flow allows it.
// RUN: grep -v ^// %s | scion mutate --only swap-operations --stacked 1 --count 20 > %t
// RUN: FileCheck %s < %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// CHECK: "memref.store"(%b
// CHECK-NEXT: "memref.store"(%a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i8>, i8, i8) -> (), sym_name = "f"}> ({
  ^bb0(%m: memref<i8>, %a: i8, %b: i8):
    "memref.store"(%a, %m) : (i8, memref<i8>) -> ()
    "memref.store"(%b, %m) : (i8, memref<i8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
