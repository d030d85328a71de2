// Float literals: decimal and by bits, of every float type; zeros with sign,
// infinities, quiet and signalling NaNs with payload, subnormals.
"builtin.module"() ({
  "t.floats"() {
    a = 0.0, b = -0.0, c = 1.0e-320, d = 1.7976931348623157e+308, e = 0x7FF0000000000001 : f64,
    f = 0xFFF8000000000042 : f64, g = 0x7F800000 : f32, h = 0xFFC00001 : f32, i = 1.0e-45 : f32, j = 3.40282347e+38 : f32,
    k = 0x7C01 : f16, l = 65504.0 : f16, m = 5.9604645e-8 : f16, n = 0xFF80 : bf16, o = 1.5 : bf16,
    p = 1.0 : f80, q = -1.0 : f128, r = 2.0 : tf32, s = 0x7F : f8E4M3FN, t = 448.0 : f8E4M3FN, u = 0xFC : f8E5M2,
    v = 0x80 : f8E4M3FNUZ, w = 0x80 : f8E5M2FNUZ, x = 0x80 : f8E4M3B11FNUZ, y = 15.5 : f8E3M4, z = 0x7F : f8E8M0FNU,
    aa = 6.0 : f4E2M1FN, ab = 28.0 : f6E3M2FN, ac = 7.5 : f6E2M3FN, ad = 1.0 : f8E4M3, ae = 1.e0, af = 12.e-3
  } : () -> ()
}) : () -> ()
