//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Items.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>
#include <map>

#include <unistd.h>

using namespace scion::process;
using testing::ElementsAre;

/// The result of each item, or how it ended.
static std::map<size_t, std::string>
workThroughAll(size_t count, size_t batch, unsigned jobs,
               const std::function<void(size_t, Words &)> &work) {
  std::map<size_t, std::string> all;
  Items items;
  items.count = count;
  items.batch = batch;
  items.jobs = jobs;
  items.errors = Stream::Discarded;
  items.work = work;
  items.done = [&](size_t item, Result result) {
    EXPECT_FALSE(all.count(item));
    all[item] = result.ending.isFine() ? result.found
                                       : result.about + result.ending.str();
    return Next::GoOn;
  };
  EXPECT_TRUE(workThrough(items));
  return all;
}

TEST(Items, AllAreDoneWhateverTheNumberOfJobs) {
  for (size_t batch : {1, 4, 100})
    for (unsigned jobs : {1, 3}) {
      auto all = workThroughAll(30, batch, jobs, [](size_t item, Words &words) {
        words.found(std::to_string(item));
      });
      ASSERT_EQ(all.size(), 30u);
      for (const auto &[item, text] : all)
        EXPECT_EQ(text, std::to_string(item));
    }
  EXPECT_TRUE(workThroughAll(0, 1, 1, {}).empty());
}

TEST(Items, ACrashCostsOneItem) {
  auto all = workThroughAll(9, 9, 2, [](size_t item, Words &words) {
    words.about("item: ");
    if (item % 3 == 1)
      raise(SIGSEGV);
    words.found("fine");
  });
  ASSERT_EQ(all.size(), 9u);
  EXPECT_EQ(all[1], "item: signal 11 (Segmentation fault)");
  EXPECT_EQ(all[2], "fine");
  EXPECT_EQ(all[8], "fine");
}

TEST(Items, AnExitWithZeroIsTheEndOfOneItem) {
  auto all = workThroughAll(5, 5, 1, [](size_t item, Words &words) {
    words.found("fine");
    if (item == 2)
      _exit(0);
  });
  EXPECT_EQ(all.size(), 5u);
  EXPECT_EQ(all[2], "fine");
}

TEST(Items, EachHasTheTimeLimitOfItsOwn) {
  Items items;
  items.count = items.batch = 4;
  items.limits.cpuSeconds = 1;
  auto burn = [](double seconds) {
    clock_t end = clock() + clock_t(seconds * CLOCKS_PER_SEC);
    while (clock() < end) {
    }
  };
  std::vector<End> ends;
  items.work = [&](size_t item, Words &) { burn(item == 2 ? 60 : 0.6); };
  items.done = [&](size_t, Result result) {
    ends.push_back(result.ending.how);
    return Next::GoOn;
  };
  EXPECT_TRUE(workThrough(items));
  EXPECT_THAT(
      ends, ElementsAre(End::Exited, End::Exited, End::TimedOut, End::Exited));
}

TEST(Items, LaterOnesAreNotNeeded) {
  Items items;
  items.count = 1000;
  items.jobs = 3;
  items.batch = 2;
  size_t last = 0;
  items.work = [](size_t item, Words &words) {
    while (item > 100)
      pause();
  };
  items.done = [&](size_t item, Result) {
    last = std::max(last, item);
    return item == 100 ? Next::Enough : Next::GoOn;
  };
  EXPECT_TRUE(workThrough(items));
  EXPECT_EQ(last, 100u);
}

TEST(Items, OneIsDoneAgain) {
  // A new copy sees what this process knows by then.
  std::vector<std::string> parts;
  Items items;
  items.count = items.batch = 3;
  items.errors = Stream::Discarded;
  items.work = [&](size_t item, Words &words) {
    if (item != 1)
      return;
    for (size_t i = parts.size(); i < 5; ++i) {
      if (i == 2)
        raise(SIGSEGV);
      words.add(std::to_string(i));
    }
  };
  items.done = [&](size_t item, Result result) {
    if (item != 1)
      return Next::GoOn;
    for (char part : result.found)
      parts.emplace_back(1, part);
    if (result.ending.isFine())
      return Next::GoOn;
    parts.emplace_back("lost");
    return Next::Again;
  };
  EXPECT_TRUE(workThrough(items));
  EXPECT_THAT(parts, ElementsAre("0", "1", "lost", "3", "4"));
}

TEST(Items, OutputIsOfOneItem) {
  Items items;
  items.count = 3;
  items.jobs = 2;
  items.output = Stream::Captured;
  std::map<size_t, std::string> outputs;
  items.work = [](size_t item, Words &) { std::printf("item %zu", item); };
  items.done = [&](size_t item, Result result) {
    outputs[item] = result.output;
    return Next::GoOn;
  };
  EXPECT_TRUE(workThrough(items));
  EXPECT_EQ(outputs[0] + outputs[1] + outputs[2], "item 0item 1item 2");
}
