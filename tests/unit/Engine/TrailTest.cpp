//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Trail.h"
#include "base/ChoiceStream.h"
#include "harness/engine/SetAside.h"
#include "harness/engine/Settle.h"
#include "harness/engine/Watchdog.h"
#include "harness/oracle/FindingFile.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace scion;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

namespace {
class TrailTest : public testing::Test {
protected:
  void SetUp() override {
    std::string pattern = testing::TempDir() + "/scion-trail-XXXXXX";
    ASSERT_TRUE(mkdtemp(pattern.data()));
    folder = pattern;
    std::filesystem::create_directory(folder + "/corpus");
    places = {folder + "/found-", folder + "/corpus", 5, 0};
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  /// The trail of a process that crashed while the last of `inputs` ran.
  std::string leaveTrail(const std::vector<std::string> &inputs) {
    std::unique_ptr<Trail> trail = Trail::create(folder, places);
    EXPECT_TRUE(trail);
    for (const std::string &input : inputs) {
      trail->end();
      trail->begin(TrailPhase::Running, input);
    }
    return trail->path();
  }

  std::vector<std::string> files(const std::string &prefix) {
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(
             std::filesystem::path(prefix).parent_path())) {
      std::string name = entry.path().string();
      if (entry.is_regular_file() && name.starts_with(prefix) &&
          !name.ends_with(findingSuffix))
        names.push_back(contentOf(name));
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  std::string folder;
  TrailPlaces places;
};
} // namespace

TEST_F(TrailTest, SurvivesItsProcess) {
  EXPECT_EXIT(
      {
        std::unique_ptr<Trail> trail = Trail::create(folder, places);
        trail->begin(TrailPhase::Running, "first");
        trail->end();
        trail->begin(TrailPhase::Checking, "second");
        raise(SIGKILL);
      },
      testing::KilledBySignal(SIGKILL), "");
  std::vector<std::string> paths = trailsIn(folder);
  ASSERT_EQ(paths.size(), 1u);
  std::unique_ptr<Trail> trail = Trail::take(paths.front());
  ASSERT_TRUE(trail);
  std::vector<TrailEntry> entries = trail->entries();
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[0].text, "second");
  EXPECT_EQ(entries[0].phase, TrailPhase::Checking);
  EXPECT_EQ(entries[1].text, "first");
  EXPECT_EQ(entries[1].phase, TrailPhase::Finished);
  EXPECT_EQ(trail->places().corpus, places.corpus);
  EXPECT_EQ(trail->places().seconds, 5u);
}

TEST_F(TrailTest, BelongsToOneProcessAtATime) {
  std::unique_ptr<Trail> owner = Trail::create(folder, places);
  EXPECT_FALSE(Trail::take(owner->path())); // its owner lives
  EXPECT_TRUE(
      Trail::look(owner->path())); // and waits for us to settle its crash
  std::string path = owner->path();
  owner.reset();
  EXPECT_TRUE(Trail::take(path));
}

TEST_F(TrailTest, KeepsTheLastInputsOnly) {
  std::unique_ptr<Trail> trail = Trail::create(folder, places);
  for (unsigned i = 0; i < 3 * Trail::length; ++i)
    trail->begin(TrailPhase::Running, std::to_string(i));
  EXPECT_EQ(trail->entries().size(), size_t(Trail::length));
  EXPECT_EQ(trail->entries().front().text,
            std::to_string(3 * Trail::length - 1));
  // A text that does not fit leaves no half of it.
  trail->begin(TrailPhase::Running, std::string(Trail::maxText + 1, 'x'));
  EXPECT_EQ(trail->current(), "");
  EXPECT_EQ(trail->entries().size(), size_t(Trail::length) - 1);
}

TEST_F(TrailTest, AFileThatIsNoTrailIsLeftAlone) {
  std::ofstream(folder + "/7.trail") << "something else";
  EXPECT_FALSE(Trail::take(folder + "/7.trail"));
  EXPECT_EQ(contentOf(folder + "/7.trail"), "something else");
}

TEST_F(TrailTest, SetAsideIsSharedAndStays) {
  std::unique_ptr<SetAside> one = SetAside::open(folder);
  std::unique_ptr<SetAside> other = SetAside::open(folder);
  EXPECT_FALSE(other->contains(7));
  EXPECT_TRUE(one->add(7));
  EXPECT_TRUE(one->add(7));
  EXPECT_TRUE(one->add(0));
  EXPECT_TRUE(other->contains(7));
  EXPECT_TRUE(other->contains(0));
  EXPECT_FALSE(other->contains(8));
  one.reset();
  other.reset();
  EXPECT_TRUE(SetAside::open(folder)->contains(7));
}

TEST_F(TrailTest, SetAsideTakesSoManyAndSaysSo) {
  std::unique_ptr<SetAside> aside = SetAside::open(folder);
  for (uint64_t i = 1; i <= 1u << 16; ++i)
    ASSERT_TRUE(aside->add(i << 17)); // all want the same place
  EXPECT_FALSE(aside->add(3));
  EXPECT_TRUE(aside->contains(uint64_t(1) << 33));
}

// The target of this binary (DriveTest.cpp) crashes on "die", and "corrupt"
// makes the input after it crash.

TEST_F(TrailTest, TheInputThatDiesAloneIsSavedAndSetAside) {
  leaveTrail({"good one", "die"});
  settleOrphans(folder);
  EXPECT_THAT(files(folder + "/found-crash-"), ElementsAre("die"));
  EXPECT_TRUE(SetAside::open(folder)->contains(stableHash("die")));
  EXPECT_THAT(trailsIn(folder), IsEmpty());
  EXPECT_THAT(files(folder + "/corpus/"), IsEmpty());
}

TEST_F(TrailTest, AnEarlierInputMayBeGuilty) {
  leaveTrail({"good one", "corrupt", "good two"});
  settleOrphans(folder);
  EXPECT_THAT(files(folder + "/found-crash-"), ElementsAre("corrupt"));
  EXPECT_FALSE(SetAside::open(folder)->contains(stableHash("good two")));
}

TEST_F(TrailTest, InputsThatDieInARowOnly) {
  leaveTrail({"good one", "corrupt once", "good two", "good three"});
  settleOrphans(folder);
  EXPECT_THAT(files(folder + "/found-crash-"), ElementsAre("corrupt once"));
}

TEST_F(TrailTest, WhatWasCutOffAndIsFineGoesBackToTheCorpus) {
  leaveTrail({"good one", "good two"});
  settleOrphans(folder);
  EXPECT_THAT(files(folder + "/found-"), IsEmpty());
  EXPECT_THAT(files(folder + "/corpus/"), ElementsAre("good two"));
}

TEST_F(TrailTest, WhatTheDyingProcessHasSettledIsNotSettledAgain) {
  std::string path = leaveTrail({"die"});
  Trail::take(path)->settle(Settlement::CurrentIsGuilty);
  settleOrphans(folder);
  EXPECT_THAT(files(folder + "/found-"), IsEmpty());
  EXPECT_THAT(trailsIn(folder), IsEmpty());
}

TEST_F(TrailTest, AnInputThatHangsAloneIsATimeout) {
  places.seconds = 1;
  leaveTrail({"good one", "hang"});
  settleOrphans(folder);
  EXPECT_THAT(files(folder + "/found-timeout-"), ElementsAre("hang"));
}

TEST(ArtifactName, IsWhatLibFuzzerCallsIt) {
  EXPECT_STREQ(ArtifactName("crash-", "").text,
               "crash-da39a3ee5e6b4b0d3255bfef95601890afd80709");
}

static void sayLate() {
  [[maybe_unused]] ssize_t ignored = write(2, "late\n", 5);
  _exit(42);
}

TEST(Watchdog, BarksAtWorkThatDoesNotComeBack) {
  EXPECT_EXIT(
      {
        startWatchdog(1, sayLate);
        watchedWorkBegins();
        watchedWorkEnds();
        watchedWorkBegins();
        for (;;)
          pause();
      },
      testing::ExitedWithCode(42), "late");
}

TEST(Watchdog, SleepsWhileWorkComesBack) {
  EXPECT_EXIT(
      {
        startWatchdog(1, sayLate);
        // Three seconds in all, no piece of them longer than a fifth of one;
        // and nothing at all for two seconds.
        for (int i = 0; i < 15; ++i) {
          watchedWorkBegins();
          usleep(200'000);
          watchedWorkEnds();
        }
        for (int i = 0; i < 20; ++i)
          usleep(100'000);
        _exit(0);
      },
      testing::ExitedWithCode(0), "");
}
