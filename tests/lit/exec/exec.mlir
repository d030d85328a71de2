// `scion exec` runs a module of the LLVM dialect. Each call of the runner
// libraries is an entry of the trace, with its type; what stock mlir-runner
// prints for it is the other form.
//
// RUN: %scion exec %s | FileCheck %s
// RUN: %scion exec --opt-level 2 %s | FileCheck %s
// RUN: %scion exec --as-runner %s > %t.ours
// RUN: mlir-runner -e main -entry-point-result=void %s \
// RUN:   -shared-libs=%llvm_libs/libmlir_runner_utils.so,%llvm_libs/libmlir_c_runner_utils.so > %t.stock
// RUN: diff %t.ours %t.stock

// CHECK:      1: i64 -7
// CHECK-NEXT: 2: u64 18446744073709551609
// CHECK-NEXT: 3: f32 1.5 (0x3fc00000)
// CHECK-NEXT: 4: f64 -0 (0x8000000000000000)
// CHECK-NEXT: finished

llvm.func @printI64(i64)
llvm.func @printU64(i64)
llvm.func @printF32(f32)
llvm.func @printF64(f64)
llvm.func @printOpen()
llvm.func @printComma()
llvm.func @printClose()
llvm.func @printNewline()

llvm.func @main() {
  %0 = llvm.mlir.constant(-7 : i64) : i64
  %1 = llvm.mlir.constant(1.5 : f32) : f32
  %2 = llvm.mlir.constant(-0.0 : f64) : f64
  llvm.call @printOpen() : () -> ()
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printU64(%0) : (i64) -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printNewline() : () -> ()
  llvm.call @printF32(%1) : (f32) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.call @printF64(%2) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
