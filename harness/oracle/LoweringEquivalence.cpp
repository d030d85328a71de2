//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/LoweringEquivalence.h"

#include "base/FeatureMap.h"
#include "harness/input/Cost.h"
#include "harness/input/Registration.h"
#include "harness/oracle/LoweringCheck.h"

#include "mlir/Pass/PassRegistry.h"

using namespace scion;

std::string scion::setEveryPath(LoweringOptions &options,
                                std::string_view pipeline) {
  std::string error;
  options.everyPath = splitPipeline(pipeline, error);
  globalRegistry(); // and with it all passes
  for (const PathStep &step : options.everyPath)
    if (!mlir::PassInfo::lookup(step.pass))
      error = "every-path: there is no pass '" + step.pass + "'";
  return error;
}

std::string_view scion::toString(LoweringVerdict::Kind kind) {
  switch (kind) {
  case LoweringVerdict::Kind::OutOfScope:
    return "out-of-scope";
  case LoweringVerdict::Kind::NotLowered:
    return "not-lowered";
  case LoweringVerdict::Kind::Poisoned:
    return "poisoned";
  case LoweringVerdict::Kind::NoComparison:
    return "no-comparison";
  case LoweringVerdict::Kind::Agree:
    return "agree";
  case LoweringVerdict::Kind::Found:
    return "finding";
  }
  return "";
}

/// Adds the missing suppressions, and takes the larger number of findings.
static void addSuppressed(std::vector<Suppression> &to,
                          const std::vector<Suppression> &from) {
  for (const Suppression &each : from) {
    auto same = std::find_if(to.begin(), to.end(), [&](const Suppression &one) {
      return one.id == each.id;
    });
    if (same == to.end()) {
      to.push_back(each);
      continue;
    }
    same->isSuppressed |= each.isSuppressed;
    same->findings = std::max(same->findings, each.findings);
  }
}

LoweringVerdict scion::checkLowering(ParsedInput &input,
                                     const LoweringOptions &options) {
  CostScope cost(Cost::Harness);
  LoweringVerdict verdict;
  // Judge a path that a person asks for with fewer observations, too: a print
  // of a value may keep a pass from its wrong rewrite.
  bool isAskedFor =
      !options.through.empty() || input.directives.get("through").has_value();
  mlir::OwningOpRef<mlir::ModuleOp> original;
  if (isAskedFor && options.prepare.observe && options.unobservedToo)
    original = input.module->clone();
  LoweringCheck(input, options, verdict).run();
  if (original && verdict.kind != LoweringVerdict::Kind::Found) {
    input.module = std::move(original);
    LoweringOptions less = options;
    less.prepare.observe = false;
    LoweringVerdict second;
    LoweringCheck(input, less, second).run();
    // The suppressions of the first run are part of the answer, whichever is
    // returned.
    addSuppressed(verdict.suppressed, second.suppressed);
    addSuppressed(second.suppressed, verdict.suppressed);
    if (second.kind == LoweringVerdict::Kind::Found) {
      second.finding->details +=
          "it shows without Scion's observations only (--no-observe)\n";
      verdict = std::move(second);
    } else if (second.kind == LoweringVerdict::Kind::Agree) {
      if (verdict.kind == LoweringVerdict::Kind::NoComparison)
        verdict = std::move(second);
      else
        verdict.comparisons += second.comparisons;
    }
  }
  // The verdict and its reasons are features for the fuzzer.
  noteFeature(FeatureKind::Outcome, toString(verdict.kind));
  noteFeature(FeatureKind::Outcome,
              LoweringStatistics::classOf(verdict.reason));
  for (const auto &[why, count] : verdict.uncompared)
    noteFeature(FeatureKind::Outcome, why);
  return verdict;
}
