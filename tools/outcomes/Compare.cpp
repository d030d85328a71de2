//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares runs, and describes the changes.
//
//===----------------------------------------------------------------------===//

#include "tools/outcomes/Compare.h"

#include "base/JUnit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <tuple>

using namespace scion;
using namespace scion::outcomes;

static constexpr Group allGroups[] = {
    Group::Regression,       Group::Refused,        Group::Mended,
    Group::Accepted,         Group::OtherwiseWrong, Group::LegalDifference,
    Group::UnreadableSyntax, Group::UnknownOption,  Group::Own};

const char *outcomes::toString(Group group) {
  switch (group) {
  case Group::Regression:
    return "regression";
  case Group::Refused:
    return "refused";
  case Group::Mended:
    return "mended";
  case Group::Accepted:
    return "accepted";
  case Group::OtherwiseWrong:
    return "otherwise-wrong";
  case Group::LegalDifference:
    return "legal-difference";
  case Group::UnreadableSyntax:
    return "unreadable-syntax";
  case Group::UnknownOption:
    return "unknown-option";
  case Group::Own:
    return "interpreter";
  }
  return "";
}

bool outcomes::isFailure(Group group) {
  return group == Group::Regression || group == Group::Refused;
}

/// Whether the ending is a bug of the compiler, not of the pipeline.
static bool isBug(Ended ended) {
  return ended == Ended::Crashed || ended == Ended::Invalid ||
         ended == Ended::Endless;
}

static std::string wordsOf(const PipelineRun &run) {
  std::string words = toString(run.ended);
  llvm::StringRef first = llvm::StringRef(run.words).split('\n').first;
  return first.empty() ? words : words + ": " + first.take_front(160).str();
}

static std::string wordsOf(const PassVerdict &verdict) {
  return verdict.kind == PassVerdict::Refuted ? "wrong: " + verdict.words
                                              : "right";
}

std::optional<Change> outcomes::compare(const PipelineRun &before,
                                        const PipelineRun &now) {
  auto change = [&](Group group, size_t at, const std::string &old,
                    const std::string &fresh) {
    Change made{group, "", old + " -> " + fresh, "", 0, at, {}, ""};
    at = std::min(at, now.passes.size() - 1);
    if (group != Group::UnreadableSyntax && group != Group::Own)
      made.pass = now.passes[at];
    made.passes.assign(now.passes.begin(), now.passes.begin() + at + 1);
    return made;
  };
  if (now.ended == Ended::Unparsed)
    return before.ended == Ended::Unparsed
               ? std::nullopt
               : std::optional(change(Group::UnreadableSyntax, 0,
                                      wordsOf(before), wordsOf(now)));
  if (before.start != now.start)
    return change(Group::Own, 0, before.start, now.start);
  // The first pass after which the verdicts differ.
  size_t both = std::min(before.verdicts.size(), now.verdicts.size());
  for (size_t i = 0; i < both; ++i) {
    const PassVerdict &old = before.verdicts[i], &fresh = now.verdicts[i];
    if (old.kind == PassVerdict::Unknown ||
        fresh.kind == PassVerdict::Unknown ||
        (old.shown == fresh.shown && old.kind == fresh.kind))
      continue;
    Group group = old.kind == fresh.kind ? (old.kind == PassVerdict::Refuted
                                                ? Group::OtherwiseWrong
                                                : Group::LegalDifference)
                  : fresh.kind == PassVerdict::Refuted ? Group::Regression
                                                       : Group::Mended;
    return change(group, i, wordsOf(old), wordsOf(fresh));
  }
  if (before.ended == now.ended && before.at == now.at)
    return std::nullopt;
  // The run that ends at an earlier pass shows the change.
  size_t first = before.ended == Ended::Finished ? now.at
                 : now.ended == Ended::Finished  ? before.at
                                                 : std::min(before.at, now.at);
  bool isOld = before.ended != Ended::Finished && before.at == first,
       isNew = now.ended != Ended::Finished && now.at == first;
  Group group = Group::Refused;
  if (isNew && now.ended == Ended::Unknown)
    group = Group::UnknownOption;
  else if (isNew && isBug(now.ended))
    group = isOld && isBug(before.ended) ? Group::OtherwiseWrong
                                         : Group::Regression;
  else if (isOld && isBug(before.ended))
    group = Group::Mended;
  else if (isOld && isNew)
    return std::nullopt; // both refuse
  else if (isOld)
    group = Group::Accepted;
  return change(group, first, isOld ? wordsOf(before) : "accepted",
                isNew ? wordsOf(now) : "accepted");
}

