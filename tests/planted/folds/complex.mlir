// The opposite of 0.0: complex.im of complex.conj.
func.func @hide(%x: complex<f64>) -> complex<f64> attributes {no_inline} {
  return %x : complex<f64>
}
func.func @main() {
  %re = arith.constant 1.5 : f64
  %im = arith.constant 0.0 : f64
  %number = complex.create %re, %im : complex<f64>
  %conjugate = complex.conj %number : complex<f64>
  %hidden = func.call @hide(%conjugate) : (complex<f64>) -> complex<f64>
  %a = complex.im %conjugate : complex<f64>
  %b = complex.im %hidden : complex<f64>
  return
}
