// Elements: splats, nested lists, hexadecimal blobs, empty and rank-zero
// shapes, booleans, complex numbers, strings, index, sparse, typed arrays.
"builtin.module"() ({
  "t.elements"() {
    a = dense<1> : tensor<3x4xi32>, b = dense<[[1, -2], [3, 0x7F]]> : tensor<2x2xi8>, c = dense<> : tensor<0xf32>,
    d = dense<2.5> : tensor<f64>, e = dense<"0x000080BF0000807F"> : vector<2xf32>, f = dense<[true, false, true]> : vector<3xi1>,
    g = dense<(1.0, -0.0)> : tensor<2xcomplex<f32>>, h = dense<[(1, 2), (-3, 4)]> : tensor<2xcomplex<i16>>,
    i = dense<["a", "\00\FF", ""]> : tensor<3x!t.string>, j = dense<"s"> : tensor<2x!t.string>,
    k = dense<[0xFFFFFFFF, 0x80000000]> : tensor<2xf32>, l = dense<-1> : vector<index>, m = dense<> : tensor<2x0x3xi1>,
    n = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, o = sparse<0, 1.5> : tensor<1xf64>, p = sparse<[], []> : tensor<2xi4>,
    q = array<i1: true, false>, r = array<f32: 0x7F800000, -0.0>, s = array<i64>, t = array<f64: 1.0e-3>,
    u = dense<[7, -8]> : tensor<2xi4>, v = dense<170141183460469231731687303715884105727> : tensor<1xi128>,
    w = dense<"0x05"> : tensor<8xi1>, x = dense<[1.0, 0xFC00]> : tensor<2xf16>, y = dense<3> : tensor<2xui8>, z = dense<[-1]> : tensor<1xsi3>
  } : () -> ()
}) : () -> ()
