//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Triples.h"
#include "harness/generate/Pairs.h"
#include "harness/input/ContextPool.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include "gtest/gtest.h"

#include <set>

using namespace scion;

namespace {
class TriplesTest : public testing::Test {
protected:
  ContextLease context = ContextPool::global().lease(0);
  Catalog catalog{*context, {{"index"}, {"#index.cmp_predicate"}, {}}};
  Edges edges{catalog};
};
} // namespace

TEST_F(TriplesTest, WithoutPairsThereAreNone) {
  EXPECT_EQ(Triples(catalog, edges, {}).size(), 0u);
}

TEST_F(TriplesTest, TheTypesOfATripleFit) {
  Triples triples(catalog, edges, {0, 5, 40});
  ASSERT_GT(triples.size(), 100u);
  for (uint64_t index = 0; index < triples.size(); ++index) {
    Edge edge = triples.at(index);
    EXPECT_EQ(edge.index, index);
    ASSERT_TRUE(edge.middle);
    EXPECT_EQ(edge.producer->results[edge.result],
              edge.middle->operands[edge.middleOperand]);
    EXPECT_EQ(edge.middle->results[edge.middleResult],
              edge.consumer->operands[edge.operand]);
  }
}

TEST_F(TriplesTest, EveryNeighbourStandsInFrontAndBehind) {
  Edge pair = edges.at(0);
  Triples triples(catalog, edges, {0});
  std::set<std::string> before, behind;
  for (uint64_t index = 0; index < triples.size(); ++index) {
    Edge edge = triples.at(index);
    if (edge.middleKind == pair.consumerKind &&
        edge.producerKind == pair.producerKind)
      behind.insert(edge.consumerKind->label);
    if (edge.middleKind == pair.producerKind &&
        edge.consumerKind == pair.consumerKind)
      before.insert(edge.producerKind->label);
  }
  EXPECT_TRUE(behind.count("index.mul"));
  EXPECT_TRUE(before.count("index.mul"));
  EXPECT_TRUE(behind.count("index.casts"));
}

TEST_F(TriplesTest, EachTripleIsThereOnce) {
  Triples triples(catalog, edges, {0, 1});
  std::set<std::string> seen;
  for (uint64_t index = 0; index < triples.size(); ++index)
    seen.insert(triples.at(index).str());
  // A pair of equal ops meets a third equal one before and after it.
  EXPECT_GE(seen.size() + 8, triples.size());
}

TEST_F(TriplesTest, ItsProgramHidesBothValues) {
  Triples triples(catalog, edges, {0});
  Edge edge = triples.at(3);
  auto program = buildPairs(*context, {&edge, 1});
  EXPECT_TRUE(succeeded(mlir::verify(*program)));
  std::string text = printPairs(*program, {&edge, 1});
  size_t count = 0;
  for (size_t at = 0;
       (at = text.find("callee = @scion_hide_index", at)) != text.npos; ++at)
    ++count;
  EXPECT_EQ(count, 2u);
}
