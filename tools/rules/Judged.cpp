//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion rules list --judged`: lists how the results of each pass are judged,
// by the counts of a survey instead of the role of the pass.
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassRules.h"
#include "tools/Tool.h"
#include "tools/rules/Rules.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <cstdio>
#include <map>

using namespace scion;

/// A pass counts as judged if at least this many of its effects have a verdict.
static constexpr uint64_t enoughVerdicts = 20;

namespace {
struct Verdicts {
  uint64_t effects = 0, interpreted = 0, executed = 0;
};
} // namespace

/// Reads what `scion survey --verdicts` wrote; false if it is something else.
static bool readVerdicts(llvm::StringRef text,
                         llvm::StringMap<Verdicts> &verdicts) {
  llvm::SmallVector<llvm::StringRef> lines, words;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    if (line.starts_with("#"))
      continue;
    words.clear();
    line.split(words, ' ');
    Verdicts of;
    if (words.size() != 4 || words[1].getAsInteger(10, of.effects) ||
        words[2].getAsInteger(10, of.interpreted) ||
        words[3].getAsInteger(10, of.executed)) {
      std::fprintf(stderr,
                   "scion rules list: '%s' is no line of `scion survey "
                   "--verdicts`\n",
                   line.str().c_str());
      return false;
    }
    Verdicts &sum = verdicts[words[0]]; // of several surveys
    sum.effects += of.effects;
    sum.interpreted += of.interpreted;
    sum.executed += of.executed;
  }
  return true;
}

int scion::listJudged(const std::string &file) {
  std::optional<std::string> text = readInput(file);
  llvm::StringMap<Verdicts> verdicts;
  if (!text || !readVerdicts(*text, verdicts))
    return exitUsage;
  std::map<std::string, unsigned> sums;
  for (const RegisteredPass &pass : registeredPasses()) {
    Verdicts of = verdicts.lookup(pass.name);
    const PassRule *rule = RuleTable::global().find(pass.name);
    const char *how = of.executed >= enoughVerdicts      ? "execution"
                      : of.interpreted >= enoughVerdicts ? "interpretation"
                      : rule && rule->never              ? "nothing"
                                                         : "crash-validity";
    std::string why;
    if (!rule || rule->role == PassRole::Excluded)
      why = rule ? rule->because : "it runs neither on modules nor functions";
    else if (how == llvm::StringRef("crash-validity"))
      why = "fewer than " + std::to_string(enoughVerdicts) + " verdicts";
    ++sums[how];
    std::printf("%-14s %-45s %7llu effects %7llu interpreted %7llu executed%s"
                "\n",
                how, pass.name.c_str(), (unsigned long long)of.effects,
                (unsigned long long)of.interpreted,
                (unsigned long long)of.executed,
                why.empty() ? "" : ("  # " + why).c_str());
  }
  std::printf("%zu passes:", registeredPasses().size());
  const char *separator = " ";
  for (const auto &[how, count] : sums) {
    std::printf("%s%u by %s", separator, count, how.c_str());
    separator = ", ";
  }
  std::printf("\n");
  return exitFine;
}
