// RUN: %scion interp %s | FileCheck %s
// REQUIRES: mlir-23
// 1 + 2^-30, up and down, as a sum, a difference and a product.
// CHECK:      i64 1065353217
// CHECK-NEXT: i64 1065353216
// CHECK-NEXT: i64 1065353215
// CHECK-NEXT: i64 1065353218
// CHECK-NEXT: finished
func.func private @show(%x: f32) {
  %bits = arith.bitcast %x : f32 to i32
  vector.print %bits : i32
  return
}
func.func @main() {
  %one = arith.constant 1.0 : f32
  %more = arith.constant 1.00000012 : f32
  %small = arith.constant 9.313226e-10 : f32
  %0 = arith.addf %one, %small upward : f32
  func.call @show(%0) : (f32) -> ()
  %1 = arith.addf %one, %small downward : f32
  func.call @show(%1) : (f32) -> ()
  %2 = arith.subf %one, %small downward : f32
  func.call @show(%2) : (f32) -> ()
  %3 = arith.mulf %more, %more toward_zero : f32
  func.call @show(%3) : (f32) -> ()
  return
}
