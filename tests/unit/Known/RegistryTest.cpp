//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"

#include "harness/input/ParsedInput.h"
#include "harness/known/LibraryOfMLIR.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <set>

using namespace scion;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

static std::string recordText(const std::string &id,
                              const std::string &kind = "miscompile",
                              const std::string &more = "") {
  return "---\nid: " + id + "\ntitle: something\nkind: " + kind + "\n" + more;
}

static void add(Registry &registry, const std::string &text) {
  EXPECT_THAT(registry.add(text, "test"), IsEmpty());
}

using Ids = std::set<unsigned>;

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

TEST(Registry, ARecordTakesThePlaceOfOneWithItsId) {
  Registry registry;
  add(registry, recordText("X1") + recordText("X2"));
  unsigned before = registry.generation();
  add(registry, recordText("X1", "crash"));
  ASSERT_EQ(registry.records().size(), 2u);
  EXPECT_EQ(registry.records()[0].kind, BugKind::Crash);
  EXPECT_NE(registry.generation(), before);
}

TEST(Registry, FindsByIdAndAlias) {
  Registry registry;
  add(registry,
      recordText("X1") + recordText("X2", "miscompile", "aliases: [X7]\n"));
  EXPECT_EQ(registry.find("X2"), 1u);
  EXPECT_EQ(registry.find("X7"), 1u);
  EXPECT_EQ(registry.find("X"), std::nullopt);
}

TEST(Registry, ARecordThatThisMLIRHasMendedKeepsOffNothing) {
  Registry registry;
  std::string here(mlirVersion());
  add(registry, recordText("X1", "crash", "fixed: [" + here + "]\n") +
                    recordText("X2", "crash", "live: [" + here + "]\n") +
                    recordText("X3", "crash", "fixed: [1.2.3]\n"));
  EXPECT_FALSE(registry.isLive(0));
  EXPECT_FALSE(registry.suppress(0));
  EXPECT_TRUE(registry.suppress(1));
  EXPECT_TRUE(registry.suppress(2)); // nobody has looked
}

TEST(Registry, EntriesForOtherVersionsAreNotThere) {
  Registry registry;
  std::string here = std::to_string(LLVM_VERSION_MAJOR);
  std::string next = std::to_string(LLVM_VERSION_MAJOR + 1);
  std::string last = std::to_string(LLVM_VERSION_MAJOR - 1);
  auto pass = [](const std::string &name, const std::string &range) {
    return "  - pass: " + name + "\n    " + range + "\n";
  };
  add(registry,
      recordText("X1", "crash",
                 "suppressed:\n" + pass("a", "since: " + here) +
                     pass("b", "since: " + next) + pass("c", "until: " + here) +
                     pass("d", "until: " + last)));
  std::vector<std::string> passes;
  for (const SuppressRule &suppressRule : registry.records()[0].suppressRules)
    passes.push_back(suppressRule.pass);
  EXPECT_THAT(passes, ElementsAre("a", "c"));
}

TEST(Registry, WhatOnlyAssertionsShowIsLiveWhereThereAreSome) {
  Registry registry;
  add(registry, recordText("X1", "crash", "asserts: true\n"));
  EXPECT_EQ(registry.isLive(0), mlirHasAssertions());
  EXPECT_EQ(registry.suppress(0), mlirHasAssertions());
}

TEST(Registry, LearnsPatternsButNoWholePasses) {
  Registry registry;
  registry.learn("miscompile", "canonicalize", "FoldX");
  registry.learn("miscompile", "sccp", "");
  ASSERT_EQ(registry.records().size(), 1u);
  const Record &learned = registry.records()[0];
  ASSERT_EQ(learned.recognised.size(), 1u);
  EXPECT_TRUE(learned.recognised[0].culprit.matches("canonicalize"));
  ASSERT_EQ(learned.suppressRules.size(), 1u);
  EXPECT_TRUE(learned.suppressRules[0].pattern.matches("FoldX"));
  EXPECT_FALSE(learned.suppressRules[0].pattern.matches("FoldY"));
  EXPECT_TRUE(registry.suppress(0));
}

