// replace-operation puts an operation with operands and results of the same types in the place of one.
// RUN: grep -v ^// %s | scion mutate --only replace-operation --stacked 1 --count 60 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: %s = "arith.{{(divui|minsi|xori|andi)}}"(%a, %b) : (i8, i8) -> i8
// CHECK-DAG: %l = "affine.load"(%m, %i) <{map = affine_map<(d0) -> ({{.*}})>}> : (memref<4xi8>, index) -> i8

// Which ones may is mined from the registered operations.
// RUN: grep -A40 '^i0, i0 -> i0$' %source/mutators/replacements.table | FileCheck %s --check-prefix=TABLE
// TABLE: arith.maxsi
// TABLE: arith.subi {overflowFlags = #arith.overflow<none>}
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8, memref<4xi8>, index) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8, %m: memref<4xi8>, %i: index):
    %s = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %l = "memref.load"(%m, %i) : (memref<4xi8>, index) -> i8
    %r = "arith.addi"(%s, %l) : (i8, i8) -> i8
    "func.return"(%r) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
