// RUN: %scion interp %s | FileCheck %s
// RUN: %scion lower --known=report %s | %scion interp - | FileCheck %s --check-prefix LOWERED
// 1 + 2^-30 in each mode; lowered, all round as the machine does.
// CHECK:      i64 1065353216
// CHECK-NEXT: i64 1065353217
// CHECK-NEXT: i64 1065353216
// CHECK-NEXT: i64 1065353216
// CHECK-NEXT: finished
// LOWERED-COUNT-4: i64 1065353216
// LOWERED-NEXT: finished
func.func private @show(%x: f32) {
  %bits = arith.bitcast %x : f32 to i32
  vector.print %bits : i32
  return
}
func.func @main() {
  %x = arith.constant 1.0000000009313226 : f64
  %down = arith.truncf %x downward : f64 to f32
  func.call @show(%down) : (f32) -> ()
  %up = arith.truncf %x upward : f64 to f32
  func.call @show(%up) : (f32) -> ()
  %cut = arith.truncf %x toward_zero : f64 to f32
  func.call @show(%cut) : (f32) -> ()
  %even = arith.truncf %x to_nearest_even : f64 to f32
  func.call @show(%even) : (f32) -> ()
  return
}
