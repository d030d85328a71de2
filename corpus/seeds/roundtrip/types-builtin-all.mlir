// Builtin types: every constructor, at its odd ends.
"builtin.module"() ({
  "t.types"() {
    a = none, b = () -> (), c = (i1) -> (() -> i2), d = ((i1) -> i2, tuple<>) -> (i3, tuple<tuple<i4>, f8E5M2>),
    e = vector<f32>, f = vector<2x[4]x8xi1>, g = vector<[1]xindex>, i = tensor<i1>, j = tensor<?x0x?xcomplex<f64>>, k = tensor<*xbf16>,
    l = memref<f32>, m = memref<*xi8, "space">, n = memref<?x4xf32, strided<[?, 1], offset: ?>, 3>, o = memref<2xvector<4xf32>, {k = 1}>,
    p = memref<4x4xi2, affine_map<(d0, d1) -> (d1, d0)>>, q = memref<?xmemref<?xi1>>, r = tensor<2x!t.opaque, {enc = [1]}>,
    t = !t.nested<<[{(a -> b) : "->"}]>>, u = complex<i17>, v = memref<1xindex, strided<[-1], offset: 5>>, w = memref<2x3xf32, strided<[0, 0]>>,
    x = tensor<1x2xvector<2xf32>>, z = !llvm.ptr<7>
  } : () -> ()
}) : () -> ()