TEST(Registry, PatternsThatWereFoundOftenAreKeptOffWhoeverAsks) {
  Registry registry;
  registry.learn("miscompile", "canonicalize", "FoldX");
  registry.suppressPattern("FoldY");
  ASSERT_EQ(registry.records().size(), 2u);
  EXPECT_TRUE(registry.records()[1].recognised.empty());
  {
    Registry::AsAsked asAsked(registry);
    EXPECT_FALSE(registry.suppress(0));
    EXPECT_TRUE(registry.suppress(1));
  }
  Registry other;
  other.adopt(registry.settings());
  ASSERT_EQ(other.records().size(), 2u);
  Registry::AsAsked asAsked(other);
  EXPECT_TRUE(other.suppress(1));

  registry.suppressNoPattern();
  EXPECT_FALSE(registry.suppress(1));
  Registry last;
  last.adopt(registry.settings());
  EXPECT_EQ(last.records().size(), 1u);
}

TEST(Registry, SettingsOfOneWithoutRecordsAreAdopted) {
  Registry registry, other;
  registry.setMode(KnownMode::Report);
  other.adopt(registry.settings());
  EXPECT_EQ(other.getMode(), KnownMode::Report);
}

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

/// The seeds, out of `count`, of paths on which the record suppresses nothing.
static std::set<uint64_t> enablingSeeds(Registry &registry, unsigned record,
                                        uint64_t count = 1600) {
  std::set<uint64_t> seeds;
  for (uint64_t seed = 0; seed < count; ++seed) {
    registry.startPath(seed);
    if (!registry.suppress(record))
      seeds.insert(seed);
  }
  return seeds;
}

TEST(Registry, TimeIsThatOfTheBugThatIsMet) {
  Registry registry;
  add(registry, recordText("X1") + recordText("X2"));
  auto timeOf = [&](unsigned record) {
    return registry.counts(record).time.count();
  };
  {
    Registry::Timed nothing(registry);
  }
  EXPECT_EQ(timeOf(0), 0);
  {
    Registry::Timed timed(registry);
    registry.noteHit(1);
  }
  EXPECT_EQ(timeOf(0), 0);
  EXPECT_GT(timeOf(1), 0);
  EXPECT_EQ(registry.hits(), 1u);
}

TEST(Registry, AvoidKeepsOffOnEachPath) {
  Registry registry;
  add(registry, recordText("X1"));
  EXPECT_EQ(registry.getMode(), KnownMode::Avoid);
  EXPECT_THAT(enablingSeeds(registry, 0), IsEmpty());
}

TEST(Registry, ReportKeepsOffNothing) {
  Registry registry;
  add(registry, recordText("X1"));
  registry.setMode(KnownMode::Report);
  EXPECT_EQ(enablingSeeds(registry, 0, 100).size(), 100u);
  EXPECT_THAT(registry.suppressedOfProgram(), IsEmpty());
}

TEST(Registry, MeetLiftsOnOnePathOfSixteen) {
  Registry registry;
  add(registry, recordText("X1"));
  registry.setMode(KnownMode::Meet);
  size_t share = enablingSeeds(registry, 0).size();
  EXPECT_GT(share, 60u);
  EXPECT_LT(share, 140u);
  EXPECT_EQ(registry.counts(0).enables, share);
  registry.startPath(std::nullopt); // a path that is no draw
  EXPECT_TRUE(registry.suppress(0));
}

TEST(Registry, ANewRecordLeavesOtherDrawsAlone) {
  Registry few, many;
  add(few, recordText("X1"));
  add(many, recordText("A1") + recordText("X1") + recordText("Z1"));
  few.setMode(KnownMode::Meet);
  many.setMode(KnownMode::Meet);
  std::set<uint64_t> seeds = enablingSeeds(few, 0);
  EXPECT_EQ(enablingSeeds(many, 1), seeds);
  EXPECT_NE(enablingSeeds(many, 0), seeds);
}

/// A seed that enables the record.
static uint64_t enablingSeed(Registry &registry, unsigned record) {
  std::set<uint64_t> seeds = enablingSeeds(registry, record);
  EXPECT_FALSE(seeds.empty());
  return seeds.empty() ? 0 : *seeds.begin();
}

TEST(Registry, OneRecordIsLiftedOnAPathAndStaysSo) {
  Registry registry;
  add(registry, recordText("X1") + recordText("X2"));
  registry.setMode(KnownMode::Meet);
  std::set<uint64_t> first = enablingSeeds(registry, 0),
                     second = enablingSeeds(registry, 1), both;
  for (uint64_t seed : first)
    if (second.contains(seed))
      both.insert(seed);
  ASSERT_FALSE(both.empty());
  registry.startPath(*both.begin());
  EXPECT_FALSE(registry.suppress(0));
  EXPECT_TRUE(registry.suppress(1));
  EXPECT_FALSE(registry.suppress(0));
  EXPECT_EQ(registry.enabled(), Ids{0});
  EXPECT_EQ(registry.suppressedOfPath(), Ids{1});
}

