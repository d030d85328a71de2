// erase-unused takes away what nobody reads, with what only it read.
// RUN: grep -v ^// %s | scion mutate --only erase-unused --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-NOT: arith
// CHECK: "memref.alloc"
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%a: i32):
    %c = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %s = "arith.muli"(%a, %c) : (i32, i32) -> i32
    %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
