//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As ConformanceTest.cpp, for linalg on tensors.
//
//===----------------------------------------------------------------------===//

#include "ShapedCases.h"

#include "llvm/Config/llvm-config.h"

using namespace scion;
using namespace scion::semantics;

namespace {
class LinalgConformanceTest : public Conformance {};
} // namespace

TEST_F(LinalgConformanceTest, Elementwise) {
  std::vector<Case> cases;
  auto add = [&](const std::string &op, const std::string &element,
                 unsigned operands) {
    std::string names = "%ta", types = "$2";
    for (unsigned i = 1; i < operands; ++i) {
      names += i == 1 ? ", %tb" : ", %tc";
      types += ", $2";
    }
    cases.push_back(onTensors("linalg." + op, element, true,
                              "%t = linalg." + op + " ins(" + names + " : " +
                                  types + ") outs(%tc : $2) -> $2"));
  };
  for (const std::string &element : numbers) {
    add("copy", element, 1);
#if LLVM_VERSION_MAJOR < 24 // which has linalg.elementwise in their place
    if (element != "i1")
      for (std::string op : {"add", "sub", "mul", "max", "min"})
        add(op, element, 2);
    cases.push_back(onTensors(
        "linalg.select", element, true,
        R"(%w = arith.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
%t = linalg.select ins(%w, %ta, %tb : tensor<2x2xi1>, $2, $2) outs(%tc : $2) -> $2)"));
#endif
    cases.push_back(
        onTensors("linalg.fill", element, true,
                  R"(%t = linalg.fill ins(%b1 : $T) outs(%ta : $2) -> $2)"));
    cases.push_back(onTensors(
        "linalg.transpose", element, true,
        R"(%t = linalg.transpose ins(%ta : $2) outs(%tb : $2) permutation = [1, 0])"));
    cases.push_back(onTensors(
        "linalg.broadcast", element, true,
        R"(%s = tensor.extract_slice %ta[1, 0] [1, 2] [1, 1] : $2 to tensor<2x$T>
%t = linalg.broadcast ins(%s : tensor<2x$T>) outs(%tb : $2) dimensions = [1])"));
    cases.push_back(
        onTensors("linalg.map", element, true,
                  R"(%t = linalg.map ins(%ta, %tb : $2, $2) outs(%tc : $2)
(%x: $T, %y: $T, %o: $T) {
%p = arith.constant false
%z = arith.select %p, %x, %y : $T
linalg.yield %z : $T
})"));
    cases.push_back(onTensors(
        "linalg.generic with linalg.index", element, true,
        R"(%t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%ta : $2) outs(%tb : $2) {
^bb0(%x: $T, %o: $T):
%at = linalg.index 0 : index
%j = linalg.index 1 : index
%p = arith.cmpi ult, %at, %j : index
%z = arith.select %p, %x, %o : $T
linalg.yield %z : $T
} -> $2)"));
    cases.push_back(onTensors("linalg.pack and linalg.unpack", element, true,
                              R"(%e = tensor.empty() : tensor<1x2x2x1x$T>
%q = linalg.pack %ta inner_dims_pos = [0, 1] inner_tiles = [2, 1] into %e : $2 -> tensor<1x2x2x1x$T>
%at = tensor.insert %b0 into %q[%k0, %k1, %k0, %k0] : tensor<1x2x2x1x$T>
%t = linalg.unpack %at inner_dims_pos = [0, 1] inner_tiles = [2, 1] into %tc : tensor<1x2x2x1x$T> -> $2)"));
  }
#if LLVM_VERSION_MAJOR < 24
  for (const std::string &element : floats)
    for (std::string op :
         {"exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round",
          "sqrt", "rsqrt", "square", "tanh", "erf"})
      add(op, element, 1);
  for (const std::string &element : floats)
    add("div", element, 2);
#endif
  checkAll(cases, 12);
}

TEST_F(LinalgConformanceTest, Sums) {
  std::vector<Case> cases;
  for (const std::string &element : numbers) {
    if (element == "i1")
      continue;
    std::string add = isFloat(element) ? "arith.addf" : "arith.addi",
                multiply = isFloat(element) ? "arith.mulf" : "arith.muli";
    ShapedCases of{cases, "linalg", element, onTensors};
    const std::string rows =
        R"(%u = tensor.extract_slice %ta[1, 0] [1, 2] [1, 1] : $2 to tensor<2x$T>
%v = tensor.extract_slice %tb[0, 0] [2, 1] [1, 1] : $2 to tensor<2x$T>
)";
    const std::string back =
        R"(
%t = tensor.insert_slice %s into %tb[0, 0] [1, 2] [1, 1] : tensor<2x$T> into $2)";
    of.square("matmul",
              "%t = linalg.matmul ins(%ta, %tb : $2, $2) outs(%tc : $2) -> $2");
    of.square(
        "matvec",
        rows +
            R"(%s = linalg.matvec ins(%tb, %u : $2, tensor<2x$T>) outs(%v : tensor<2x$T>) -> tensor<2x$T>)" +
            back);
    of.square(
        "vecmat",
        rows +
            R"(%s = linalg.vecmat ins(%u, %tb : tensor<2x$T>, $2) outs(%v : tensor<2x$T>) -> tensor<2x$T>)" +
            back);
    of.square("dot", rows +
                         R"(%z = tensor.from_elements %c0 : tensor<$T>
%s = linalg.dot ins(%u, %v : tensor<2x$T>, tensor<2x$T>) outs(%z : tensor<$T>) -> tensor<$T>
%x = tensor.extract %s[] : tensor<$T>
%t = tensor.insert %x into %ta[%k1, %k1] : $2)");
    of.square(
        "reduce",
        rows +
            R"(%s = linalg.reduce ins(%tb : $2) outs(%u : tensor<2x$T>) dimensions = [0]
(%x: $T, %o: $T) {
%y = )" + add +
            R"( %x, %o : $T
linalg.yield %y : $T
})" + back);
    of.square(
        "contract, transposed",
        R"(%t = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%ta, %tb : $2, $2) outs(%tc : $2) -> $2)");
    of.square(
        "generic that reduces",
        rows +
            R"(%s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%ta : $2) outs(%v : tensor<2x$T>) {
^bb0(%x: $T, %o: $T):
%y = )" + multiply +
            R"( %x, %o : $T
linalg.yield %y : $T
} -> tensor<2x$T>)" +
            back);
    cases.push_back(onTensors(
        "linalg.conv_1d", element, false,
        R"(%f = tensor.extract_slice %tb[1] [2] [1] : $1 to tensor<2x$T>
%o = tensor.extract_slice %tc[0] [3] [1] : $1 to tensor<3x$T>
%s = linalg.conv_1d ins(%ta, %f : $1, tensor<2x$T>) outs(%o : tensor<3x$T>) -> tensor<3x$T>
%t = tensor.insert_slice %s into %ta[1] [3] [1] : tensor<3x$T> into $1)"));
  }
  checkAll(cases, 8);
}
