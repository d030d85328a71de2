//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Record.h"
#include "harness/known/PackedRecords.h"
#include "harness/known/Registry.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

static const std::string head = "title: something\nkind: miscompile\n";

static std::vector<Record> read(const std::string &text) {
  std::vector<std::string> problems;
  std::vector<Record> records = readRecords(text, "mine.yaml", problems);
  EXPECT_THAT(problems, IsEmpty()) << text;
  return records;
}

static std::vector<std::string> problemsOf(const std::string &text,
                                           std::string_view name = "mine.yaml",
                                           size_t expectedRecords = 0) {
  std::vector<std::string> problems;
  EXPECT_EQ(readRecords(text, name, problems).size(), expectedRecords) << text;
  return problems;
}

TEST(Record, HasAFileOfItsOwnOrSharesOne) {
  std::vector<Record> records =
      read("# Bugs of my own.\nid: X1\n" + head + "---\nid: X2\n" + head);
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].id, "X1");
  EXPECT_EQ(records[1].id, "X2");
}

TEST(Record, WhatIsWrongIsNamedWithItsLine) {
  EXPECT_THAT(problemsOf("id: X1\n" + head + "culprit: [cse]\n"),
              ElementsAre(AllOf(StartsWith("mine.yaml:4: "),
                                HasSubstr("unknown key 'culprit'"))));
  EXPECT_THAT(problemsOf(head),
              Contains(AllOf(StartsWith("mine.yaml:1: "), HasSubstr("'id'"))));
  EXPECT_THAT(problemsOf("id: ''\n" + head),
              ElementsAre(HasSubstr("a record needs an id")));
  EXPECT_THAT(problemsOf("id: X1\ntitle: something\nkind: bad-luck\n"),
              ElementsAre(StartsWith("mine.yaml:3: ")));
  EXPECT_THAT(problemsOf("id: [X1\n"), testing::Not(IsEmpty()));
}

TEST(Record, PathsAreKeptOffInOneWay) {
  std::string suppressRules = "id: X1\n" + head + "suppressed:\n";
  EXPECT_THAT(
      problemsOf(suppressRules + "  - pass: cse\n    move: loop.peel\n"),
      ElementsAre(AllOf(StartsWith("mine.yaml:5: "),
                        HasSubstr("one of pass, move, step, pattern "
                                  "and behaviour"))));
  EXPECT_THAT(problemsOf(suppressRules + "  - where: ['scf.for']\n"),
              ElementsAre(HasSubstr("one of pass")));
  EXPECT_THAT(
      problemsOf(suppressRules + "  - move: loop.peel\n    options: ['-']\n"),
      ElementsAre(HasSubstr("options are of a pass")));
}

TEST(Record, AGlobThatIsNoneIsNamed) {
  EXPECT_THAT(problemsOf("id: X1\n" + head +
                         "recognised:\n  - kind: crash\n    culprit: 'a[b'\n"),
              ElementsAre(StartsWith("mine.yaml:6: ")));
}

TEST(Record, AProblemIsToldWithTheFileThatOneCanEdit) {
  // As cmake/EmbedText.cmake makes one text of a folder.
  std::string text = "--- # X1.yaml\nid: X1\n" + head +
                     "--- # X2.yaml\nid: X2\n" + head + "nonsense: 1\n" +
                     "--- # X3.yaml\nid: X3\n" + head;
  EXPECT_THAT(problemsOf(text, "corpus/known", 2),
              ElementsAre(AllOf(StartsWith("corpus/known/X2.yaml:4: "),
                                HasSubstr("'nonsense'"))));
}

TEST(Record, RecordsOfOneFileMayBeAnnouncedInComments) {
  std::string text =
      "id: X1\n" + head + "--- # another\nid: X2\n" + head + "nonsense: 1\n";
  EXPECT_THAT(
      problemsOf(text, "mine.yaml", 1),
      ElementsAre(AllOf(StartsWith("mine.yaml:8: "), HasSubstr("'nonsense'"))));
}