namespace {
/// Changes of one kind by one pass.
struct Row {
  Group group;
  std::string pass, known;
  std::vector<const Change *> changes;
};
} // namespace

static std::vector<Row> rowsOf(const Comparison &comparison) {
  std::map<std::tuple<Group, std::string, std::string>, Row> rows;
  for (const Change &change : comparison.changes) {
    // Count a pass with different options as one pass.
    std::string pass = llvm::StringRef(change.pass).split('{').first.str();
    pass += std::string(llvm::StringRef(pass).count('('), ')');
    pass = llvm::StringRef(pass).rtrim(')').str() +
           std::string(llvm::StringRef(pass).count('('), ')');
    Row &row = rows[{change.group, pass, change.known}];
    row.group = change.group;
    row.pass = pass;
    row.known = change.known;
    row.changes.push_back(&change);
  }
  std::vector<Row> list;
  list.reserve(rows.size());
  for (auto &[key, row] : rows)
    list.push_back(std::move(row));
  return list;
}

static std::map<Group, uint64_t> countsOf(const Comparison &comparison) {
  std::map<Group, uint64_t> counts;
  for (const Change &change : comparison.changes)
    ++counts[change.group];
  return counts;
}

static std::string pipelineOf(const Change &change) {
  return "builtin.module(" + llvm::join(change.passes, ",") + ")";
}

std::string outcomes::comparisonText(const Comparison &comparison) {
  std::string text = "scion outcomes: MLIR " + comparison.before + " -> " +
                     comparison.now + "\n  " + std::to_string(comparison.runs) +
                     " runs, " + std::to_string(comparison.same) +
                     " as before; the interpreter judged " +
                     std::to_string(comparison.judged) + " passes\n";
  std::map<Group, uint64_t> counts = countsOf(comparison);
  for (Group group : allGroups)
    if (counts[group])
      text += llvm::formatv("  {0,-18}{1,6}\n", toString(group), counts[group]);
  for (const Row &row : rowsOf(comparison)) {
    const Change &first = *row.changes.front();
    text += "\n" + std::string(toString(row.group)) + ": " +
            (row.pass.empty() ? "(no pass)" : row.pass) + ", " +
            std::to_string(row.changes.size()) +
            (row.changes.size() == 1 ? " run" : " runs") +
            (row.known.empty() ? "" : " (known: " + row.known + ")") + "\n  " +
            first.program + ": " + first.words + "\n  " + pipelineOf(first) +
            "\n";
  }
  return text;
}

std::string outcomes::comparisonJson(const Comparison &comparison) {
  llvm::json::Array changes;
  bool hasFailed = false;
  for (const Change &change : comparison.changes) {
    hasFailed |= isFailure(change.group);
    changes.push_back(
        llvm::json::Object{{"group", toString(change.group)},
                           {"pass", change.pass},
                           {"known", change.known},
                           {"program", change.program},
                           {"pipeline", pipelineOf(change)},
                           {"words", llvm::json::fixUTF8(change.words)}});
  }
  llvm::json::Object counts;
  for (const auto &[group, count] : countsOf(comparison))
    counts[toString(group)] = count;
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::formatv("{0:2}", llvm::json::Value(llvm::json::Object{
                                    {"verdict", hasFailed ? "failed" : "fine"},
                                    {"before", comparison.before},
                                    {"now", comparison.now},
                                    {"runs", comparison.runs},
                                    {"same", comparison.same},
                                    {"judged", comparison.judged},
                                    {"groups", std::move(counts)},
                                    {"changes", std::move(changes)}}))
      << '\n';
  return text;
}

std::string outcomes::comparisonJUnit(const Comparison &comparison) {
  std::string cases;
  unsigned tests = 0, failed = 0;
  for (const Row &row : rowsOf(comparison)) {
    ++tests;
    cases += "    <testcase classname=\"scion.outcomes\" name=\"" +
             xmlText(std::string(toString(row.group)) + " " + row.pass) +
             "\">\n";
    if (isFailure(row.group)) {
      ++failed;
      const Change &first = *row.changes.front();
      cases += "      <failure message=\"" + xmlText(first.words) + "\">" +
               xmlText(first.program + "\n" + pipelineOf(first)) +
               "</failure>\n";
    }
    cases += "    </testcase>\n";
  }
  return junitReport("name=\"scion outcomes\" tests=\"" +
                         std::to_string(tests) + "\" failures=\"" +
                         std::to_string(failed) + "\"",
                     cases);
}
