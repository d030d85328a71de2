//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Pairs.h"
#include "harness/generate/Boundaries.h"
#include "harness/generate/Conveyance.h"
#include "harness/generate/Edges.h"
#include "harness/generate/Survive.h"
#include "harness/generate/TwinFrame.h"
#include "harness/input/ContextPool.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>
#include <set>

using namespace scion;
using testing::HasSubstr;
using testing::Not;

namespace {
class PairsTest : public testing::Test {
protected:
  ContextLease context = ContextPool::global().lease(0);
  Catalog catalog{*context, {{"index"}, {"#index.cmp_predicate"}, {}}};
  Edges edges{catalog};

  /// The first edge of round 0 whose text begins so.
  Edge find(llvm::StringRef text, unsigned round = 0) {
    for (uint64_t site = 0; site < edges.sites(); ++site)
      if (llvm::StringRef(edges.at(site).str()).starts_with(text))
        return edges.at(round * edges.sites() + site);
    ADD_FAILURE() << text.str();
    return edges.at(0);
  }

  std::string textOf(const Edge &edge) {
    auto program = buildPairs(*context, {&edge, 1});
    EXPECT_TRUE(succeeded(mlir::verify(*program)));
    return printPairs(*program, {&edge, 1});
  }
};
} // namespace

TEST_F(PairsTest, ANumberNamesAnEdge) {
  Catalog again(*context, {{"index"}, {"#index.cmp_predicate"}, {}});
  Edges other(again);
  ASSERT_EQ(other.size(), edges.size());
  for (uint64_t index = 0; index < edges.size(); index += 97) {
    EXPECT_EQ(edges.at(index).index, index);
    EXPECT_EQ(edges.at(index).str(), other.at(index).str());
    EXPECT_EQ(edges.at(index).draw, other.at(index).draw);
  }
}

TEST_F(PairsTest, TheTypesOfAnEdgeFit) {
  for (uint64_t index = 0; index < edges.size(); index += 31) {
    Edge edge = edges.at(index);
    EXPECT_EQ(edge.producer->results[edge.result],
              edge.consumer->operands[edge.operand]);
  }
}

TEST_F(PairsTest, EveryKindMeetsEveryOther) {
  std::set<std::pair<const OpKind *, const OpKind *>> met;
  for (uint64_t site = 0; site < edges.sites(); ++site)
    met.insert({edges.at(site).producerKind, edges.at(site).consumerKind});
  for (const OpKind &from : catalog.kinds())
    for (const OpKind &to : catalog.kinds())
      if (from.label == "index.add" && to.label == "index.mul") {
        EXPECT_TRUE(met.count({&from, &to}));
      }
}

TEST_F(PairsTest, AnOpWithoutOtherOperandsSaysNothingNewWithConstants) {
  EXPECT_FALSE(edges.isRepeated(find("index.add #0 -> index.casts #0")));
  // Round 1: the consumer's other operands are constants.
  EXPECT_TRUE(edges.isRepeated(find("index.add #0 -> index.casts #0", 1)));
  EXPECT_FALSE(edges.isRepeated(find("index.add #0 -> index.sub #0", 1)));
}

TEST_F(PairsTest, EveryRoundMakesValidPrograms) {
  for (unsigned round = 0; round < Edges::rounds(); ++round) {
    std::vector<Edge> some;
    for (uint64_t site = round; site < edges.sites(); site += 211)
      some.push_back(edges.at(round * edges.sites() + site));
    auto program = buildPairs(*context, some);
    EXPECT_TRUE(succeeded(mlir::verify(*program))) << "round " << round;
  }
}

TEST_F(PairsTest, EveryConveyanceIsInARound) {
  std::set<std::string_view> used;
  for (unsigned round = 0; round < Edges::rounds(); ++round)
    used.insert(edges.at(round * edges.sites()).manner.conveyance);
  for (const Conveyance &conveyance : conveyances())
    EXPECT_TRUE(used.count(conveyance.name)) << conveyance.name;
  EXPECT_EQ(used.size(), conveyances().size());
}

TEST_F(PairsTest, BothTwinsHaveTheConsumerAndOneIsHidden) {
  std::string text = textOf(find("index.add #0 -> index.mul #0"));
  EXPECT_THAT(text, HasSubstr("scion_hide_index"));
  EXPECT_THAT(text, HasSubstr("no_inline"));
  EXPECT_THAT(text, HasSubstr("recondition=0\n"));
  size_t count = 0;
  for (size_t at = 0; (at = text.find("\"index.mul\"", at)) != text.npos; ++at)
    ++count;
  EXPECT_EQ(count, 2u);
}

TEST_F(PairsTest, AnOpThatMayBeUndefinedStandsUnderACondition) {
  EXPECT_THAT(textOf(find("index.add #0 -> index.divs #1")),
              HasSubstr("\"scf.if\""));
  EXPECT_THAT(textOf(find("index.add #0 -> index.sub #1")),
              Not(HasSubstr("\"scf.if\"")));
}

TEST(BoundariesTest, EdgesOfIntegersAndFloatsAreAmongThem) {
  mlir::MLIRContext context;
  auto has = [](mlir::Type type, llvm::APInt bits) {
    for (unsigned i = 0; i < boundaryCount; ++i)
      if (boundaryBits(type, i) == bits)
        return true;
    return false;
  };
  for (unsigned width : {1u, 8u, 33u, 64u}) {
    mlir::Type type = mlir::IntegerType::get(&context, width);
    EXPECT_TRUE(has(type, llvm::APInt::getSignedMinValue(width)));
    EXPECT_TRUE(has(type, llvm::APInt::getSignedMaxValue(width)));
    EXPECT_TRUE(has(type, llvm::APInt::getAllOnes(width)));
  }
  auto f32 = mlir::Float32Type::get(&context);
  for (uint64_t bits : {0x80000000ull, 0x7f800000ull, 0x7fc00000ull})
    EXPECT_TRUE(has(f32, llvm::APInt(32, bits)));
}

TEST(SurviveTest, AFaultComesBack) {
  bool before = false;
  EXPECT_TRUE(survives([&] { before = true; }));
  EXPECT_FALSE(survives([] { std::raise(SIGFPE); }));
  EXPECT_TRUE(before);
  EXPECT_FALSE(survives([] { std::raise(SIGSEGV); }));
  // The signal is not left blocked.
  EXPECT_FALSE(survives([] { std::raise(SIGSEGV); }));
}
