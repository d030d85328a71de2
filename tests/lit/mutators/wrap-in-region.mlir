// wrap-in-region puts a few operations into the region of a new operation.
// Results are carried out; loops and other branches start from values or
// constants of the type.
// RUN: grep -v ^// %s | scion mutate --only wrap-in-region --stacked 1 --count 100 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s --check-prefix=IF < %t
// RUN: FileCheck %s --check-prefix=FOR < %t
// RUN: FileCheck %s --check-prefix=AFFINE < %t
// RUN: FileCheck %s --check-prefix=SCOPE < %t
// IF: %[[R:g[0-9]+]] = "scf.if"(
// IF-NEXT: %s = "arith.addi"
// IF-NEXT: "scf.yield"(%s) : (i8) -> ()
// IF-NEXT: }, {
// IF: "func.return"(%[[R]])
// FOR: "scf.for"({{.*}}) ({
// FOR-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: i8):
// AFFINE: "affine.for"({{.*}}) <{lowerBoundMap = affine_map<() -> ({{[01]}})>
// SCOPE: "memref.alloca_scope"() ({
// SCOPE: "memref.alloca_scope.return"(
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8):
    %s = "arith.addi"(%a, %b) : (i8, i8) -> i8
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
