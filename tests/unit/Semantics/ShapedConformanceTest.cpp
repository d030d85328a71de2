//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As ConformanceTest.cpp, for complex, tensor, memref and affine.
//
//===----------------------------------------------------------------------===//

#include "ShapedCases.h"

using namespace scion;
using namespace scion::semantics;

namespace {
class ShapedConformanceTest : public Conformance {};
} // namespace

//===----------------------------------------------------------------------===//
// complex
//===----------------------------------------------------------------------===//

TEST_F(ShapedConformanceTest, Complex) {
  std::vector<Case> cases;
  for (const std::string &element : chosen({"f32", "f64"}, {"f16"})) {
    auto add = [&](const std::string &name, const std::string &body) {
      cases.push_back({"complex." + name, element, "vector<4x" + element + ">",
                       spelled(R"(%x = complex.create %a, %b : complex<$T>
%y = complex.create %c, %a : complex<$T>
)" + body,
                               element)});
    };
    std::string parts = R"(%re = complex.re %z : complex<$T>
%im = complex.im %z : complex<$T>
%r = vector.from_elements %re, %im, %re, %im : $V)";
    for (std::string op : {"add", "sub", "mul", "div"})
      add(op, "%z = complex." + op + " %x, %y : complex<$T>\n" + parts);
    for (std::string op : {"neg", "conj"})
      add(op, "%z = complex." + op + " %x : complex<$T>\n" + parts);
    add("bitcast",
        R"(%z = complex.bitcast %x : complex<$T> to complex<$T>
)" + parts);
    add("constant",
        R"(%k = complex.constant [1.5 : $T, -0.0 : $T] : complex<$T>
%z = complex.add %x, %k : complex<$T>
)" + parts);
    for (std::string op : {"eq", "neq"})
      add(op, "%z = complex." + op +
                  R"( %x, %y : complex<$T>
%s = arith.select %z, %a, %b : $T
%r = vector.from_elements %s, %s, %a, %b : $V)");
  }
  checkAll(cases);
}

//===----------------------------------------------------------------------===//
// tensor
//===----------------------------------------------------------------------===//

TEST_F(ShapedConformanceTest, Tensor) {
  std::vector<Case> cases;
  for (const std::string &element : numbers) {
    ShapedCases of{cases, "tensor", element, onTensors};
    of.flat("insert", "%t = tensor.insert %b2 into %ta[%k1] : $1");
    of.flat("extract_slice and insert_slice",
            R"(%s = tensor.extract_slice %ta[1] [2] [2] : $1 to tensor<2x$T>
%t = tensor.insert_slice %s into %tb[0] [2] [3] : tensor<2x$T> into $1)");
    of.square(
        "extract_slice of a column",
        R"(%s = tensor.extract_slice %ta[0, 1] [2, 1] [1, 1] : $2 to tensor<2x$T>
%t = tensor.insert_slice %s into %tb[1, 0] [1, 2] [1, 1] : tensor<2x$T> into $2)");
    of.flat("pad",
            R"(%s = tensor.extract_slice %ta[1] [2] [1] : $1 to tensor<2x$T>
%t = tensor.pad %s low[1] high[1] {
^bb0(%x: index):
tensor.yield %c0 : $T
} : tensor<2x$T> to $1)");
    of.square("collapse_shape and expand_shape",
              R"(%f = tensor.collapse_shape %ta [[0, 1]] : $2 into $1
%g = tensor.insert %b0 into %f[%k1] : $1
%t = tensor.expand_shape %g [[0, 1]] output_shape [2, 2] : $1 into $2)");
    of.flat("concat",
            R"(%s = tensor.extract_slice %ta[2] [2] [1] : $1 to tensor<2x$T>
%u = tensor.extract_slice %tb[0] [2] [1] : $1 to tensor<2x$T>
%t = tensor.concat dim(0) %s, %u : (tensor<2x$T>, tensor<2x$T>) -> $1)");
    of.square("generate", R"(%t = tensor.generate {
^bb0(%x: index, %y: index):
%v = tensor.extract %ta[%y, %x] : $2
tensor.yield %v : $T
} : $2)");
    of.flat("splat", "%t = tensor.splat %a3 : $1");
    of.flat("cast and dim", R"(%d = tensor.cast %ta : $1 to tensor<?x$T>
%n = tensor.dim %d, %k0 : tensor<?x$T>
%l = arith.subi %n, %k1 : index
%e = tensor.insert %b1 into %d[%l] : tensor<?x$T>
%t = tensor.cast %e : tensor<?x$T> to $1)");
    of.flat("reshape",
            R"(%s = arith.constant dense<[2, 2]> : tensor<2xindex>
%q = tensor.reshape %ta(%s) : ($1, tensor<2xindex>) -> $2
%at = tensor.insert %b0 into %q[%k1, %k0] : $2
%t = tensor.collapse_shape %at [[0, 1]] : $2 into $1)");
    of.flat("parallel_insert_slice",
            R"(%t = scf.forall (%x) in (2) shared_outs(%o = %ta) -> ($1) {
%s = tensor.extract_slice %tb[%x] [2] [1] : $1 to tensor<2x$T>
%y = arith.muli %x, %k2 : index
scf.forall.in_parallel {
tensor.parallel_insert_slice %s into %o[%y] [2] [1] : tensor<2x$T> into $1
}
})");
  }
  checkAll(cases, 8);
}

