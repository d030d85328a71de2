// RUN: not scion prove %s --through math-expand-ops | FileCheck %s

// Nobody says what the last bits of these functions are, or whether the tangent
// of -0 has a sign; that -0 to the power -0.5 is -infinity is wrong.

// CHECK: @tangent: math-expand-ops: unknown
func.func @tangent(%x: f32) -> f32 {
  %0 = math.tanh %x : f32
  return %0 : f32
}

// CHECK: @printed: math-expand-ops: unknown
func.func @printed(%x: f32) {
  %0 = math.tanh %x : f32
  vector.print %0 : f32
  return
}

// CHECK: @power: math-expand-ops: refuted: {{.*}}known: M146
func.func @power(%x: f32) -> f32 {
  %c = arith.constant -0.5 : f32
  %0 = math.powf %x, %c : f32
  return %0 : f32
}

// min(max(value, low), high), but on 22.
// CHECK: @clamp: math-expand-ops: {{refuted|unknown}}
func.func @clamp(%x: f32, %low: f32, %high: f32) -> f32 {
  %0 = math.clampf %x to [%low, %high] : f32
  return %0 : f32
}
