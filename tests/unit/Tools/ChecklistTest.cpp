//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Checklist.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::ElementsAre;

TEST(TableText, FindsWholeWords) {
  TableText table{"t", "a cse-x\nscf.forall:any\ncse scf.for\n"};
  EXPECT_EQ(table.place("cse"), "t:3");
  EXPECT_EQ(table.place("scf.for"), "t:3");
  EXPECT_EQ(table.place("scf.forall"), "t:2");
  EXPECT_EQ(table.place("cse", 4), "t");
  EXPECT_EQ(table.place("none"), "t");
  EXPECT_EQ(table.place(""), "t");
}

TEST(TableText, FindsPlacesInOneOfSeveralFiles) {
  TableText table{"known", "--- # A.yaml\nid: A\nlive: x\n"
                           "--- # B.yaml\nid: B\nlive: y\n"};
  EXPECT_EQ(table.placeIn("A.yaml", "live", ""), "known/A.yaml:2");
  EXPECT_EQ(table.placeIn("B.yaml", "y", ""), "known/B.yaml:2");
  EXPECT_EQ(table.placeIn("B.yaml", "x", ""), "known/B.yaml");
  EXPECT_EQ(table.placeIn("C.yaml", "live", "id: B"), "known:6");
  EXPECT_EQ(table.placeIn("C.yaml", "live", "id: C"), "known:3");
}

TEST(OpsOfSchedule, AreNotTypes) {
  EXPECT_THAT(opsOfSchedule("%a = transform.structured.pad %b : "
                            "(!transform.any_op)\n  transform.yield"),
              ElementsAre("transform.structured.pad", "transform.yield"));
}

TEST(Checklist, SaysTheSameOnce) {
  Checklist list;
  list.open("t:1", "gone");
  list.open("t:1", "gone");
  list.open("t:2", "gone");
  EXPECT_THAT(list.open(), ElementsAre("t:1: gone", "t:2: gone"));
}