//===----------------------------------------------------------------------===//
// memref
//===----------------------------------------------------------------------===//

TEST_F(ShapedConformanceTest, Memref) {
  std::vector<Case> cases;
  for (const std::string &element : numbers) {
    ShapedCases of{cases, "memref", element, onMemory};
    of.flat("copy", "memref.copy %n, %m : $M to $M");
    of.flat(
        "subview and copy",
        R"(%s = memref.subview %m[1] [2] [2] : $M to memref<2x$T, strided<[2], offset: 1>>
%u = memref.subview %n[0] [2] [3] : $M to memref<2x$T, strided<[3]>>
memref.copy %u, %s : memref<2x$T, strided<[3]>> to memref<2x$T, strided<[2], offset: 1>>)");
    of.square(
        "subview that drops a dimension",
        R"(%s = memref.subview %m[0, 1] [2, 1] [1, 1] : $N to memref<2x$T, strided<[2], offset: 1>>
memref.store %b1, %s[%k1] : memref<2x$T, strided<[2], offset: 1>>)");
    of.square(
        "transpose",
        R"(%s = memref.transpose %n (i, j) -> (j, i) : $N to memref<2x2x$T, strided<[1, 2]>>
memref.copy %s, %m : memref<2x2x$T, strided<[1, 2]>> to $N)");
    of.square("collapse_shape",
              R"(%s = memref.collapse_shape %m [[0, 1]] : $N into $M
memref.store %b0, %s[%k2] : $M)");
    of.flat(
        "expand_shape",
        R"(%s = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : $M into $N
memref.store %b0, %s[%k1, %k0] : $N)");
    of.flat(
        "reinterpret_cast",
        R"(%s = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [2] : $M to memref<2x$T, strided<[2], offset: 1>>
memref.store %b3, %s[%k1] : memref<2x$T, strided<[2], offset: 1>>)");
    of.flat(
        "extract_strided_metadata",
        R"(%s = memref.subview %m[1] [2] [2] : $M to memref<2x$T, strided<[2], offset: 1>>
%base, %o, %size, %stride = memref.extract_strided_metadata %s : memref<2x$T, strided<[2], offset: 1>> -> memref<$T>, index, index, index
%z = arith.addi %o, %stride : index
memref.store %b2, %m[%z] : $M)");
    of.flat("cast and dim", R"(%s = memref.cast %m : $M to memref<?x$T>
%d = memref.dim %s, %k0 : memref<?x$T>
%l = arith.subi %d, %k1 : index
memref.store %b1, %s[%l] : memref<?x$T>)");
    of.flat("reshape", R"(%h = memref.alloc() : memref<2xindex>
memref.store %k2, %h[%k0] : memref<2xindex>
memref.store %k2, %h[%k1] : memref<2xindex>
%s = memref.reshape %m(%h) : ($M, memref<2xindex>) -> $N
memref.store %b0, %s[%k0, %k1] : $N
memref.dealloc %h : memref<2xindex>)");
    of.flat("alloca_scope", R"(%s = memref.alloca_scope -> ($T) {
%h = memref.alloca() : $M
memref.copy %n, %h : $M to $M
%v = memref.load %h[%k3] : $M
memref.alloca_scope.return %v : $T
}
memref.store %s, %m[%k0] : $M)");
    if (element == "i1")
      continue; // their vectors fill no whole bytes
    of.flat("vector.transfer_read and transfer_write",
            R"(%v = vector.transfer_read %n[%k1], %c0 : $M, $V
vector.transfer_write %v, %m[%k2] : $V, $M)");
    of.flat(
        "vector.maskedstore",
        R"(%w = arith.constant dense<[true, false, false, true]> : vector<4xi1>
vector.maskedstore %m[%k0], %w, %b : $M, vector<4xi1>, $V)");
    of.flat(
        "vector.compressstore",
        R"(%w = arith.constant dense<[false, true, false, true]> : vector<4xi1>
vector.compressstore %m[%k1], %w, %b : $M, vector<4xi1>, $V)");
  }
  auto atomic = [&](const std::string &element, const std::string &kind) {
    cases.push_back(onMemory("memref.atomic_rmw " + kind, element, false,
                             "%old = memref.atomic_rmw " + kind +
                                 R"( %b0, %m[%k1] : ($T, $M) -> $T
memref.store %old, %m[%k3] : $M)"));
  };
  for (const std::string &element : integers)
    for (std::string kind :
         {"addi", "andi", "ori", "maxs", "maxu", "mins", "minu", "assign"})
      atomic(element, kind);
  for (const std::string &element : floats)
    for (std::string kind : {"addf", "maximumf", "minimumf", "assign"})
      atomic(element, kind);
  checkAll(cases, 16);
}