TEST(Registry, NothingIsLiftedOnceThePathIsBuilt) {
  Registry registry;
  add(registry, recordText("X1"));
  registry.setMode(KnownMode::Meet);
  uint64_t seed = enablingSeed(registry, 0);
  registry.startPath(seed);
  registry.settlePath();
  EXPECT_TRUE(registry.suppress(0));
  registry.startPath(seed);
  EXPECT_FALSE(registry.suppress(0));
  registry.settlePath();
  EXPECT_FALSE(registry.suppress(0)); // as it was built
}

TEST(Registry, OneOfSeveralIsLiftedOnlyIfNoOtherIsInTheWay) {
  Registry registry;
  add(registry, recordText("X1") + recordText("X2"));
  registry.setMode(KnownMode::Meet);
  uint64_t seed = enablingSeed(registry, 0);
  const unsigned both[] = {0, 1};
  registry.startPath(seed);
  EXPECT_TRUE(registry.suppress(both));
  EXPECT_THAT(registry.enabled(), IsEmpty());
  EXPECT_EQ(registry.suppressedOfPath(), (Ids{0, 1}));
  registry.setWithout("X2");
  registry.startPath(seed);
  EXPECT_FALSE(registry.suppress(both));
  EXPECT_EQ(registry.enabled(), Ids{0});
  // Two conditions of one record are no two records.
  const unsigned twice[] = {0, 0};
  registry.startPath(seed);
  EXPECT_FALSE(registry.suppress(twice));
}

TEST(Registry, WhatEndsTheProcessIsOnlyLiftedInACopyOfIt) {
  Registry registry, harmless;
  add(registry, recordText("X1", "crash") + recordText("X2", "hang") +
                    recordText("X3", "miscompile",
                               "recognised:\n  - kind: miscompile\n"
                               "    culprit: p\n  - kind: crash\n"
                               "    culprit: p\n"));
  add(harmless, recordText("X1"));
  registry.setMode(KnownMode::Meet);
  harmless.setMode(KnownMode::Meet);
  EXPECT_TRUE(registry.endsProcess(0));
  EXPECT_TRUE(registry.endsProcess(1));
  EXPECT_TRUE(registry.endsProcess(2));
  EXPECT_FALSE(harmless.endsProcess(0));
  EXPECT_THAT(enablingSeeds(registry, 0), IsEmpty());
  uint64_t seed = enablingSeed(harmless, 0);
  registry.startPath(seed);
  EXPECT_EQ(registry.wantsChild(), std::nullopt);
  EXPECT_TRUE(registry.suppress(0));
  EXPECT_EQ(registry.wantsChild(), 0u);
  EXPECT_THAT(registry.enabled(), IsEmpty());
  EXPECT_EQ(registry.counts(0).enables, 0u);
  // The copy builds the path again.
  registry.enableHere(0);
  EXPECT_FALSE(registry.suppress(0));
  registry.startPath(seed);
  EXPECT_EQ(registry.wantsChild(), std::nullopt);
}

TEST(Registry, AProgramMayLiftRecordsForAllOfItsPaths) {
  Registry registry;
  add(registry, recordText("X1") +
                    recordText("X2", "crash", "aliases: [X9]\n") +
                    recordText("X3"));
  registry.startProgram("X1, X9");
  for (uint64_t seed : {1, 2}) {
    registry.startPath(seed);
    EXPECT_FALSE(registry.suppress(0));
    EXPECT_FALSE(registry.suppress(1));
    EXPECT_TRUE(registry.suppress(2));
  }
  EXPECT_EQ(registry.idsOf(registry.enabled()), "X1, X2");
  registry.startProgram();
  EXPECT_TRUE(registry.suppress(0));
}

TEST(Registry, SetsOfLiftedRecordsHaveTheirOwnHash) {
  Registry registry;
  add(registry, recordText("X1") + recordText("X2"));
  std::set<uint64_t> hashes;
  for (const char *enabled : {"", "X1", "X2", "X1,X2"}) {
    registry.startProgram(enabled);
    hashes.insert(registry.enabledHash());
  }
  EXPECT_EQ(hashes.size(), 4u);
  EXPECT_TRUE(hashes.contains(0));
}

