//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/KnownBugs.h"

#include "harness/oracle/Finding.h"

using namespace scion;

static std::string_view takeWord(std::string_view &text) {
  size_t start = text.find_first_not_of(" \t");
  if (start == text.npos)
    return text = {};
  text = text.substr(start);
  size_t end = text.find_first_of(" \t");
  std::string_view word = text.substr(0, end);
  text = end == text.npos ? std::string_view() : text.substr(end);
  return word;
}

/// A glob holds at most one `*`, which stands for any text.
static bool matches(std::string_view glob, std::string_view text) {
  size_t star = glob.find('*');
  if (star == glob.npos)
    return glob == text;
  std::string_view before = glob.substr(0, star), after = glob.substr(star + 1);
  return text.size() >= before.size() + after.size() &&
         text.starts_with(before) && text.ends_with(after);
}

std::vector<std::string> KnownBugs::add(std::string_view text,
                                        std::string_view name) {
  std::vector<std::string> problems;
  unsigned number = 0;
  while (!text.empty()) {
    size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == text.npos ? std::string_view() : text.substr(end + 1);
    ++number;
    Entry entry;
    entry.line = number;
    std::string_view rest = line;
    entry.kind = takeWord(rest);
    if (entry.kind.empty() || entry.kind.starts_with('#'))
      continue;
    entry.culprit = takeWord(rest);
    entry.pattern = takeWord(rest);
    size_t open = rest.find('"');
    size_t close = rest.find('"', open + 1);
    size_t hash = rest.find('#', close);
    if (entry.culprit.empty() || entry.pattern.empty() || open == rest.npos ||
        close == rest.npos || hash == rest.npos) {
      problems.push_back(std::string(name) + ":" + std::to_string(number) +
                         ": a known bug is `kind culprit pattern \"part of "
                         "the summary\" # why`");
      continue;
    }
    entry.part = rest.substr(open + 1, close - open - 1);
    entry.why = rest.substr(hash + 1);
    list.push_back(std::move(entry));
  }
  return problems;
}

bool KnownBugs::absorb(const Finding &finding) {
  for (Entry &entry : list) {
    if (entry.kind != toString(finding.kind) ||
        !matches(entry.culprit, finding.culprit))
      continue;
    if (entry.pattern != "-" && !matches(entry.pattern, finding.pattern))
      continue;
    if (finding.summary.find(entry.part) == finding.summary.npos)
      continue;
    ++entry.hits;
    return true;
  }
  return false;
}

void KnownBugs::learn(const Finding &finding) {
  if (!finding.pattern.empty())
    list.push_back({std::string(toString(finding.kind)), finding.culprit,
                    finding.pattern, "", "found before in this run", 0});
}

std::string KnownBugs::statistics() const {
  std::string text;
  for (const Entry &entry : list)
    if (entry.hits)
      text += entry.kind + " " + entry.culprit + " " + entry.pattern + ": " +
              std::to_string(entry.hits) + "\n";
  return text;
}

KnownBugs &scion::knownBugs() {
  static KnownBugs *known = [] {
    auto *shipped = new KnownBugs;
    shipped->add(shippedKnownBugs(), "corpus/known-bugs.txt");
    return shipped;
  }();
  return *known;
}
