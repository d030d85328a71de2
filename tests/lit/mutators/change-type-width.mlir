// change-type-width does a connected piece of arithmetic in another width, with
// casts at its edges.
// RUN: grep -v ^// %s | scion mutate --only change-type-width --stacked 1 --count 60 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK: %c = "arith.constant"() <{value = 3 : i64}> : () -> i64
// CHECK-NEXT: %[[E:g[0-9]+]] = "arith.extsi"(%a) : (i32) -> i64
// CHECK-NEXT: %s = "arith.muli"(%[[E]], %c) : (i64, i64) -> i64
// CHECK-NEXT: %[[T:g[0-9]+]] = "arith.trunci"(%s) : (i64) -> i32
// CHECK-NEXT: "func.return"(%[[T]])
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%a: i32):
    %c = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %s = "arith.muli"(%a, %c) : (i32, i32) -> i32
    "func.return"(%s) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
