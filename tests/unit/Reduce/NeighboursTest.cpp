//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Neighbours.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;
using testing::IsEmpty;

static std::vector<std::string> rolesOf(std::string_view program) {
  std::vector<std::string> roles;
  for (const Literal &literal : literalsOf(program))
    roles.push_back(literal.role + " " +
                    std::string(program.substr(literal.at, literal.length)));
  return roles;
}

TEST(Neighbours, LiteralsHaveTheRoleOfTheirOpAndAttribute) {
  EXPECT_THAT(
      rolesOf("%0 = \"arith.constant\"() <{value = -3 : index}> : () -> index\n"
              "%12 = \"arith.constant\"() <{value = 2.500000e+00 : f32}>\n"),
      ElementsAre("arith.constant.value -3",
                  "arith.constant.value 2.500000e+00"));
}

TEST(Neighbours, NamesTypesAndSegmentsAreNoLiterals) {
  EXPECT_THAT(
      rolesOf("%1:2 = \"a.b\"(%0#1) <{operandSegmentSizes = array<i32: 1, "
              "0>}> : (tensor<4x8xi32>) -> vector<4xf32>\n"
              "^bb2(%3: i64):\n"
              "\"func.func\"() <{sym_name = \"f7\"}> ({\n"),
      IsEmpty());
}

TEST(Neighbours, MapsCount) {
  EXPECT_THAT(rolesOf("#map1 = affine_map<(d0) -> (d0 * 4 + 1)>\n"),
              ElementsAre("affine_map 4", "affine_map 1"));
}

TEST(Neighbours, ChangeOneLiteralEach) {
  std::vector<Neighbour> list = neighboursOf("\"a.b\"() <{x = 0 : i1}>\n");
  ASSERT_EQ(list.size(), 2u); // 0 doubled is 0
  EXPECT_EQ(list[0].program, "\"a.b\"() <{x = 1 : i1}>\n");
  EXPECT_EQ(list[1].program, "\"a.b\"() <{x = -1 : i1}>\n");
}

TEST(Neighbours, TheVectorGoesByRoles) {
  using Outcome = Neighbour::Outcome;
  std::vector<Neighbour> list = {{"b.x", "+1", "", Outcome::Fine},
                                 {"a.x", "+1", "", Outcome::Shows},
                                 {"a.x", "+1", "", Outcome::Fine},
                                 {"a.x", "*2", "near", Outcome::Fine},
                                 {"a.x", "-1", "", Outcome::Inconclusive}};
  EXPECT_THAT(killVector(list),
              ElementsAre("a.x *2 fine", "a.x +1 mixed", "b.x +1 fine"));
  EXPECT_EQ(nearMissOf(list)->role, "b.x");
}
