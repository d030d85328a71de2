// A number that is specified in part is no reason for a finding: mem2reg makes
// the mask of a store into a wider slot from a value that was never written.
//
// RUN: %scion interp %s | FileCheck %s
// RUN: mlir-opt --mem2reg %s | not %scion interp - 2>&1 | FileCheck %s --check-prefix=AFTER

// CHECK: 1: i64 5
// AFTER: bits of a value that was never written
func.func private @printI64(i64)
func.func @main() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i48) : i48
  %slot = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %five, %slot : i48, !llvm.ptr
  %half = llvm.load %slot : !llvm.ptr -> i48
  %all = llvm.sext %half : i48 to i64
  func.call @printI64(%all) : (i64) -> ()
  return
}
