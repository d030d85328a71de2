// Affine maps and integer sets: no dimensions, no results, symbols only, every
// operator, nesting that needs parentheses, semi-affine terms.
"builtin.module"() ({
  "t.affine"() {
    a = affine_map<() -> ()>, b = affine_map<(d0) -> ()>, c = affine_map<()[s0] -> (s0)>, d = affine_map<() -> (-9223372036854775807)>,
    e = affine_map<(d0, d1)[s0] -> (d0 * 2 - d1, (d0 + s0) floordiv 3, (d1 ceildiv 4) mod 5, -(d0 - d1))>,
    f = affine_map<(i, j)[n, m] -> (i * n + j, i floordiv m, (i + j) mod n, j ceildiv (n + m))>,
    g = affine_map<(d0, d1, d2) -> (d2, 0, d0, d0)>, h = affine_map<(d0) -> (((d0 * 3) mod 7) * 5 floordiv 2)>,
    i = affine_set<() : (0 == 0)>, j = affine_set<(d0) : (d0 >= 0)>, k = affine_set<(d0, d1)[s0] : (d0 - 10 >= 0, -d1 + s0 * 4 >= 0, d0 mod 2 == 0)>,
    l = affine_set<()[s0] : (s0 - 1 == 0, 1 == 0)>, m = affine_set<(i)[n] : (i floordiv n - 1 >= 0)>, n = affine_map<(d0, d1, d2, d3) -> (d0 - d1 - d2 - d3)>
  } : () -> ()
  %0 = "t.m"() : () -> memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 floordiv 2)>, 1 : i8>
}) : () -> ()
