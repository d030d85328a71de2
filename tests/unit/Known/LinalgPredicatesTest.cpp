//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

static std::string reduction(const std::string &type,
                             const std::string &yielded) {
  return "func.func @f(%t: tensor<2x3x" + type + ">, %z: tensor<3x" + type +
         ">) -> tensor<3x" + type +
         "> { %r = linalg.reduce ins(%t : tensor<2x3x" + type +
         ">) outs(%z : tensor<3x" + type + ">) dimensions = [0] (%in: " + type +
         ", %out: " + type + ") { %s = arith.xori %out, %" + yielded + " : " +
         type + " linalg.yield %s : " + type + " } return %r : tensor<3x" +
         type + "> }";
}

TEST(LinalgPredicates, TellsReductionsOfNothing) {
  EXPECT_FALSE(holds("@linalg.reduces-nothing", reduction("i32", "in")));
  EXPECT_TRUE(holds("@linalg.reduces-nothing", reduction("i32", "out")));
}

TEST(LinalgPredicates, TellsElementsThatVectorsPack) {
  auto fills = [](const std::string &type, const std::string &sizes = "2x") {
    return holds("@linalg-packs-elements",
                 "func.func @f(%x: " + type + ", %m: memref<" + sizes + type +
                     ">) {\n  linalg.fill ins(%x : " + type +
                     ") outs(%m : memref<" + sizes + type + ">)\n  return\n}");
  };
  EXPECT_TRUE(holds("@linalg-packs-elements", reduction("i1", "in")));
  auto pads = [](const std::string &type) {
    return holds("@linalg-packs-elements",
                 "func.func @f(%x: " + type + ", %t: tensor<4x" + type +
                     ">) {\n  %p = tensor.pad %t low[2] high[1] {\n"
                     "  ^bb0(%i: index):\n    tensor.yield %x : " +
                     type + "\n  } : tensor<4x" + type + "> to tensor<7x" +
                     type + ">\n  return\n}");
  };
  EXPECT_TRUE(pads("i1"));
  EXPECT_FALSE(pads("i8"));
  EXPECT_FALSE(holds("@linalg-packs-elements", reduction("i32", "in")));
  auto copies = [](const std::string &type) {
    return holds("@linalg-packs-elements",
                 "func.func @f(%a: memref<4x" + type + ">, %b: memref<4x" +
                     type + ">) {\n  memref.copy %a, %b : memref<4x" + type +
                     "> to memref<4x" + type + ">\n  return\n}");
  };
  EXPECT_TRUE(holds("@linalg-packs-elements",
                    "func.func @f(%s: tensor<2xi1>, %d: tensor<3xi1>) {\n"
                    "  %r = tensor.insert_slice %s into %d[1] [2] [1] : "
                    "tensor<2xi1> into tensor<3xi1>\n  return\n}"));
  EXPECT_TRUE(copies("i63"));
  EXPECT_FALSE(copies("i64"));
  EXPECT_TRUE(fills("i1"));
  EXPECT_TRUE(fills("i1", "?x"));
  EXPECT_FALSE(fills("i1", "1x"));
  EXPECT_FALSE(fills("i1", ""));
  EXPECT_TRUE(fills("i33"));
  EXPECT_FALSE(fills("i16"));
  EXPECT_FALSE(fills("f32"));
}

TEST(LinalgPredicates, TellsStructuredOpsWithoutLoops) {
  auto fills = [](const std::string &type) {
    return holds("@linalg-no-loops",
                 "func.func @f(%x: i32, %m: " + type +
                     ") {\n  linalg.fill ins(%x : i32) outs(%m : " + type +
                     ")\n  return\n}");
  };
  EXPECT_TRUE(fills("memref<i32>"));
  EXPECT_FALSE(fills("memref<1xi32>"));
}

TEST(LinalgPredicates, TellsStructuredOpsOfFewTurns) {
  auto fills = [](const std::string &type) {
    return holds("@linalg-short",
                 "func.func @f(%x: i32, %m: " + type +
                     ") {\n  linalg.fill ins(%x : i32) outs(%m : " + type +
                     ")\n  return\n}");
  };
  EXPECT_TRUE(fills("memref<2x5xi32>"));
  EXPECT_FALSE(fills("memref<3xi32>"));
  EXPECT_FALSE(fills("memref<?xi32>"));
  EXPECT_FALSE(fills("memref<i32>"));
}

