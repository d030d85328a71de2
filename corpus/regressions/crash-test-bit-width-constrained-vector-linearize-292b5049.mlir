// kind: crash
// culprit: test-bit-width-constrained-vector-linearize
// bad: --allow-unregistered-dialect '--pass-pipeline=builtin.module(test-bit-width-constrained-vector-linearize)'
"builtin.module"() ({
  %0 = "t.m"() : () -> memref<1x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 floordiv 2)>, 1 : i8>
}) : () -> ()
