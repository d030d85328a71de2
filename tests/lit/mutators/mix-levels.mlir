// mix-levels puts an operation of another dialect behind one, and lets later uses read it.
// RUN: grep -v ^// %s | scion mutate --only mix-levels --stacked 1 --count 20 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK: %s = "llvm.sub"(%a, %b)
// CHECK-NEXT: %[[G:g[0-9]+]] = "{{arith|math}}.{{[a-z]+}}"(%a, %b)
// CHECK-NEXT: "llvm.return"(%[[G]])
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
  ^bb0(%a: i32, %b: i32):
    %s = "llvm.sub"(%a, %b) <{overflowFlags = #llvm.overflow<none>}> : (i32, i32) -> i32
    "llvm.return"(%s) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