TEST(LinalgPredicates, TellsStructuredOpsThatSumFirst) {
  auto sums = [](const std::string &first, const std::string &second,
                 const std::string &out, const std::string &init) {
    return holds("@linalg-sums-onto-computed", R"(
      func.func @f(%a: tensor<2x2xi32>, %z: i32, %arg: tensor<2xi32>) {
        %empty = tensor.empty() : tensor<2xi32>
        %constant = arith.constant dense<0> : tensor<2xi32>
        %fill = linalg.fill ins(%z : i32) outs(%empty : tensor<2xi32>)
          -> tensor<2xi32>
        %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                                              affine_map<(d0, d1) -> ()" +
                                                   out + R"()>],
                             iterator_types = [")" +
                                                   first + R"(", ")" + second +
                                                   R"("]}
            ins(%a : tensor<2x2xi32>) outs(%)" + init +
                                                   R"( : tensor<2xi32>) {
        ^bb0(%x: i32, %y: i32):
          linalg.yield %x : i32
        } -> tensor<2xi32>
        return
      })");
  };
  EXPECT_TRUE(sums("reduction", "parallel", "d1", "fill"));
  EXPECT_FALSE(sums("parallel", "reduction", "d0", "fill"));
  EXPECT_FALSE(sums("reduction", "parallel", "d1", "arg"));
  EXPECT_FALSE(sums("reduction", "parallel", "d1", "constant"));
  EXPECT_FALSE(sums("reduction", "parallel", "d1", "empty"));
}

TEST(LinalgPredicates, TellsStructuredOpsOnWhatHasEffects) {
  auto adds = [](const std::string &operand) {
    return holds("@linalg-takes-effect", R"(
      func.func private @p(tensor<2xi32>) -> tensor<2xi32>
      func.func @f(%t: tensor<2xi32>, %c: i1, %i: i32) {
        %call = call @p(%t) : (tensor<2xi32>) -> tensor<2xi32>
        %part = tensor.extract_slice %call[0] [2] [1]
          : tensor<2xi32> to tensor<2xi32>
        %prints = scf.if %c -> tensor<2xi32> {
          vector.print %i : i32
          scf.yield %t : tensor<2xi32>
        } else {
          scf.yield %t : tensor<2xi32>
        }
        %quiet = scf.if %c -> tensor<2xi32> {
          scf.yield %t : tensor<2xi32>
        } else {
          scf.yield %t : tensor<2xi32>
        }
        %e = tensor.empty() : tensor<2xi32>
        %r = linalg.map { arith.addi } ins(%)" +
                                             operand +
                                             R"(, %t : tensor<2xi32>,
          tensor<2xi32>) outs(%e : tensor<2xi32>)
        return
      })");
  };
  EXPECT_TRUE(adds("call"));
  EXPECT_TRUE(adds("part"));
  EXPECT_TRUE(adds("prints"));
  EXPECT_FALSE(adds("quiet"));
  EXPECT_FALSE(adds("t"));
}

