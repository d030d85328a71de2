// In a build with AddressSanitizer the programs are instrumented too.
// REQUIRES: asan
// RUN: not %scion exec %s | FileCheck %s
// CHECK: trap: heap overflow (read of 8 bytes)

llvm.func @printI64(i64)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() {
  %size = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.return
}
