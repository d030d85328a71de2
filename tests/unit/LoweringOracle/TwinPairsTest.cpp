//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops are twins, and which only look like it.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/TwinPairs.h"
#include "harness/input/ParsedInput.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::IsEmpty;

/// Names of the first ops of the pairs in a @main with this body. There is
/// @hide for i32 and index, and a buffer %m.
static std::vector<std::string> twinsIn(std::string_view body,
                                        std::string_view others = "") {
  std::string text = R"(
    func.func @hide(%x: i32) -> i32 attributes {no_inline} {
      return %x : i32
    }
    func.func @hideIndex(%x: index) -> index attributes {no_inline} {
      return %x : index
    }
    func.func private @seen(%x: i32) -> i32 attributes {no_inline} {
      return %x : i32
    }
    func.func @opposite(%x: i32) -> i32 attributes {no_inline} {
      %c = arith.constant 0 : i32
      %y = arith.subi %c, %x : i32
      return %y : i32
    }
    memref.global "private" @g : memref<4xi32> = dense<3>
  )";
  text += others;
  text += "func.func @main() {\n"
          "  %m = memref.get_global @g : memref<4xi32>\n"
          "  %c = arith.constant 2 : index\n"
          "  %v = memref.load %m[%c] : memref<4xi32>\n";
  text += body;
  text += "  return\n}\n";
  auto input = parseInput(text);
  EXPECT_TRUE(input) << text;
  std::vector<std::string> names;
  if (input)
    for (const TwinPair &pair : findTwinPairs(*input->module)) {
      EXPECT_EQ(pair.first->getBlock(), pair.second->getBlock());
      EXPECT_TRUE(pair.first->isBeforeInBlock(pair.second));
      names.push_back(pair.first->getName().getStringRef().str());
    }
  return names;
}

TEST(TwinPairs, OneTakesAValueAndTheOtherTakesItHidden) {
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %a = arith.muli %v, %v : i32
    %b = arith.muli %v, %h : i32
  )"),
              ElementsAre("arith.muli"));
}

TEST(TwinPairs, WhatIsEqualForAnyPassIsNoNews) {
  EXPECT_THAT(twinsIn(R"(
    %a = arith.muli %v, %v : i32
    %b = arith.muli %v, %v : i32
  )"),
              IsEmpty());
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %i = func.call @hide(%v) : (i32) -> i32
    %a = arith.muli %h, %v : i32
    %b = arith.muli %i, %v : i32
  )"),
              IsEmpty());
}

TEST(TwinPairs, ADifferenceAnywhereMakesThemStrangers) {
  // Another operand, another attribute, another op, another type.
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %n = func.call @opposite(%v) : (i32) -> i32
    %a = arith.muli %v, %v : i32
    %b = arith.muli %n, %h : i32
  )"),
              IsEmpty());
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %a = arith.cmpi slt, %v, %v : i32
    %b = arith.cmpi ult, %v, %h : i32
  )"),
              IsEmpty());
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %a = arith.extsi %v : i32 to i64
    %b = arith.extui %h : i32 to i64
    %d = arith.extsi %h : i32 to i33
  )"),
              IsEmpty());
}

TEST(TwinPairs, AFunctionThatPassesSeeThroughHidesNothing) {
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @seen(%v) : (i32) -> i32
    %a = arith.muli %v, %v : i32
    %b = arith.muli %v, %h : i32
  )"),
              IsEmpty());
}

TEST(TwinPairs, EqualProducersAreOne) {
  EXPECT_THAT(twinsIn(R"(
    %p = arith.addi %v, %v : i32
    %q = arith.addi %v, %v : i32
    %h = func.call @hide(%q) : (i32) -> i32
    %a = arith.muli %p, %v : i32
    %b = arith.muli %h, %v : i32
  )"),
              ElementsAre("arith.muli"));
}

TEST(TwinPairs, TwinsThatFeedTwinsOnlyAreLeftToThem) {
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %a = arith.muli %v, %v : i32
    %b = arith.muli %h, %v : i32
    %d = arith.xori %a, %v : i32
    %e = arith.xori %b, %v : i32
  )"),
              ElementsAre("arith.xori"));
}

