//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The driver that every engine uses for an input, with a target for which an
// input is interesting if it begins with "good". Each test has a process of its
// own: the state under test is the process's.
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Drive.h"

#include "base/FeatureMap.h"
#include "harness/engine/Mutation.h"
#include "harness/engine/Options.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Report.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <unistd.h>
#include <vector>

using namespace scion;

// MutationTest.cpp and TrailTest.cpp use this target, too.
const Target scion::fuzzTarget = {
    .name = "test",
    .summary = "",
    .initialize =
        [] {
          return targetOptions().getNumber("depth", 3) == 13
                     ? std::string("13 is no depth\n")
                     : "";
        },
    .run =
        [](std::string_view input) {
          noteFeature(FeatureKind::Op, input);
          // For TrailTest.cpp: "die" crashes, "corrupt" makes the next input
          // crash, "corrupt once" any other than itself.
          static std::string corruptedBy;
          bool isOther = input != corruptedBy || input == "corrupt";
          if (input == "die" || (!corruptedBy.empty() && isOther))
            std::abort();
          if (input.starts_with("corrupt"))
            corruptedBy = input;
          while (input == "hang")
            pause();
          return input.starts_with("good") ? Verdict::Interesting
                                           : Verdict::Rejected;
        },
    .checkMutant = nullptr,
    .printStatistics = [] { std::fprintf(stderr, "test: own line\n"); },
};

static void initialize(std::vector<std::string> arguments) {
  std::vector<char *> argv = {const_cast<char *>("test")};
  for (std::string &argument : arguments)
    argv.push_back(argument.data());
  initializeTarget(static_cast<int>(argv.size()), argv.data());
}

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Runs `body` in a process of its own that ends with `code` and whose stderr
/// matches.
#define EXPECT_RUN(body, code, stderrMatcher)                                  \
  EXPECT_EXIT(                                                                 \
      {                                                                        \
        body;                                                                  \
        std::exit(0);                                                          \
      },                                                                       \
      testing::ExitedWithCode(code), stderrMatcher)

TEST(Drive, RefusesWhatNobodyAsksFor) {
  EXPECT_RUN(initialize({"--scion-typo=1"}), 3,
             AllOf(HasSubstr("typo"), HasSubstr("docs/Options.md")));
  EXPECT_RUN(initialize({"--scion-stats=soon"}), 3, HasSubstr("soon"));
  EXPECT_RUN(initialize({"--scion-depth=13"}), 3, HasSubstr("13 is no depth"));
  EXPECT_RUN(initialize({"--scion-known=/no/such/file"}), 3,
             AllOf(HasSubstr("avoid, meet and report"), HasSubstr("records=")));
  EXPECT_RUN(initialize({"--scion-records=/no/such/file"}), 3,
             HasSubstr("/no/such/file: cannot be read"));
  EXPECT_RUN(initialize({"--scion-without=M999"}), 3,
             AllOf(HasSubstr("'M999'"), HasSubstr("scion known list")));
}

TEST(Drive, LeavesTheEnginesFlagsAndTheTargetsOptionsAlone) {
  EXPECT_RUN(initialize({"-runs=5", "--scion-depth=4", "corpus"}), 0,
             testing::StrEq(""));
}

TEST(Drive, RefusesUnknownStyles) {
  EXPECT_RUN(initialize({"--scion-mutators=none"}), 3, HasSubstr("naive"));
  EXPECT_RUN(initialize({"--scion-tally=/no/such/folder/tally"}), 3,
             HasSubstr("/no/such/folder/tally"));
  EXPECT_RUN(initialize({"--scion-findings=/no/such/folder/list"}), 3,
             HasSubstr("/no/such/folder/list"));
}

TEST(Drive, TallyAndFindingsOutliveTheProcess) {
  std::string folder = testing::TempDir();
  std::string tally = folder + "scion-tally", list = folder + "scion-findings";
  std::remove(tally.c_str());
  std::remove(list.c_str());
  for (int process = 0; process < 2; ++process)
    EXPECT_DEATH(
        {
          initialize({"--scion-tally=" + tally, "--scion-findings=" + list});
          runInput("good");
          runInput("bad");
          reportAndAbort({FindingKind::Crash, "a-pass", "", "dies", "", {}});
        },
        "FuzzerHash=a-pass.crash");
  uint64_t counts[2] = {};
  std::ifstream(tally, std::ios::binary)
      .read(reinterpret_cast<char *>(counts), sizeof(counts));
  EXPECT_EQ(counts[0], 4u);
  EXPECT_EQ(counts[1], 2u);
  // Behind the counts of all: a row for each record, with its id.
  std::stringstream rows;
  rows << std::ifstream(tally, std::ios::binary).rdbuf();
  const auto &records = Registry::global().records();
  ASSERT_EQ(rows.str().size(), 32 + 48 * records.size());
  EXPECT_EQ(std::string(rows.str().c_str() + 32), records[0].id);
  std::stringstream text;
  text << std::ifstream(list).rdbuf();
  for (int process = 0; process < 2; ++process) {
    std::string line;
    std::getline(text, line);
    std::optional<Finding> finding = readFinding(line);
    ASSERT_TRUE(finding) << line;
    EXPECT_EQ(finding->kind, FindingKind::Crash);
    EXPECT_EQ(finding->culprit, "a-pass");
    EXPECT_EQ(finding->summary, "dies");
  }
}

TEST(Drive, TellsTheVerdictOfEachInput) {
  EXPECT_RUN(
      {
        initialize({"--scion-verbose=1"});
        runInput("good");
        runInput("bad");
      },
      0,
      AllOf(testing::ContainsRegex("scion: [0-9a-f]{16} interesting\n"),
            testing::ContainsRegex("scion: [0-9a-f]{16} rejected\n")));
}

TEST(Drive, CountsAtExitAndAtPowersOfTwo) {
  EXPECT_RUN(
      {
        initialize({});
        for (int i = 0; i < 1025; ++i)
          runInput(i % 2 ? "good" : "bad");
      },
      0,
      AllOf(HasSubstr("test: 1024 inputs, 512 interesting\ntest: own line\n"),
            HasSubstr("test: 1025 inputs, 512 interesting\n"),
            Not(HasSubstr("test: 512 inputs"))));
}

TEST(Drive, KeepsStatisticsAwayWhenAsked) {
  EXPECT_RUN(
      {
        initialize({"--scion-stats=0"});
        runInput("good");
      },
      0, testing::StrEq(""));
}

TEST(Drive, FeaturesAreThoseOfTheLastInput) {
  EXPECT_RUN(
      {
        initialize({"--scion-stats=0"});
        runInput("good one");
        uint32_t first = touchedFeatures()[0];
        runInput("good two");
        if (touchedFeatures().size() != 1 || touchedFeatures()[0] == first ||
            featureCounters()[first] != 0)
          std::exit(1);
      },
      0, "");
}

TEST(Drive, ADonorFolderWithoutProgramsIsAnError) {
  EXPECT_RUN(
      {
        initialize({"--scion-donors=/no/such/folder"});
        targetMutations();
      },
      3, AllOf(HasSubstr("/no/such/folder"), HasSubstr("scion harvest")));
}
