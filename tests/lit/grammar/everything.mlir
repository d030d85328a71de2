// Every construct of the generic syntax once. MLIR itself accepts this file, our
// grammar reads it, and both ways of writing it back give the same bytes.
// RUN: mlir-opt --allow-unregistered-dialect %s -o /dev/null
// RUN: scion parse --check-round-trip %s | FileCheck %s --check-prefix=TRIP
// RUN: scion parse --emit-copies %s | cmp - %s
// TRIP: 1 files, all written back byte by byte

// Aliases, of each other too.
#map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2 - 1, d1 floordiv 3, -(d0 mod 4) ceildiv 2)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 <= 0, d0 - 3 == 0)>
#empty = affine_map<() -> ()>
!alias = tensor<4x?xf32>
!nested = tuple<!alias, i1>
#loc0 = loc("file.mlir":1:2)
#loc1 = loc(callsite("f"(#loc0) at fused<"pass">["a.mlir":1:2 to 3:4, "b.mlir":5:6 to :7, unknown]))

"x.everything"() ({
  // Results, packs, forward references, every kind of operand.
  %0 = "x.constant"() {value = 1 : i32} : () -> i32
  %1:2, %named.value-1 = "x.many"(%0, %0) : (i32, i32) -> (i32, i64, index) loc(#loc1)
  "builtin.module"() ({
    %here = "x.uses"(%later, %later#0) : (!alias, !alias) -> (i32)
    %later = "x.later"(%here) : (i32) -> !alias
  }) : () -> ()
  "x.uses"(%1#0, %1#1, %named.value-1) : (i32, i64, index) -> ()

  // Properties, attributes, regions and successors in their places.
  "func.func"() <{function_type = (i32, memref<?x4xf32, strided<[?, -1], offset: 3>>) -> (i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32 loc("arg"), %arg1: memref<?x4xf32, strided<[?, -1], offset: 3>>):
    "cf.br"(%arg0)[^exit] : (i32) -> () loc("name"("inner.mlir":3:4))
  ^exit(%x: i32):
    "func.return"(%x) : (i32) -> ()
  }) {visible, "quoted name" = unit} : () -> ()
  "x.switch"(%0)[^a, ^b] <{p = 1 : i8}> ({
    "x.one"() : () -> ()
  }, {
  }, {
  ^only:
    "x.two"() : () -> ()
  }) {x.discardable} : (i32) -> ()
^a:
  "x.end"()[^b] : () -> ()
^b:
  // Types.
  "x.types"() {t = [i1, si8, ui16, i0, index, none, f16, bf16, tf32, f32, f64, f80, f128,
    f8E5M2, f8E4M3FN, f8E8M0FNU, f4E2M1FN,
    complex<f32>, tuple<>, tuple<i32, !nested>, () -> (), (i32) -> i32, (i1, i2) -> (i3, i4),
    tensor<f32>, tensor<*xf32>, tensor<0x4xf32>, tensor<0x0x?xi8>, tensor<4x?xf32, #x.encoding<{ a = (d0) -> (d0 : dense) }>>,
    tensor<4 x 8 x f32>, tensor<2x!x.element<"s">>, tensor<1xcomplex<f64>>, tensor<3xindex, "encoding">,
    vector<4xf32>, vector<f32>, vector<[4]xi32>, vector<2x[8]x3xi1>,
    memref<4xf32, 3 : i64>, memref<*xf32, 2 : i32>, memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>,
    memref<4xvector<8xf32>>, memref<2xmemref<3xi8>>,
    !x.plain, !x.body<>, !x<"string body">, !x.deep<[{(<a -> b>)}], "a > b", 4x8xf32, @sym, %v, ^l, #y.z<1>, tensor<0x2xi8>, x | y & z; a.b ... $ * 1.5e-3>,
    !x.map<affine_set<(d0) : (d0 == 0)>, affine_map<(d0) -> (d0)>>
  ]} : () -> ()
  // Attributes.
  "x.attributes"() {a = [true, false, unit, 0, -1 : i8, 0xFF : i32, 1.0, -0.0 : f16, 2.e5 : f32, 1.5E-7 : f64, 0x7FC00000 : f32,
    "text", "esc \" \\ \n \41" : !x.string, @symbol, @"quoted symbol"::@nested::@"deep", [], [[], [1]], {}, {k, "q" = 1, true = false, dense = 2, loc = 3, tensor = 4, array = 5, i32 = 6, index = 7, to = 8, at = 9, mod = 10, x.y.z = 11},
    dense<1> : tensor<4xi32>, dense<[[1, -2], [0x3, 4]]> : tensor<2x2xi8>, dense<[1.0, 0x7F800000]> : vector<2xf32>, dense<[true, false]> : tensor<2xi1>,
    dense<> : tensor<0xi32>, dense<"0x01020304"> : tensor<4xi8>, dense<["a", "b"]> : tensor<2x!x.string>, dense<[(1.0, -2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, dense<(1, 2)> : tensor<complex<i8>>,
    sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, sparse<0, 1.0> : tensor<1xf32>,
    dense_resource<blob> : tensor<2xi8>, dense_resource<"blob two"> : tensor<1xi8>,
    array<i32>, array<i64: 1, -2>, array<f32: 1.0, 0x7FC00000>, array<i1: true, false>,
    strided<[1, ?]>, strided<[], offset: ?>, affine_map<(d0, d1) -> (d1)>, #map, #set, #empty,
    distinct[0]<42 : i32>, distinct[1]<>, #x.attr, #x.attr<>, #x<"opaque">, #x.typed<3> : i32, #x<{a = {b = (c)}}>,
    loc(unknown), loc("a":1:2), loc(fused["a":1:1, #loc0]), i32, tensor<?xf32>, () -> i1
  ]} : () -> ()
  "x.one.more"() : () -> () loc(unknown)
}) : () -> () loc(#loc0)

{-#
  dialect_resources: {
    builtin: {
      blob: "0x080000000102",
      "blob two": "0x0800000001"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(canonicalize)",
      disable_threading: true,
      verify_each: false
    }
  }
#-}
// A comment ends the file