//===----------------------------------------------------------------------===//
// affine
//===----------------------------------------------------------------------===//

TEST_F(ShapedConformanceTest, AffineMaps) {
  std::vector<Case> cases;
  // Numbers of 24 bits, so that no product overflows: maps promise as much.
  const std::string small = R"(%k40 = arith.constant 40 : index
%x = arith.shrsi %a, %k40 : index
%y = arith.shrsi %b, %k40 : index
)";
  for (std::string expression :
       {"d0 + d1 * 3 - 7", "d0 floordiv 5", "d0 ceildiv 5", "d0 mod 7",
        "(d0 - d1) floordiv 4 + d0 mod 16", "(d0 * 6 + d1) ceildiv 3",
        "(d0 floordiv 8) mod 3 - d1 ceildiv 2", "-d0 + d1 mod 9"}) {
    std::string map = "affine_map<(d0, d1) -> (" + expression + ")>";
    cases.push_back({"affine.apply " + expression, "index", "index",
                     small + "%r = affine.apply " + map + "(%x, %y)"});
  }
  for (std::string op : {"min", "max"})
    cases.push_back(
        {"affine." + op, "index", "index",
         small + "%r = affine." + op +
             " affine_map<(d0)[s0] -> (d0, s0 + 3, d0 floordiv 2)>(%x)[%y]"});
  const std::string place = R"(%k63 = arith.constant 24 : index
%p = arith.remui %a, %k63 : index
)";
  cases.push_back(
      {"affine.delinearize_index", "index", "index",
       place +
           R"(%q:3 = affine.delinearize_index %p into (2, 3, 4) : index, index, index
%r = affine.apply affine_map<(d0, d1, d2) -> (d0 * 100 + d1 * 10 + d2)>(%q#0, %q#1, %q#2))"});
  cases.push_back({"affine.linearize_index", "index", "index",
                   place +
                       R"(%k5 = arith.constant 5 : index
%q = arith.remui %b, %k5 : index
%r = affine.linearize_index disjoint [%p, %q] by (24, 5) : index)"});
  checkAll(cases);
}

TEST_F(ShapedConformanceTest, AffineLoops) {
  std::vector<Case> cases;
  for (const std::string &element : numbers) {
    ShapedCases of{cases, "affine", element, onMemory};
    of.flat("for, backwards", R"(affine.for %x = 0 to 4 {
%v = affine.load %n[-%x + 3] : $M
affine.store %v, %m[%x] : $M
})");
    of.flat(
        "for, bounds of two",
        R"(affine.for %x = max affine_map<(d0) -> (d0, 0)>(%k1) to min affine_map<(d0) -> (d0 + 2, 3)>(%k2) step 2 {
%v = affine.load %n[%x] : $M
affine.store %v, %m[%x] : $M
})");
    of.flat("for that carries",
            R"(%last = affine.for %x = 0 to 4 iter_args(%before = %c0) -> ($T) {
%v = affine.load %m[%x] : $M
affine.store %before, %m[%x] : $M
affine.yield %v : $T
}
memref.store %last, %m[%k1] : $M)");
    of.square("for in for, triangle",
              R"(affine.for %x = 0 to 2 {
affine.for %y = 0 to affine_map<(d0) -> (d0 + 1)>(%x) {
%v = affine.load %n[%y, %x] : $N
affine.store %v, %m[%x, %y] : $N
}
})");
    of.flat("if",
            R"(affine.for %x = 0 to 4 {
affine.if affine_set<(d0) : (d0 - 1 >= 0, d0 mod 2 == 0)>(%x) {
%v = affine.load %n[%x] : $M
affine.store %v, %m[%x] : $M
} else {
affine.store %c3, %m[%x] : $M
}
})");
    of.square("parallel", R"(affine.parallel (%x, %y) = (0, 0) to (2, 2) {
%v = affine.load %n[%y, %x] : $N
affine.store %v, %m[%x, %y] : $N
})");
    if (element == "i1")
      continue; // a vector of them fills no whole bytes
    of.flat("vector_load and vector_store",
            R"(affine.for %x = 0 to 4 step 2 {
%v = affine.vector_load %n[%x] : $M, vector<2x$T>
affine.vector_store %v, %m[-%x + 2] : $M, vector<2x$T>
})");
  }
  for (const std::string &element : integers)
    for (std::string kind : {"addi", "muli", "andi", "ori"})
      cases.push_back(onMemory(
          "affine.parallel reduce " + kind, element, false,
          R"(%s = affine.parallel (%x) = (0) to (4) reduce (")" + kind +
              R"(") -> ($T) {
%v = affine.load %n[%x] : $M
affine.yield %v : $T
}
memref.store %s, %m[%k2] : $M)"));
  checkAll(cases, 16);
}