TEST(TwinPairs, ReadsAreEqualWhereNothingWritesBetween) {
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hideIndex(%c) : (index) -> index
    %a = memref.load %m[%c] : memref<4xi32>
    %b = memref.load %m[%h] : memref<4xi32>
  )"),
              ElementsAre("memref.load"));
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hideIndex(%c) : (index) -> index
    %a = memref.load %m[%c] : memref<4xi32>
    memref.store %a, %m[%c] : memref<4xi32>
    %b = memref.load %m[%h] : memref<4xi32>
  )"),
              IsEmpty());
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hideIndex(%c) : (index) -> index
    %a = memref.load %m[%c] : memref<4xi32>
    scf.for %i = %c to %h step %c {
      memref.store %a, %m[%i] : memref<4xi32>
    }
    %b = memref.load %m[%h] : memref<4xi32>
  )"),
              IsEmpty());
}

TEST(TwinPairs, ATensorIsReadFromMemoryWhereItIsMade) {
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hideIndex(%c) : (index) -> index
    %t = bufferization.to_tensor %m : memref<4xi32> to tensor<4xi32>
    memref.store %v, %m[%c] : memref<4xi32>
    %u = bufferization.to_tensor %m : memref<4xi32> to tensor<4xi32>
    %a = tensor.extract %t[%c] : tensor<4xi32>
    %b = tensor.extract %u[%h] : tensor<4xi32>
  )"),
              IsEmpty());
}

TEST(TwinPairs, RegionsAreEqualUpToHidingToo) {
  constexpr std::string_view equal = R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %yes = arith.cmpi sgt, %v, %v : i32
    %a = scf.if %yes -> i32 {
      %x = arith.addi %v, %v : i32
      scf.yield %x : i32
    } else {
      scf.yield %v : i32
    }
    %b = scf.if %yes -> i32 {
      %x = arith.addi %v, %h : i32
      scf.yield %x : i32
    } else {
      scf.yield %v : i32
    }
  )";
  EXPECT_THAT(twinsIn(equal), ElementsAre("scf.if"));
  std::string other(equal);
  other.replace(other.rfind("arith.addi"), 10, "arith.subi");
  EXPECT_THAT(twinsIn(other), IsEmpty());
}

TEST(TwinPairs, WhatIsUnspecifiedIsNeverEqual) {
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hideIndex(%c) : (index) -> index
    %t = tensor.empty(%c) : tensor<?xi32>
    %u = tensor.empty(%h) : tensor<?xi32>
    %f = arith.constant 1.0 : f32
    %i = arith.index_cast %c : index to i32
    %j = arith.index_cast %h : index to i32
    %k = arith.sitofp %i : i32 to f32
    %l = arith.sitofp %j : i32 to f32
    %a = arith.addf %k, %f fastmath<reassoc> : f32
    %b = arith.addf %l, %f fastmath<reassoc> : f32
  )"),
              ElementsAre("arith.sitofp"));
}

TEST(TwinPairs, CallsOfOtherFunctionsMayGiveAnything) {
  EXPECT_THAT(twinsIn(R"(
    %h = func.call @hide(%v) : (i32) -> i32
    %a = func.call @opposite(%v) : (i32) -> i32
    %b = func.call @opposite(%h) : (i32) -> i32
  )"),
              IsEmpty());
}

TEST(TwinPairs, TwinsAreSoughtWhereTheOrderOfPrintsIsKnown) {
  constexpr std::string_view loop = R"(
    scf.for %i = %c to %c step %c {
      %h = func.call @hideIndex(%i) : (index) -> index
      %a = arith.muli %i, %c : index
      %b = arith.muli %h, %c : index
    }
  )";
  EXPECT_THAT(twinsIn(loop), ElementsAre("arith.muli"));
  EXPECT_THAT(twinsIn(R"(
    scf.parallel (%i) = (%c) to (%c) step (%c) {
      %h = func.call @hideIndex(%i) : (index) -> index
      %a = arith.muli %i, %c : index
      %b = arith.muli %h, %c : index
    }
  )"),
              IsEmpty());
  constexpr std::string_view callee = R"(
    func.func @f(%i: index) {
      %h = func.call @hideIndex(%i) : (index) -> index
      %a = arith.muli %i, %i : index
      %b = arith.muli %h, %i : index
      return
    }
  )";
  EXPECT_THAT(twinsIn("func.call @f(%c) : (index) -> ()\n", callee),
              ElementsAre("arith.muli"));
  EXPECT_THAT(twinsIn("func.call @f(%c) : (index) -> ()\n"
                      "func.call @f(%c) : (index) -> ()\n",
                      callee),
              IsEmpty());
}
