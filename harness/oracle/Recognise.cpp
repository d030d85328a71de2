//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Recognise.h"

#include "harness/known/Registry.h"
#include "harness/known/Selectors.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <tuple>

using namespace scion;

/// "pass{options}" of "func.func(pass{options})".
static std::string_view innerStep(std::string_view step) {
  size_t brace = step.find('{'), open = step.find('(');
  if (open == step.npos || open > brace)
    return step;
  return step.substr(open + 1, step.rfind(')') - open - 1);
}

/// The interpreter may report a miscompile as a mismatch.
static bool fitsKind(const Recognition &recognition, FindingKind kind) {
  return recognition.kind == toString(kind) ||
         (kind == FindingKind::ReferenceMismatch &&
          recognition.kind == toString(FindingKind::Miscompile));
}

static bool fitsWords(const Recognition &recognition, const Finding &finding) {
  return fitsKind(recognition, finding.kind) &&
         (recognition.reason.empty() ||
          recognition.reason == toString(finding.reason)) &&
         finding.summary.find(recognition.summary) != finding.summary.npos;
}

/// Compares the family only: the anchor and the options of the pass seldom
/// matter.
static bool fitsBucket(const Recognition &recognition, const Finding &finding) {
  if (recognition.bucket.empty())
    return true;
  BucketKey bucket = bucketOf(finding);
  bucket.known.clear();
  return bucket.family() == recognition.bucket;
}

static bool fits(const Recognition &recognition, const Finding &finding) {
  if (!fitsWords(recognition, finding) ||
      (!recognition.culprit.matches(finding.culprit) &&
       (finding.step.empty() ||
        (!recognition.culprit.matches(finding.step) &&
         !recognition.culprit.matches(innerStep(finding.step))))) ||
      !recognition.pattern.matches(finding.pattern) ||
      !fitsBucket(recognition, finding))
    return false;
  auto oneHolds = [&](const std::vector<std::string> &selectors) {
    return selectors.empty() ||
           llvm::any_of(selectors, [&](const std::string &selector) {
             return llvm::any_of(finding.inputKinds,
                                 [&](std::string_view kind) {
                                   return selects(selector, kind);
                                 });
           });
  };
  return oneHolds(recognition.where) && oneHolds(recognition.runs);
}

void scion::noteInput(Finding &finding, const PathStep &step,
                      std::vector<std::string> kinds) {
  finding.step = step.pipeline;
  finding.inputKinds = kindsGiven(step, std::move(kinds));
}

std::vector<std::string> scion::kindsGiven(const PathStep &step,
                                           std::vector<std::string> kinds) {
  llvm::StringRef rest = step.schedule;
  static constexpr llvm::StringRef dialect = "transform.";
  for (size_t at; (at = rest.find(dialect)) != rest.npos;) {
    llvm::StringRef op = rest.drop_front(at).take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    // Types have an exclamation mark.
    if (at == 0 || rest[at - 1] != '!')
      kinds.push_back(op.str());
    rest = rest.drop_front(at + op.size());
  }
  return kinds;
}

static bool fitsAny(const Finding &finding,
                    const std::vector<Recognition> &all) {
  return llvm::any_of(all, [&](const Recognition &recognition) {
    return fits(recognition, finding);
  });
}

/// How specific an entry is. Conditions on the finding (its pattern, its
/// message) count for more than conditions on the program.
static unsigned asksFor(const Recognition &recognition) {
  llvm::StringRef culprit = recognition.culprit.text();
  bool isAny = culprit.empty() || culprit == "*";
  return 2 * culprit.contains('{') + !isAny +
         (!isAny && !culprit.contains('*')) + 2 * !recognition.pattern.empty() +
         2 * !recognition.bucket.empty() + 2 * !recognition.summary.empty() +
         2 * !recognition.reason.empty() + !recognition.where.empty() +
         !recognition.runs.empty();
}

/// How specific the most specific entry is that fits.
static unsigned closeness(const Finding &finding, const Record &record) {
  unsigned most = 0;
  for (const Recognition &recognition : record.recognised)
    if (fits(recognition, finding))
      most = std::max(most, asksFor(recognition));
  return most;
}

bool scion::fitsRecord(const Finding &finding, const Record &record) {
  return fitsAny(finding, record.recognised);
}

std::optional<unsigned> scion::recognise(const Finding &finding,
                                         const Registry &registry) {
  std::optional<unsigned> found;
  for (unsigned i = 0; i < registry.records().size(); ++i) {
    if (registry.isWithout(i) || !fitsRecord(finding, registry.records()[i]))
      continue;
    // A record that was enabled comes first; then one that this MLIR has; then
    // the most specific.
    auto rank = [&](unsigned record) {
      return std::tuple(registry.enabled().contains(record),
                        registry.isLive(record),
                        closeness(finding, registry.records()[record]));
    };
    if (!found || rank(i) > rank(*found))
      found = i;
  }
  if (found)
    return found;
  for (const LegalDifference &difference : registry.legalDifferences())
    if (fitsAny(finding, difference.recognised))
      return Registry::isLegal;
  return std::nullopt;
}

bool scion::absorb(Finding &finding, bool isAsked) {
  Registry &registry = Registry::global();
  std::optional<unsigned> record = recognise(finding, registry);
  if (!record)
    return false;
  if (*record == Registry::isLegal) {
    registry.noteSuppressed(*record);
    return true;
  }
  registry.noteHit(*record);
  finding.known = registry.records()[*record].id;
  for (unsigned i = 0; i < registry.records().size(); ++i)
    if (i != *record && !registry.isWithout(i) && registry.isLive(i) &&
        fitsRecord(finding, registry.records()[i]))
      finding.knownToo.push_back(registry.records()[i].id);
  // Report a bug that this MLIR should no longer have: it has come back, or a
  // new bug looks like it.
  if (!registry.isLive(*record) || isAsked ||
      registry.getMode() == KnownMode::Report)
    return false;
  registry.noteSuppressed(*record);
  return true;
}

/// Whether the entry recognises findings by their message alone.
static bool goesByWords(const Recognition &recognition) {
  return recognition.culprit.text() == "*" && recognition.pattern.empty() &&
         !recognition.summary.empty();
}

bool scion::absorbEnabled(const Finding &finding) {
  Registry &registry = Registry::global();
  if (registry.getMode() == KnownMode::Report)
    return false;
  for (unsigned record : registry.enabled())
    if (llvm::any_of(registry.records()[record].recognised,
                     [&](const Recognition &recognition) {
                       return goesByWords(recognition) &&
                              fitsWords(recognition, finding);
                     })) {
      registry.noteHit(record);
      registry.noteSuppressed(record);
      return true;
    }
  return false;
}

static void (*findingKeeper)(const Finding &) = nullptr;

void scion::setFindingKeeper(void (*keep)(const Finding &)) {
  findingKeeper = keep;
}

void scion::reportAndLearn(const Finding &finding) {
  if (findingKeeper)
    return findingKeeper(finding);
  if (reportAndGoOn(finding))
    Registry::global().learn(toString(finding.kind), finding.culprit,
                             finding.pattern);
}
