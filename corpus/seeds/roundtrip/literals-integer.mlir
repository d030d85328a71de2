// Integer literals: every signedness, hexadecimal, extremes of their types,
// width 1 spelt three ways, widths no machine has, index.
"builtin.module"() ({
  "t.ints"() {
    a = 0, b = -1, c = 0x7FFFFFFFFFFFFFFF, d = -9223372036854775808 : i64,
    e = true, f = false, g = -1 : i1, h = 1 : i1, i = 255 : ui8, j = -128 : si8, k = 0xFF : i8,
    l = 170141183460469231731687303715884105727 : i128, m = -170141183460469231731687303715884105728 : si128,
    n = 3 : i2, o = -4 : i3, p = 0xDEADBEEF : index, q = -1 : index, r = 1 : i1023, s = 00012 : i16,
    t = 18446744073709551615 : ui64, u = 0 : i0
  } : () -> ()
}) {t.i = [i1, i24, si7, ui7, i16777215, index]} : () -> ()
