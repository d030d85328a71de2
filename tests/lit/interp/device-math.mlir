// A GPU's library of mathematics is taken for that of C.
// RUN: %scion interp %s | FileCheck %s
// CHECK: f32 2 (
// CHECK: f64 3 (
// CHECK: f16 1.5 (
// CHECK: f32 -2 (
// RUN: sed 's/copysignf(f32, f32)/copysignf(f32)/; s/(%0, %b) : (f32, f32)/(%0) : (f32)/' %s | not %scion interp - 2>&1 | FileCheck %s --check-prefix WRONG
// WRONG: other parameters than __nv_copysignf has
llvm.func @__nv_cbrtf(f32) -> f32
llvm.func @__nv_sqrt(f64) -> f64
llvm.func @__nv_copysignf(f32, f32) -> f32
llvm.func @__ocml_fmod_f16(f16, f16) -> f16
func.func @main() {
  %a = arith.constant 8.0 : f32
  %b = arith.constant -0.0 : f32
  %c = arith.constant 9.0 : f64
  %d = arith.constant 5.5 : f16
  %e = arith.constant 2.0 : f16
  %0 = llvm.call @__nv_cbrtf(%a) : (f32) -> f32
  vector.print %0 : f32
  %1 = llvm.call @__nv_sqrt(%c) : (f64) -> f64
  vector.print %1 : f64
  %2 = llvm.call @__ocml_fmod_f16(%d, %e) : (f16, f16) -> f16
  vector.print %2 : f16
  %3 = llvm.call @__nv_copysignf(%0, %b) : (f32, f32) -> f32
  vector.print %3 : f32
  return
}
