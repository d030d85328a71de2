//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Known/HoldsIn.h"

using namespace scion;

TEST(SchedulesPredicates, ReadsAheadOfWrites) {
  auto isIn = [](const std::string &between) {
    return holds("@read-ahead-of-write",
                 "func.func @f(%m: memref<2xi8>, %i: index, %w: vector<2xi8>, "
                 "%x: i8) -> vector<2xi8> {\n  %v = vector.load %m[%i] : "
                 "memref<2xi8>, vector<2xi8>\n" +
                     between +
                     "  %s = arith.addi %v, %w : vector<2xi8>\n  return %s : "
                     "vector<2xi8>\n}\n");
  };
  EXPECT_TRUE(isIn("  memref.store %x, %m[%i] : memref<2xi8>\n"));
  EXPECT_TRUE(isIn("  memref.dealloc %m : memref<2xi8>\n"));
  EXPECT_FALSE(isIn("  %y = memref.load %m[%i] : memref<2xi8>\n"));
  EXPECT_FALSE(isIn(""));
}

TEST(SchedulesPredicates, InsertionsIntoAPart) {
  auto isIn = [](const std::string &size, const std::string &where) {
    return holds("@insert-of-part",
                 "func.func @f(%s: tensor<" + size +
                     "xi8>, %d: tensor<2x4xi8>, %i: index) -> tensor<2x4xi8> "
                     "{\n  %r = tensor.insert_slice %s into %d" +
                     where + " : tensor<" + size +
                     "xi8> into tensor<2x4xi8>\n  return %r : "
                     "tensor<2x4xi8>\n}\n");
  };
  EXPECT_FALSE(isIn("4", "[%i, 0] [1, 4] [1, 1]"));
  EXPECT_TRUE(isIn("2", "[%i, 0] [1, 2] [1, 1]"));
  EXPECT_TRUE(isIn("2", "[%i, 0] [1, 2] [1, 2]"));
  EXPECT_TRUE(isIn("1x4", "[%i, 0] [1, 4] [1, 1]"));
}

TEST(SchedulesPredicates, SizesThatVectorsMayNotReach) {
  auto isIn = [](const std::string &size, const std::string &op) {
    std::string type = "tensor<" + size + "xi8>";
    return holds("@vectors-of-unknown-sizes",
                 "func.func @f(%x: i8, %i: index, %s: " + type +
                     ", %d: tensor<9xi8>, %p: tensor<3xi8>) {\n  %r = " + op +
                     "\n  return\n}\n");
  };
  auto fill = [&](const std::string &size) {
    std::string type = "tensor<" + size + "xi8>";
    return isIn(size,
                "linalg.fill ins(%x : i8) outs(%s : " + type + ") -> " + type);
  };
  EXPECT_FALSE(fill("3"));
  EXPECT_TRUE(fill("?"));
  EXPECT_FALSE(isIn("3", "tensor.insert_slice %s into %d[%i] [3] [1] : "
                         "tensor<3xi8> into tensor<9xi8>"));
  EXPECT_TRUE(isIn("?", "tensor.insert_slice %s into %d[0] [%i] [1] : "
                        "tensor<?xi8> into tensor<9xi8>"));
  EXPECT_TRUE(isIn("3", "tensor.pad %p low[%i] high[0] {\n^bb0(%j: index):\n"
                        "tensor.yield %x : i8\n} : tensor<3xi8> to "
                        "tensor<?xi8>"));
}

TEST(SchedulesPredicates, BuffersBehindTensors) {
  auto isIn = [](const std::string &first, const std::string &then) {
    return holds("@buffer-used-behind-tensors",
                 "func.func @f(%t: tensor<2xi8>, %i: index) -> tensor<2xi8> {\n"
                 "  %m = bufferization.to_buffer %t : tensor<2xi8> to "
                 "memref<2xi8>\n" +
                     first + "  %r = tensor.empty() : tensor<2xi8>\n" + then +
                     "  return %r : tensor<2xi8>\n}\n");
  };
  std::string load = "  %x = memref.load %m[%i] : memref<2xi8>\n";
  EXPECT_TRUE(isIn("", load));
  EXPECT_FALSE(isIn(load, ""));
}

TEST(SchedulesPredicates, OperandsThatAreRenumbered) {
  auto isIn = [](const std::string &results, const std::string &operands) {
    return holds("@affine-min-max-renumbered",
                 "func.func @f(%a: index, %b: index) -> index {\n"
                 "  %c = arith.constant 1 : index\n"
                 "  %m = affine.max affine_map<()[s0, s1, s2] -> (" +
                     results + ")>()[" + operands +
                     "]\n  return %m : index\n}\n");
  };
  std::string all = "s0 + s1 + s2, s0 + s1 + s2 + 1";
  EXPECT_TRUE(isIn(all, "%c, %a, %b"));
  EXPECT_TRUE(isIn(all, "%a, %c, %b"));
  EXPECT_FALSE(isIn(all, "%a, %b, %c"));
  EXPECT_TRUE(isIn(all, "%a, %a, %b"));
  EXPECT_FALSE(isIn(all, "%a, %b, %a"));
  EXPECT_FALSE(isIn(all, "%a, %a, %a"));
  EXPECT_TRUE(isIn("s1, s1 + 1", "%c, %a, %b"));
  EXPECT_FALSE(isIn("s0, s0 + 1", "%a, %c, %b"));
  EXPECT_FALSE(isIn("s0 + s1 + s2", "%c, %a, %b"));

  auto isOfLoop = [](const std::string &symbols) {
    return holds("@affine-min-max-renumbered",
                 "func.func @f(%a: index) {\n"
                 "  %c = arith.constant 1 : index\n"
                 "  scf.for %i = %c to %a step %c {\n"
                 "    %m = affine.min affine_map<(d0)[s0, s1] -> (d0 + s0 + "
                 "s1, d0 + s0 + s1 + 2)>(%i)[" +
                     symbols + "]\n  }\n  return\n}\n");
  };
  EXPECT_TRUE(isOfLoop("%i, %a"));
  EXPECT_FALSE(isOfLoop("%a, %i"));
}
