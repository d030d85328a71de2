// The sign of -0.0: math.copysign of math.absf.
func.func @hide(%x: f32) -> f32 attributes {no_inline} {
  return %x : f32
}
func.func @main() {
  %x = arith.constant 2.5 : f32
  %sign = arith.constant -0.0 : f32
  %value = func.call @hide(%x) : (f32) -> f32
  %absolute = math.absf %value : f32
  %hidden = func.call @hide(%absolute) : (f32) -> f32
  %a = math.copysign %absolute, %sign : f32
  %b = math.copysign %hidden, %sign : f32
  return
}