TEST(LinalgPredicates, TellsGenericsThatMoveElements) {
  auto isIn = [](const std::string &map, const std::string &type,
                 const std::string &second = "parallel") {
    return holds(
        "@linalg.generic-moves", "#m = affine_map<(d0, d1) -> (" + map + R"()>
      #id = affine_map<(d0, d1) -> (d0, )" +
                                     (second == "parallel" ? "d1" : "0") + R"()>
      func.func @f(%a: )" + type + R"(, %b: memref<2x2xi32>) {
        linalg.generic {indexing_maps = [#m, #id],
                        iterator_types = ["parallel", ")" +
                                     second + R"("]}
            ins(%a : )" + type + R"() outs(%b : memref<2x2xi32>) {
        ^bb0(%x: i32, %y: i32):
          linalg.yield %x : i32
        }
        return
      })");
  };
  EXPECT_FALSE(isIn("d0, d1", "memref<2x2xi32>"));
  EXPECT_TRUE(isIn("d1, d0", "memref<2x2xi32>"));
  EXPECT_TRUE(isIn("d1", "memref<2xi32>"));
  EXPECT_TRUE(isIn("", "memref<i32>"));
  EXPECT_FALSE(isIn("", "i32"));
  // Only elementwise ops are flattened.
  EXPECT_FALSE(isIn("d1, d0", "memref<2x2xi32>", "reduction"));
}

TEST(LinalgPredicates, TellsGenericsOfScalars) {
  auto takes = [](const std::string &type, const std::string &map,
                  const std::string &shape, const std::string &iterator,
                  const std::string &yielded = "s") {
    bool isTensor = shape.starts_with("tensor");
    return holds(
        "@linalg.generic-of-scalar",
        "func.func @f(%a: " + type + ", %c: " + shape + ", %b: " + shape +
            ") {\n" + (isTensor ? "  %r = " : "  ") +
            "linalg.generic {indexing_maps = [affine_map<(d0) -> (" + map +
            ")>,\n    affine_map<(d0) -> (d0)>, affine_map<(d0) -> "
            "(d0)>], iterator_types = [\"" +
            iterator + "\"]}\n    ins(%a, %c : " + type + ", " + shape +
            ") outs(%b : " + shape +
            ") {\n  ^bb0(%x: i32, %z: i32, %y: i32):\n"
            "    %s = arith.addi %x, %z : i32\n    linalg.yield %" +
            yielded + " : i32\n  }" + (isTensor ? " -> " + shape : "") +
            "\n  return\n}");
  };
  EXPECT_TRUE(takes("i32", "", "tensor<2xi32>", "parallel"));
  EXPECT_FALSE(takes("tensor<2xi32>", "d0", "tensor<2xi32>", "parallel"));
  EXPECT_FALSE(takes("i32", "", "memref<2xi32>", "parallel"));
}

/// A linalg.generic of matrices, with maps and a body.
static std::string product(const std::string &left, const std::string &right,
                           const std::string &body,
                           const std::string &type = "i32") {
  return "func.func @f(%x: tensor<2x2x" + type + ">, %y: tensor<2x2x" + type +
         ">, %z: tensor<2x2xi32>) {\n"
         "  %r = linalg.generic {indexing_maps = [\n"
         "    affine_map<(i, j, k) -> (" +
         left + ")>, affine_map<(i, j, k) -> (" + right +
         ")>,\n    affine_map<(i, j, k) -> (i, j)>],\n"
         "    iterator_types = [\"parallel\", \"parallel\", \"reduction\"]}\n"
         "    ins(%x, %y : tensor<2x2x" +
         type + ">, tensor<2x2x" + type +
         ">)\n    outs(%z : tensor<2x2xi32>) {\n  ^bb0(%a: " + type +
         ", %b: " + type + ", %c: i32):\n" + body +
         "  } -> tensor<2x2xi32>\n  return\n}";
}

static const std::string sumOfProduct =
    "    %m = arith.muli %a, %b : i32\n    %s = arith.addi %c, %m : i32\n"
    "    linalg.yield %s : i32\n";

TEST(LinalgPredicates, TellsTransposedProducts) {
  auto of = [](const std::string &left, const std::string &right,
               const std::string &body = sumOfProduct) {
    return holds("@linalg.generic-transposed", product(left, right, body));
  };
  EXPECT_FALSE(of("i, k", "k, j"));
  EXPECT_TRUE(of("i, k", "j, k"));
  EXPECT_TRUE(of("k, i", "k, j"));
  EXPECT_FALSE(of("i, k", "j, k", "    linalg.yield %c : i32\n"));
}

TEST(LinalgPredicates, TellsProductsOfWhatIsNotTheFactor) {
  auto of = [](const std::string &cast, const std::string &type,
               const std::string &sum = "arith.addi") {
    return holds("@linalg.generic-changes-factors",
                 product("i, k", "k, j",
                         "    %p = " + cast +
                             "\n    %q = arith.extsi %b : " + type +
                             " to i32\n    %m = arith.muli %p, %q : i32\n"
                             "    %s = " +
                             sum + " %c, %m : i32\n    linalg.yield %s : i32\n",
                         type));
  };
  EXPECT_TRUE(of("arith.extui %a : i8 to i32", "i8"));
  EXPECT_FALSE(of("arith.extsi %a : i8 to i32", "i8"));
  EXPECT_FALSE(of("arith.extui %a : i8 to i32", "i8", "arith.xori"));
  EXPECT_FALSE(holds("@linalg.generic-changes-factors",
                     product("i, k", "k, j", sumOfProduct)));
  EXPECT_TRUE(holds("@linalg.generic-changes-factors",
                    product("i, k", "k, j",
                            "    %p = math.absi %a : i32\n"
                            "    %m = arith.muli %p, %b : i32\n"
                            "    %s = arith.addi %c, %m : i32\n"
                            "    linalg.yield %s : i32\n")));
}

TEST(LinalgPredicates, TellsUnsignedProducts) {
  auto isIn = [](const std::string &cast) {
    return holds("@linalg.matmul-unsigned",
                 "func.func @f(%x: tensor<2x2xi8>, %z: tensor<2x2xi32>) {\n"
                 "  %r = linalg.matmul " +
                     cast +
                     " ins(%x, %x : tensor<2x2xi8>, tensor<2x2xi8>)\n"
                     "    outs(%z : tensor<2x2xi32>) -> tensor<2x2xi32>\n"
                     "  return\n}");
  };
  EXPECT_TRUE(isIn("{cast = #linalg.type_fn<cast_unsigned>}"));
  EXPECT_FALSE(isIn(""));
}

TEST(LinalgPredicates, TellsConstantsThatArePackedWithPadding) {
  auto isIn = [](const std::string &source, const std::string &padding) {
    return holds("@linalg.pack-of-constant",
                 "func.func @f(%t: tensor<7xf32>, %p: f32) {\n"
                 "  %one = arith.constant dense<1.0> : tensor<7xf32>\n"
                 "  %many = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, "
                 "6.0, 7.0]> : tensor<7xf32>\n"
                 "  %c = arith.constant 5.0 : f32\n"
                 "  %e = tensor.empty() : tensor<2x4xf32>\n"
                 "  %r = linalg.pack %" +
                     source + " padding_value(%" + padding +
                     " : f32) inner_dims_pos = [0] inner_tiles = [4] into %e "
                     ": tensor<7xf32> -> tensor<2x4xf32>\n  return\n}");
  };
  EXPECT_TRUE(isIn("one", "p"));
  EXPECT_FALSE(isIn("one", "c"));
  EXPECT_FALSE(isIn("many", "p"));
  EXPECT_FALSE(isIn("t", "p"));
}

TEST(LinalgPredicates, TellsSlicesThatAreRepeated) {
  auto repeats = [](const std::string &input, const std::string &loops,
                    const std::string &kinds, const std::string &init) {
    return holds("@linalg.generic-repeats-slice",
                 "func.func @f(%t: tensor<4xi8>, %o: " + init +
                     ") {\n  %s = tensor.extract_slice %t[0] [3] [1] : "
                     "tensor<4xi8> to tensor<3xi8>\n"
                     "  %w = tensor.empty() : tensor<3xi8>\n"
                     "  %g = linalg.generic {indexing_maps = [affine_map<(d0) "
                     "-> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = "
                     "[\"parallel\"]} ins(%s : tensor<3xi8>) outs(%w : "
                     "tensor<3xi8>) {\n  ^bb0(%a: i8, %b: i8):\n"
                     "    linalg.yield %a : i8\n  } -> tensor<3xi8>\n"
                     "  %r = linalg.generic {indexing_maps = [affine_map<(" +
                     loops + ") -> (d0)>, affine_map<(" + loops + ") -> (" +
                     loops + ")>], iterator_types = [" + kinds + "]} ins(%" +
                     input + " : tensor<3xi8>) outs(%o : " + init +
                     ") {\n  ^bb0(%a: i8, %b: i8):\n"
                     "    linalg.yield %a : i8\n  } -> " +
                     init + "\n  return\n}");
  };
  std::string one = "\"parallel\"", two = one + ", " + one;
  EXPECT_TRUE(repeats("s", "d0, d1", two, "tensor<3x2xi8>"));
  EXPECT_TRUE(repeats("g", "d0, d1", two, "tensor<3x2xi8>"));
  EXPECT_FALSE(repeats("w", "d0, d1", two, "tensor<3x2xi8>"));
  EXPECT_FALSE(repeats("s", "d0", one, "tensor<3xi8>"));
}

TEST(SlicePredicates, TellsInsertionsAlongOtherDimensions) {
  auto tells = [](const std::string &type, const std::string &sizes) {
    return holds(
        "@insert-permutes",
        "func.func @f(%a: tensor<" + type +
            ">, %b: tensor<4x4xi32>) -> tensor<4x4xi32> {\n"
            "  %r = tensor.insert_slice %a into %b[0, 0] [" +
            sizes + "] [1, 1] : tensor<" + type +
            "> into tensor<4x4xi32>\n  return %r : tensor<4x4xi32>\n}");
  };
  EXPECT_TRUE(tells("2xi32", "2, 1"));
  EXPECT_FALSE(tells("2xi32", "1, 2"));
  EXPECT_FALSE(tells("2x3xi32", "2, 3"));
}

TEST(SlicePredicates, TellsPadsThatCompute) {
  auto pads = [](const std::string &with) {
    return holds("@tensor.pad-computes",
                 "func.func @f(%t: tensor<2xindex>, %x: index) {\n"
                 "  %r = tensor.pad %t low[1] high[0] {\n  ^bb0(%i: index):\n"
                 "    tensor.yield %" +
                     with +
                     " : index\n  } : tensor<2xindex> to "
                     "tensor<3xindex>\n  return\n}");
  };
  EXPECT_TRUE(pads("i"));
  EXPECT_FALSE(pads("x"));
}

TEST(SlicePredicates, TellsAmountsThatAreNotThere) {
  auto with = [](const std::string &amounts, const std::string &operand,
                 const std::string &type) {
    return holds("@tensor.pad-amount-missing",
                 "func.func @f(%t: tensor<?xi32>, %x: i32, %n: index) {\n"
                 "  %r = \"tensor.pad\"(%t" +
                     operand + ") <{operandSegmentSizes = array<i32: 1, " +
                     amounts +
                     ">, static_low = array<i64: 0>, static_high = array<i64: "
                     "-9223372036854775808>}> ({\n  ^bb0(%i: index):\n"
                     "    tensor.yield %x : i32\n  }) : (tensor<?xi32>" +
                     type + ") -> tensor<?xi32>\n  return\n}");
  };
  EXPECT_TRUE(with("0, 0", "", ""));
  EXPECT_FALSE(with("0, 1", ", %n", ", index"));
}

TEST(SlicePredicates, TellsSlicesThatMayLoseAnotherDimension) {
  auto tells = [](const std::string &size, const std::string &type) {
    return holds("@tensor.ambiguous-slice",
                 "func.func @f(%t: tensor<?x4x1xf32>, %n: index) {\n"
                 "  %one = arith.constant 1 : index\n"
                 "  %two = arith.constant 2 : index\n"
                 "  %r = tensor.extract_slice %t[0, 0, 0] [%" +
                     size + ", 4, 1] [1, 1, 1]\n    : tensor<?x4x1xf32> to " +
                     type + "\n  return\n}");
  };
  EXPECT_TRUE(tells("one", "tensor<?x4xf32>"));
  EXPECT_FALSE(tells("two", "tensor<?x4xf32>"));
  EXPECT_FALSE(tells("n", "tensor<?x4xf32>"));
  EXPECT_FALSE(tells("one", "tensor<?x4x1xf32>"));
}

TEST(SlicePredicates, TellsMaskedReductionsOfUnitDimensions) {
  auto isIn = [](const std::string &size, const std::string &dims,
                 const std::string &to, bool isMasked = true) {
    std::string reduce = "vector.multi_reduction <mul>, %v, %a [" + dims +
                         "] : vector<1x" + size + "xf32> to " + to;
    return holds("@vector.multi_reduction-masked",
                 "func.func @f(%m: vector<1x" + size + "xi1>, %v: vector<1x" +
                     size + "xf32>, %a: " + to + ") {\n  %r = " +
                     (isMasked ? "vector.mask %m { " + reduce +
                                     " } : vector<1x" + size + "xi1> -> " + to
                               : reduce) +
                     "\n  return\n}");
  };
  EXPECT_TRUE(isIn("1", "0, 1", "f32"));
  EXPECT_TRUE(isIn("4", "0", "vector<4xf32>"));
  EXPECT_FALSE(isIn("4", "0, 1", "f32"));
  EXPECT_FALSE(isIn("1", "0, 1", "f32", /*isMasked=*/false));
}

TEST(SlicePredicates, TellsReductionsOfNoDimension) {
  auto isIn = [](const std::string &dims, const std::string &to) {
    return holds("@vector.multi_reduction-of-nothing",
                 "func.func @f(%v: vector<1x4xf32>, %a: " + to +
                     ") {\n  %r = vector.multi_reduction <mul>, %v, %a [" +
                     dims + "] : vector<1x4xf32> to " + to + "\n  return\n}");
  };
  EXPECT_TRUE(isIn("", "vector<1x4xf32>"));
  EXPECT_FALSE(isIn("0", "vector<4xf32>"));
}

TEST(SlicePredicates, TellsReadsAroundACopy) {
  auto isIn = [](const std::string &offset, const std::string &before,
                 const std::string &between = "") {
    std::string part = "memref<2xi32, strided<[1], offset: " + offset + ">>";
    return holds("@vector.reads-around-copy",
                 "func.func @f(%a: memref<2xi32>, %i: index, %x: i32) {\n"
                 "  %b = memref.alloc() : memref<4xi32>\n" +
                     before + "  %s = memref.subview %b[" + offset +
                     "] [2] [1] : memref<4xi32> to " + part +
                     "\n  memref.copy %a, %s : memref<2xi32> to " + part +
                     "\n" + between +
                     "  %r = vector.transfer_read %b[%i], %x\n"
                     "    : memref<4xi32>, vector<4xi32>\n  return\n}");
  };
  std::string fills = "  linalg.fill ins(%x : i32) outs(%b : memref<4xi32>)\n",
              stores = "  memref.store %x, %b[%i] : memref<4xi32>\n",
              storesToSource = "  memref.store %x, %a[%i] : memref<2xi32>\n";
  EXPECT_FALSE(isIn("0", fills));
  EXPECT_TRUE(isIn("1", fills));
  EXPECT_TRUE(isIn("0", stores));
  EXPECT_TRUE(isIn("0", fills, storesToSource));
}

TEST(SlicePredicates, ViewsWithMoreSizesOfOneThanTheyDrop) {
  auto isIn = [](const std::string &sizes, const std::string &type) {
    return holds("@memref.ambiguous-subview",
                 "func.func @f(%m: memref<?x4x2xi32>) {\n"
                 "  %c1 = arith.constant 1 : index\n"
                 "  %s = memref.subview %m[0, 0, 0] [" +
                     sizes + "] [1, 1, 1] : memref<?x4x2xi32> to memref<" +
                     type + ">\n  return\n}");
  };
  EXPECT_TRUE(isIn("1, 4, 1", "1x4xi32, strided<[8, 2]>"));
  EXPECT_TRUE(isIn("%c1, 4, 1", "?x4xi32, strided<[8, 2]>"));
  EXPECT_FALSE(isIn("2, 4, 1", "2x4xi32, strided<[8, 2]>"));
  EXPECT_FALSE(isIn("1, 4, 1", "1x4x1xi32, strided<[8, 2, 1]>"));
}

TEST(SlicePredicates, SizesOfViewsWithMoreSizesOfOneThanTheyDrop) {
  auto isIn = [](const std::string &sizes, const std::string &type) {
    return holds("@memref.dim-of-ambiguous-subview",
                 "func.func @f(%m: memref<?x?x2xi32>, %n: index) -> index {\n"
                 "  %c1 = arith.constant 1 : index\n"
                 "  %s = memref.subview %m[0, 0, 0] [" +
                     sizes + "] [1, 1, 1] : memref<?x?x2xi32> to memref<" +
                     type + ">\n  %d = memref.dim %s, %c1 : memref<" + type +
                     ">\n  return %d : index\n}");
  };
  EXPECT_TRUE(isIn("1, %n, 1", "1x?xi32, strided<[?, 2]>"));
  EXPECT_FALSE(isIn("1, 4, 1", "1x4xi32, strided<[?, 2]>"));
  EXPECT_FALSE(isIn("2, %n, 1", "2x?xi32, strided<[?, 2]>"));
  EXPECT_FALSE(isIn("1, %n, 1", "1x?x1xi32, strided<[?, 2, 1]>"));
}
