// A refutation names the record that recognises it, and a known bug hides no
// other one.
//
// REQUIRES: mlir-22
// RUN: %scion prove %s --through canonicalize > %t.out; test $? = 1
// RUN: FileCheck %s < %t.out

// With the pattern of the record suppressed, the pass is right.
// CHECK: @cut: canonicalize: refuted: a0 = {{.*}} after it; known: M29, without it proved (
func.func @cut(%a: index) -> index {
  %0 = arith.index_castui %a : index to i8
  %1 = arith.index_castui %0 : i8 to index
  return %1 : index
}

// The flag of a truncation that is kept for two is no record's.
// CHECK-NEXT: @two: canonicalize: refuted: a0 = {{.*}} (number 1 of the results)
// CHECK-NOT: known
func.func @two(%a: index, %b: i16) -> (index, i8) {
  %0 = arith.index_castui %a : index to i8
  %1 = arith.index_castui %0 : i8 to index
  %2 = arith.trunci %b : i16 to i12
  %3 = arith.trunci %2 overflow<nsw> : i12 to i8
  return %1, %3 : index, i8
}
// CHECK-NEXT: 2 refuted (0 only for poison, 1 known)

// Known bugs alone fail nothing where `--known=avoid` is asked for, unless their
// records are left out.
// RUN: %scion prove %S/wrong-rewrites.mlir --through convert-scf-to-cf --known=avoid --quiet | FileCheck %s --check-prefix=SWITCH
// SWITCH: @switch: convert-scf-to-cf: refuted: {{.*}}; known: M37
// RUN: %scion prove %S/wrong-rewrites.mlir --through convert-scf-to-cf --known=avoid --without=M37 --quiet > %t.without; test $? = 1
// RUN: FileCheck %s --check-prefix=WITHOUT < %t.without
// WITHOUT-NOT: known: M37
// RUN: %scion prove %S/wrong-rewrites.mlir --through convert-scf-to-cf --quiet --json > %t.json; test $? = 1
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// JSON: "excluded-inputs":{{[0-9]}}{{.*}}"known":["M37"]
