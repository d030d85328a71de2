//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Says.h"

#include "gtest/gtest.h"

using namespace scion::semantics;

/// Shows a tensor<?x?xi32> called %t.
static const std::string showRows = R"(
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %h = tensor.dim %t, %z : tensor<?x?xi32>
  %w = tensor.dim %t, %o : tensor<?x?xi32>
  scf.for %si = %z to %h step %o {
    scf.for %sj = %z to %w step %o {
      %sv = tensor.extract %t[%si, %sj] : tensor<?x?xi32>
      vector.print %sv : i32 punctuation <comma>
    }
    vector.print punctuation <newline>
  })";

static const std::string constantTensors =
    "%n = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n";

TEST(TensorSemanticsTest, EmptyIsNotWritten) {
  EXPECT_EQ(says(R"(
  %i = arith.constant 0 : index
  %t = tensor.empty() : tensor<2xi32>
  %v = tensor.extract %t[%i] : tensor<2xi32>
  vector.print %v : i32)"),
            "undefined: a value that was never written or settled is shown");
}

TEST(TensorSemanticsTest, InsertMakesAnotherTensor) {
  EXPECT_EQ(says(constantTensors + R"(
  %i = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %m = tensor.insert %x into %n[%i, %i] : tensor<2x3xi32>
  %a = tensor.extract %n[%i, %i] : tensor<2x3xi32>
  %b = tensor.extract %m[%i, %i] : tensor<2x3xi32>
  vector.print %a : i32
  vector.print %b : i32
  %k = arith.constant 3 : index
  %c = tensor.extract %m[%i, %k] : tensor<2x3xi32>)"),
            "1\n9\nundefined: access out of bounds");
}

TEST(TensorSemanticsTest, Slices) {
  EXPECT_EQ(says(constantTensors + R"(
  %s = tensor.extract_slice %n[0, 0] [2, 2] [1, 2]
    : tensor<2x3xi32> to tensor<2x2xi32>
  %t = tensor.cast %s : tensor<2x2xi32> to tensor<?x?xi32>)" +
                 showRows),
            "1, 3, \n4, 6, \n");
  EXPECT_EQ(says(constantTensors + R"(
  %r = arith.constant dense<[7, 8]> : tensor<2xi32>
  %s = tensor.insert_slice %r into %n[1, 1] [1, 2] [1, 1]
    : tensor<2xi32> into tensor<2x3xi32>
  %t = tensor.cast %s : tensor<2x3xi32> to tensor<?x?xi32>)" +
                 showRows),
            "1, 2, 3, \n4, 7, 8, \n");
  EXPECT_EQ(says(constantTensors + R"(
  %k = arith.constant 2 : index
  %s = tensor.extract_slice %n[0, %k] [2, 2] [1, 1]
    : tensor<2x3xi32> to tensor<2x2xi32>)"),
            "undefined: slice out of bounds");
}

TEST(TensorSemanticsTest, Padding) {
  EXPECT_EQ(says(constantTensors + R"(
  %p = tensor.pad %n low[1, 0] high[0, 1] {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %b : index
    %v = arith.index_cast %s : index to i32
    tensor.yield %v : i32
  } : tensor<2x3xi32> to tensor<3x4xi32>
  %t = tensor.cast %p : tensor<3x4xi32> to tensor<?x?xi32>)" +
                 showRows),
            "0, 1, 2, 3, \n1, 2, 3, 4, \n4, 5, 6, 5, \n");
}

TEST(TensorSemanticsTest, Shapes) {
  EXPECT_EQ(says(constantTensors + R"(
  %c = tensor.collapse_shape %n [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [3, 2]
    : tensor<6xi32> into tensor<3x2xi32>
  %t = tensor.cast %e : tensor<3x2xi32> to tensor<?x?xi32>)" +
                 showRows),
            "1, 2, \n3, 4, \n5, 6, \n");
  EXPECT_EQ(says(constantTensors + R"(
  %s = arith.constant dense<[1, 5]> : tensor<2xindex>
  %t = tensor.reshape %n(%s)
    : (tensor<2x3xi32>, tensor<2xindex>) -> tensor<?x?xi32>)"),
            "undefined: a reshape to another number of elements");
}

TEST(TensorSemanticsTest, Making) {
  EXPECT_EQ(says(R"(
  %two = arith.constant 2 : index
  %g = tensor.generate %two {
  ^bb0(%a: index, %b: index):
    %s = arith.muli %a, %two : index
    %r = arith.addi %s, %b : index
    %v = arith.index_cast %r : index to i32
    tensor.yield %v : i32
  } : tensor<?x2xi32>
  %x = arith.constant 7 : i32
  %f = tensor.splat %x : tensor<1x2xi32>
  %c = tensor.concat dim(0) %g, %f
    : (tensor<?x2xi32>, tensor<1x2xi32>) -> tensor<?x2xi32>
  %t = tensor.cast %c : tensor<?x2xi32> to tensor<?x?xi32>)" +
                 showRows),
            "0, 1, \n2, 3, \n7, 7, \n");
}