TEST(Registry, WhatIsAskedForIsDoneAsAsked) {
  Registry registry;
  add(registry, recordText("X1"));
  {
    Registry::AsAsked asked(registry);
    EXPECT_FALSE(registry.suppress(0));
  }
  EXPECT_THAT(registry.suppressedOfProgram(), IsEmpty());
  {
    Registry::AsAsked notAsked(registry, false);
    EXPECT_TRUE(registry.suppress(0));
  }
  EXPECT_EQ(registry.suppressedOfProgram(), Ids{0});
}

TEST(Registry, BehavioursAreReplacedWhereTheRecordSaysSo) {
  Registry registry;
  add(registry, recordText("X1", "miscompile",
                           "suppressed:\n"
                           "  - behaviour: always\n"
                           "  - behaviour: for-loops\n"
                           "    where: ['func.func']\n"));
  auto input = parseInput("func.func @f() { return }");
  ASSERT_TRUE(input);
  mlir::Operation *module = *input->module;
  mlir::Operation *function = &module->getRegion(0).front().front();
  EXPECT_FALSE(registry.replaces("something-else"));
  EXPECT_THAT(registry.suppressedOfProgram(), IsEmpty());
  EXPECT_TRUE(registry.replaces("always"));
  EXPECT_EQ(registry.suppressedOfProgram(), Ids{0});
  EXPECT_FALSE(registry.replaces("for-loops"));
  EXPECT_FALSE(registry.replaces("for-loops", module));
  EXPECT_TRUE(registry.replaces("for-loops", function));
  registry.startProgram("X1");
  EXPECT_FALSE(registry.replaces("always"));
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

TEST(Registry, WithoutSwitchesOffTheseRecordsAndNoOthers) {
  Registry registry;
  add(registry,
      recordText("X1") + recordText("X2", "miscompile", "aliases: [X9]\n"));
  EXPECT_THAT(registry.setWithout("X1, M999,X9"), ElementsAre("M999"));
  EXPECT_TRUE(registry.isWithout(0));
  EXPECT_FALSE(registry.suppress(0));
  EXPECT_FALSE(registry.suppress(1));
  EXPECT_TRUE(registry.isLive(0)); // the bug is there all the same
  EXPECT_THAT(registry.setWithout("X2"), IsEmpty());
  EXPECT_TRUE(registry.suppress(0));
  EXPECT_FALSE(registry.suppress(1));
  EXPECT_THAT(registry.setWithout(""), IsEmpty());
  EXPECT_TRUE(registry.suppress(1));
}

TEST(Registry, AStateSaysWhatIsLive) {
  Registry registry;
  add(registry,
      recordText("X1") + recordText("X2") +
          recordText("X3", "miscompile",
                     "fixed: [" + std::string(mlirVersion()) + "]\n") +
          recordText("X4"));
  EXPECT_EQ(registry.readState("# a comment\n\nmlir " + fingerprintOfMLIR() +
                                   "\nX1 fixed # looked at\nX2 changed\n"
                                   "X3 live\n",
                               "state.txt"),
            "");
  EXPECT_FALSE(registry.isLive(0));
  EXPECT_FALSE(registry.suppress(0));
  EXPECT_TRUE(registry.isLive(1));
  EXPECT_TRUE(registry.isLive(2));
  EXPECT_TRUE(registry.isLive(3)); // says its record
}

TEST(Registry, AStateThatDoesNotFitIsRefused) {
  Registry registry;
  add(registry, recordText("X1"));
  std::string here = "mlir " + fingerprintOfMLIR() + "\n";
  EXPECT_THAT(registry.readState(here + "X1 fixed\nM999 live\n", "s"),
              AllOf(StartsWith("s:3: "), HasSubstr("'M999'")));
  EXPECT_TRUE(registry.isLive(0)) << "what is refused sets nothing";
  EXPECT_THAT(registry.readState(here + "X1\n", "s"), StartsWith("s:2: "));
}

TEST(Registry, AStateOfAnotherBuildIsRefused) {
  Registry registry;
  add(registry, recordText("X1"));
  std::string version(mlirVersion());
  // Another version, and another build of this one.
  for (const std::string &build :
       {std::string("1.2.3"), version + ", build 00ff", version + ", 1 bytes"})
    EXPECT_THAT(registry.readState("\nmlir " + build + "\nX1 fixed\n", "s"),
                AllOf(StartsWith("s:2: "), HasSubstr("MLIR " + build),
                      HasSubstr(fingerprintOfMLIR()),
                      HasSubstr("scion known check -o")))
        << build;
  EXPECT_THAT(
      registry.readState("# nobody says\nX1 fixed\n", "s"),
      AllOf(StartsWith("s:2: no line"), HasSubstr("scion known check -o")));
  EXPECT_TRUE(registry.isLive(0));
}

TEST(Registry, AnotherProcessIsSetAsThisOneIs) {
  Registry registry, other;
  for (Registry *each : {&registry, &other})
    add(*each, recordText("X1") + recordText("X2") + recordText("X3") +
                   recordText("X4"));
  add(registry, recordText("OWN1") + recordText("X4", "hang"));
  registry.learn("miscompile", "canonicalize", "FoldX");
  registry.setWithout("X1");
  EXPECT_EQ(
      registry.readState("mlir " + fingerprintOfMLIR() + "\nX2 fixed\n", "s"),
      "");
  registry.startProgram("X3,OWN1");

  other.adopt(registry.settings());
  EXPECT_EQ(other.getMode(), KnownMode::Avoid);
  auto suppresses = [&](std::string_view id) {
    std::optional<unsigned> record = other.find(id);
    EXPECT_TRUE(record) << id;
    return record && other.suppress(*record);
  };
  EXPECT_FALSE(suppresses("X1"));   // without
  EXPECT_FALSE(suppresses("X2"));   // mended
  EXPECT_FALSE(suppresses("X3"));   // enabled
  EXPECT_FALSE(suppresses("OWN1")); // a record of the user's, enabled
  EXPECT_TRUE(suppresses("X4"));
  EXPECT_EQ(other.records()[*other.find("X4")].kind, BugKind::Hang);
  ASSERT_EQ(other.records().size(), 6u);
  EXPECT_TRUE(llvm::any_of(other.records(), [](const Record &record) {
    return !record.suppressRules.empty() &&
           record.suppressRules[0].pattern.text() == "FoldX";
  })) << "what was learned goes along";
}

TEST(Registry, AnotherProcessDrawsNothing) {
  Registry registry, other;
  add(registry, recordText("X1"));
  add(other, recordText("X1"));
  registry.setMode(KnownMode::Meet);
  other.adopt(registry.settings());
  EXPECT_EQ(other.getMode(), KnownMode::Avoid);
  registry.setMode(KnownMode::Report);
  other.adopt(registry.settings());
  EXPECT_EQ(other.getMode(), KnownMode::Report);
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

TEST(Registry, CountsPathsAndProgramsOnce) {
  Registry registry;
  add(registry, recordText("X1") + recordText("X2"));
  EXPECT_EQ(registry.statistics(), "");
  registry.startProgram();
  for (uint64_t path : {1, 2}) {
    registry.startPath(path);
    registry.suppress(0);
    registry.suppress(0);
  }
  registry.startProgram();
  registry.startPath(3);
  registry.suppress(0);
  registry.noteHit(1);
  registry.noteEnabled(1);
  EXPECT_EQ(registry.counts(0).paths, 3u);
  EXPECT_EQ(registry.counts(0).programs, 2u);
  EXPECT_EQ(registry.hits(), 1u);
  EXPECT_EQ(
      registry.statistics(),
      "scion: known bugs (avoid): 2 suppressed or hit, 1 "
      "paths enabled one, 1 findings recognised\n"
      "scion: known X2    suppressed in 0 programs, 0 paths; enabled on 1; 1 "
      "hits\n"
      "scion: known X1    suppressed in 2 programs, 3 paths; enabled on 0; 0 "
      "hits\n");
}

TEST(Registry, StatisticsNameThoseThatDidMost) {
  Registry registry;
  for (int i = 0; i < 10; ++i)
    add(registry, recordText("X" + std::to_string(i)));
  for (unsigned i = 0; i < 10; ++i)
    registry.suppress(i);
  EXPECT_THAT(registry.statistics(), HasSubstr("scion: known bugs: 2 more\n"));
  EXPECT_THAT(registry.statistics(/*withAll=*/true),
              AllOf(HasSubstr("known X9 "), testing::Not(HasSubstr("more"))));
}

TEST(Registry, ModesHaveNames) {
  for (KnownMode mode : {KnownMode::Avoid, KnownMode::Meet, KnownMode::Report})
    EXPECT_EQ(readKnownMode(toString(mode)), mode);
  EXPECT_EQ(readKnownMode("some"), std::nullopt);
}
