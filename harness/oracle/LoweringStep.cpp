//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringStep.h"

#include "harness/lowering/PassRules.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/KnownBugs.h"
#include "harness/oracle/Message.h"

using namespace scion;

Finding scion::invalidIRFinding(const PathStep &step,
                                const std::string &message) {
  return {FindingKind::InvalidIR,
          step.pass,
          "",
          "the pass succeeds and leaves invalid IR: " +
              withoutAddresses(withoutPlace(message)),
          "",
          {}};
}

bool scion::isKnownInvalidIR(const PathStep &step, const std::string &message) {
  return knownBugs().absorb(invalidIRFinding(step, message));
}

/// Bugs that a path steps around; the rest (round-trip …) is not about paths.
static bool isAboutPaths(const KnownBugs::Entry &entry) {
  return entry.kind == "crash" || entry.kind == "miscompile" ||
         entry.kind == "hang";
}

static bool matches(std::string_view glob, std::string_view text) {
  if (glob.ends_with('*'))
    return text.starts_with(glob.substr(0, glob.size() - 1));
  return glob == text;
}

bool scion::isAvoided(const PathStep &step) {
  std::string_view inner = step.pipeline;
  if (size_t open = inner.find('('); open != inner.npos)
    inner = inner.substr(open + 1, inner.rfind(')') - open - 1);
  for (const KnownBugs::Entry &entry : knownBugs().entries())
    if (isAboutPaths(entry) && entry.pattern == "-" && entry.part.empty() &&
        (matches(entry.culprit, step.pass) || matches(entry.culprit, inner) ||
         matches(entry.culprit, step.pipeline)))
      return true;
  return false;
}

/// Without a pattern of a conversion, programs may not come down to LLVM at all
/// (M31: masked transfers): its wrong results are absorbed as known instead.
static bool isNeeded(const KnownBugs::Entry &entry) {
  const PassRule *rule = RuleTable::global().find(entry.culprit);
  return entry.kind == "miscompile" && rule &&
         rule->role == PassRole::Conversion;
}

std::vector<std::string> scion::avoidedPatterns() {
  std::vector<std::string> patterns;
  for (const KnownBugs::Entry &entry : knownBugs().entries())
    if (isAboutPaths(entry) && entry.pattern != "-" && !isNeeded(entry))
      patterns.push_back(entry.pattern);
  return patterns;
}