TEST(TensorSemanticsTest, GatherAndScatter) {
  EXPECT_EQ(says(constantTensors + R"(
  %i = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %g = tensor.gather %n[%i] gather_dims([1])
    : (tensor<2x3xi32>, tensor<2x1xindex>) -> tensor<2x2xi32>
  %t = tensor.cast %g : tensor<2x2xi32> to tensor<?x?xi32>)" +
                 showRows),
            "3, 6, \n1, 4, \n");
  EXPECT_EQ(says(constantTensors + R"(
  %i = arith.constant dense<[[2]]> : tensor<1x1xindex>
  %x = arith.constant dense<[[8, 9]]> : tensor<1x2xi32>
  %g = tensor.scatter %x into %n[%i] scatter_dims([1]) unique
    : (tensor<1x2xi32>, tensor<2x3xi32>, tensor<1x1xindex>) -> tensor<2x3xi32>
  %t = tensor.cast %g : tensor<2x3xi32> to tensor<?x?xi32>)" +
                 showRows),
            "1, 2, 8, \n4, 5, 9, \n");
}

// 20000 copies of 20000 elements would take more fuel than there is.
TEST(TensorSemanticsTest, InsertsInALoopAreLinear) {
  EXPECT_EQ(says(R"(
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %e = tensor.empty() : tensor<20000xindex>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e)
      -> (tensor<20000xindex>) {
    %u = tensor.insert %i into %t[%i] : tensor<20000xindex>
    scf.yield %u : tensor<20000xindex>
  }
  %c7 = arith.constant 7 : index
  %x = tensor.extract %r[%c7] : tensor<20000xindex>
  vector.print %x : index)"),
            "7\n");
}

// An op that gets a value which others have, too, must not change it for them.
TEST(TensorSemanticsTest, InsertLeavesTheOthersAlone) {
  EXPECT_EQ(says(R"(
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.constant 5 : i32
  %b = arith.constant 9 : i32
  %t = tensor.from_elements %a, %a : tensor<2xi32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%last = %t)
      -> (tensor<2xi32>) {
    %u = tensor.insert %b into %t[%i] : tensor<2xi32>
    scf.yield %u : tensor<2xi32>
  }
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  vector.print %x : i32
  %y = tensor.extract %t[%c1] : tensor<2xi32>
  vector.print %y : i32)"),
            "5\n5\n");
}

TEST(TensorSemanticsTest, SizesThatOverflowAreTooLarge) {
  const std::string most = R"(
  %z = arith.constant 0 : i32
  %m = arith.constant 9223372036854775807 : index
  %t = arith.constant dense<1> : tensor<2xi32>
)";
  EXPECT_NE(says(most + R"(
  %p = tensor.pad %t low[%m] high[%m] {
  ^bb0(%i: index):
    tensor.yield %z : i32
  } : tensor<2xi32> to tensor<?xi32>)")
                .find("memory cap reached"),
            std::string::npos);
}

TEST(TensorSemanticsTest, AnEmptyTensorMayHaveHugeSizes) {
  const std::string empty = R"(
  %h = arith.constant 4611686018427387904 : index
  %f = arith.constant 4 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %e = tensor.empty(%h, %f) : tensor<?x?x0xi32>
)";
  EXPECT_EQ(says(empty + R"(
  %c = tensor.concat dim(2) %e, %e
    : (tensor<?x?x0xi32>, tensor<?x?x0xi32>) -> tensor<?x?x0xi32>
  %n = tensor.dim %c, %one : tensor<?x?x0xi32>
  vector.print %n : index)"),
            "4\n");
  const char *tooLarge[] = {
      R"(
  %c = tensor.concat dim(0) %e, %e
    : (tensor<?x?x0xi32>, tensor<?x?x0xi32>) -> tensor<?x?x0xi32>)",
      R"(
  %c = tensor.collapse_shape %e [[0, 1], [2]]
    : tensor<?x?x0xi32> into tensor<?x0xi32>)"};
  for (const char *op : tooLarge)
    EXPECT_NE(says(empty + op).find("memory cap reached"), std::string::npos);
  EXPECT_EQ(says(empty + R"(
  %last = arith.constant 4611686018427387903 : index
  %three = arith.constant 3 : index
  %x = tensor.extract %e[%last, %three, %zero] : tensor<?x?x0xi32>)"),
            "undefined: access out of bounds");
}
