//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/HybridPool.h"

#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace scion;

TEST(HybridPool, OffUntilItIsTurnedOn) {
  HybridPool pool;
  pool.add("module {}");
  EXPECT_EQ(pool.take(100), "");
  EXPECT_EQ(pool.statisticsText(), "");
}

TEST(HybridPool, NotesPairs) {
  HybridPool pool;
  pool.turnOn();
  uint64_t one[] = {1, 2}, other[] = {2, 3};
  EXPECT_TRUE(pool.isNew(one));
  EXPECT_FALSE(pool.isNew(one));
  EXPECT_TRUE(pool.isNew(other));
  EXPECT_FALSE(pool.isNew({}));
}

TEST(HybridPool, HandsOutEachOnceAndTheLatestFirst) {
  HybridPool pool;
  pool.turnOn();
  pool.add("a");
  pool.add("bbb");
  pool.add("ccccc");
  EXPECT_EQ(pool.take(4), "bbb"); // the latest that fits
  EXPECT_EQ(pool.take(4), "a");
  EXPECT_EQ(pool.take(4), "");
  EXPECT_EQ(pool.take(5), "ccccc");
  EXPECT_EQ(pool.statisticsText(),
            "hybrid: 3 programs in the middle of a lowering, 3 handed on\n");
}

TEST(HybridPool, IsBounded) {
  HybridPool pool;
  pool.turnOn();
  for (int i = 0; i < 100; ++i)
    pool.add(std::to_string(i));
  pool.add(std::string(1 << 20, ' ')); // nobody takes such a program
  unsigned count = 0;
  while (!pool.take(1 << 20).empty())
    ++count;
  EXPECT_EQ(count, 32u);
}

TEST(HybridPool, WritesAQueueThatAflReads) {
  std::string folder = testing::TempDir() + "/hybrid-pool-test";
  std::filesystem::remove_all(folder);
  HybridPool pool, other; // of two processes
  pool.turnOn(folder);
  other.turnOn(folder);
  uint64_t pairs[] = {7};
  EXPECT_TRUE(pool.isNew(pairs));
  EXPECT_FALSE(other.isNew(pairs));
  pool.add("one");
  other.add("two");
  EXPECT_EQ(pool.take(100), "");
  for (auto [name, content] :
       {std::pair("000000", "one"), std::pair("000001", "two")}) {
    std::ifstream file(folder + "/queue/id:" + name);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), content);
  }
  std::filesystem::remove_all(folder);
}
