// A well-defined program means the same on every path.

// RUN: %scion run %s --paths 5 --trace | FileCheck %s
// CHECK: {{[1-9][0-9]*}} comparisons agree
// CHECK: i64 42
// CHECK: finished

// The verdict is a function of the input and the options.
// RUN: %scion run %s --paths 5 --json > %t.first
// RUN: %scion run %s --paths 5 --json | diff %t.first -
// RUN: FileCheck %s --check-prefix=JSON < %t.first
// JSON: "verdict":"agree"

func.func @main() {
  %c = arith.constant 42 : i32
  vector.print %c : i32
  return
}