TEST(Record, LegalDifferencesSayWhy) {
  std::vector<std::string> problems;
  std::vector<LegalDifference> legal = readLegalDifferences(
      "- because: Both are right.\n  recognised:\n    - kind: miscompile\n"
      "      pattern: SimplifyClones\n",
      "legal.yaml", problems);
  EXPECT_THAT(problems, IsEmpty());
  ASSERT_EQ(legal.size(), 1u);
  EXPECT_EQ(legal[0].because, "Both are right.");
  EXPECT_EQ(legal[0].recognised[0].pattern.text(), "SimplifyClones");
  readLegalDifferences("- recognised: []\n", "legal.yaml", problems);
  EXPECT_THAT(problems, ElementsAre(AllOf(StartsWith("legal.yaml:1: "),
                                          HasSubstr("'because'"))));
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static std::vector<std::string> textsOf(const std::vector<Glob> &globs) {
  std::vector<std::string> texts;
  texts.reserve(globs.size());
  for (const Glob &glob : globs)
    texts.push_back(glob.text());
  return texts;
}

static void expectSameVersions(const ForVersions &a, const ForVersions &b) {
  EXPECT_EQ(a.since, b.since);
  EXPECT_EQ(a.until, b.until);
}

static void expectSame(const Record &a, const Record &b) {
  EXPECT_EQ(a.id, b.id);
  SCOPED_TRACE(a.id);
  EXPECT_EQ(a.aliases, b.aliases);
  EXPECT_EQ(a.title, b.title);
  EXPECT_EQ(a.kind, b.kind);
  EXPECT_EQ(a.culprits, b.culprits);
  EXPECT_EQ(a.patterns, b.patterns);
  EXPECT_EQ(a.family, b.family);
  EXPECT_EQ(a.severity, b.severity);
  EXPECT_EQ(a.live, b.live);
  EXPECT_EQ(a.fixed, b.fixed);
  EXPECT_EQ(a.asserts, b.asserts);
  EXPECT_EQ(a.upstream, b.upstream);
  EXPECT_EQ(a.nearMisses, b.nearMisses);
  EXPECT_EQ(a.note, b.note);
  ASSERT_EQ(a.regressions.size(), b.regressions.size());
  for (size_t i = 0; i < a.regressions.size(); ++i) {
    EXPECT_EQ(a.regressions[i].program, b.regressions[i].program);
    EXPECT_EQ(a.regressions[i].through, b.regressions[i].through);
    EXPECT_EQ(a.regressions[i].shows, b.regressions[i].shows);
    expectSameVersions(a.regressions[i], b.regressions[i]);
  }
  ASSERT_EQ(a.recognised.size(), b.recognised.size());
  for (size_t i = 0; i < a.recognised.size(); ++i) {
    EXPECT_EQ(a.recognised[i].kind, b.recognised[i].kind);
    EXPECT_EQ(a.recognised[i].culprit.text(), b.recognised[i].culprit.text());
    EXPECT_EQ(a.recognised[i].pattern.text(), b.recognised[i].pattern.text());
    EXPECT_EQ(a.recognised[i].summary, b.recognised[i].summary);
    EXPECT_EQ(a.recognised[i].bucket, b.recognised[i].bucket);
    EXPECT_EQ(a.recognised[i].reason, b.recognised[i].reason);
    EXPECT_EQ(a.recognised[i].where, b.recognised[i].where);
    EXPECT_EQ(a.recognised[i].runs, b.recognised[i].runs);
    expectSameVersions(a.recognised[i], b.recognised[i]);
  }
  ASSERT_EQ(a.suppressRules.size(), b.suppressRules.size());
  for (size_t i = 0; i < a.suppressRules.size(); ++i) {
    EXPECT_EQ(a.suppressRules[i].pass, b.suppressRules[i].pass);
    EXPECT_EQ(textsOf(a.suppressRules[i].options),
              textsOf(b.suppressRules[i].options));
    EXPECT_EQ(a.suppressRules[i].move, b.suppressRules[i].move);
    EXPECT_EQ(a.suppressRules[i].step.text(), b.suppressRules[i].step.text());
    EXPECT_EQ(a.suppressRules[i].pattern.text(),
              b.suppressRules[i].pattern.text());
    EXPECT_EQ(a.suppressRules[i].behaviour, b.suppressRules[i].behaviour);
    EXPECT_EQ(a.suppressRules[i].where, b.suppressRules[i].where);
    expectSameVersions(a.suppressRules[i], b.suppressRules[i]);
  }
}

TEST(Record, ShippedOnesAreReadAsTheyAreWritten) {
  std::vector<std::string> problems;
  std::vector<Record> records =
      readRecords(shippedRecords(), "corpus/known", problems);
  EXPECT_THAT(problems, IsEmpty());
  EXPECT_GT(records.size(), 200u);
  for (const Record &record : records) {
    std::string text = writeRecord(record);
    std::vector<Record> again = read(text);
    ASSERT_EQ(again.size(), 1u) << text;
    expectSame(record, again[0]);
  }
}

TEST(Record, ShippedOnesAreCompiledInAsTheyAreWritten) {
  std::vector<std::string> problems;
  std::vector<Record> written =
      readRecords(shippedRecords(), "corpus/known", problems);
  std::vector<Record> packed = unpackRecords(packedRecords());
  ASSERT_EQ(packed.size(), written.size());
  for (size_t i = 0; i < packed.size(); ++i) {
    expectSame(packed[i], written[i]);
    EXPECT_EQ(writeRecord(packed[i]), writeRecord(written[i]));
  }
}

TEST(Record, IsWrittenAsAFileHoldsIt) {
  std::vector<Record> records =
      read("id: X1\n" + head +
           "recognised:\n  - kind: crash\n    culprit: '*-to-llvm{a=[12]}'\n"
           "suppressed:\n  - pass: cse\n    options: ['-', '*x=1*']\n"
           "    where: ['@a.predicate', '*:tensor']\n"
           "note: 'Two lines: the first\n\n  and the second'\n");
  ASSERT_EQ(records.size(), 1u);
  std::string text = writeRecord(records[0]);
  EXPECT_THAT(text, StartsWith("id: "));
  std::vector<Record> again = read(text);
  ASSERT_EQ(again.size(), 1u) << text;
  expectSame(records[0], again[0]);
}
