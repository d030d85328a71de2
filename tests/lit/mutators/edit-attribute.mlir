// edit-attribute exchanges the value of an attribute or property for one of the
// same form that the corpus (the program itself counts) shows for the operation,
// or for one nearby. It also adds flags that the operation was seen with.
// RUN: grep -v ^// %s | scion mutate --only edit-attribute --stacked 1 --count 300 --max-size 4000 > %t
// RUN: FileCheck %s < %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// CHECK-DAG: %x = "arith.cmpi"(%a, %b) <{predicate = 6 : i64}>
// CHECK-DAG: %s = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}>
// CHECK-DAG: upperBoundMap = affine_map<() -> (6)>
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
  ^bb0(%a: i8, %b: i8):
    %x = "arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (i8, i8) -> i1
    %y = "arith.cmpi"(%a, %b) <{predicate = 6 : i64}> : (i8, i8) -> i1
    %s = "arith.addi"(%a, %b) : (i8, i8) -> i8
    %t = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (7)>}> ({
    ^bb0(%i: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%s) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
