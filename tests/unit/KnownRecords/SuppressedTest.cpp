//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nothing is suppressed in silence: the verdict on the program of a recorded
// miscompile names the record, as the known bug that it reports or among what
// it suppressed.
//
//===----------------------------------------------------------------------===//

#include "base/process/Fork.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/LoweringEquivalence.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>

using namespace scion;

static std::string programNamed(const std::string &name) {
  std::ifstream stream(std::filesystem::path(SCION_SOURCE_DIR) /
                           "corpus/regressions" / name,
                       std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

static bool names(const std::vector<Suppression> &suppressed,
                  const std::string &id) {
  return llvm::any_of(suppressed,
                      [&](const Suppression &each) { return each.id == id; });
}

/// Judges the program along at most so many paths, until the record is named;
/// or along the pipeline that shows the bug, as if a person asked for it.
static LoweringVerdict judge(const Record &record, const std::string &text,
                             unsigned paths, const std::string &through = "") {
  std::optional<ParsedInput> input = parseInput(text);
  if (!input)
    return {};
  LoweringOptions options;
  options.paths = paths;
  std::string error;
  options.through = splitPipeline(through, error);
  for (PathStep &step : options.through)
    step.isAsked = true;
  options.isEnough = [&] {
    return names(Registry::global().suppressed(), record.id);
  };
  return checkLowering(*input, options);
}

static bool names(const LoweringVerdict &verdict, const std::string &id) {
  return names(verdict.suppressed, id) ||
         (verdict.finding &&
          (verdict.finding->known == id ||
           llvm::is_contained(verdict.finding->knownToo, id)));
}

/// Judges in a copy of the process, because passes crash on some paths; a crash
/// names nothing. Prints the verdict if it does not name the record.
static bool isNamed(const Record &record, const std::string &text,
                    unsigned paths, const std::string &through = "") {
  process::ForkSetup setup;
  setup.errors = process::ForkSetup::inherited;
  pid_t copy = process::forkFunction(setup, [&] {
    LoweringVerdict verdict = judge(record, text, paths, through);
    if (names(verdict, record.id))
      return;
    llvm::errs() << record.id << ": " << toString(verdict.kind) << " "
                 << verdict.reason << tellSuppressed(verdict.suppressed)
                 << "\n";
    _exit(1);
  });
  rusage usage;
  return process::reap(copy, usage) == 0;
}

/// Records whose program shows nothing that a verdict could depend on.
struct Unnamed {
  std::string_view record, why;
  unsigned until = ~0u; // version of MLIR
};
static constexpr Unnamed unnamed[] = {
    {"M44", "out of scope: the program has a parallel loop with a race"},
    {"M89", "not lowered: M30, which is named, suppresses the pass for both",
     22},
    {"M95", "reconditioning copies what bufferization.to_buffer gives"},
};

TEST(Suppressed, TheVerdictOnTheProgramOfAMiscompileNamesTheRecord) {
  Registry &registry = Registry::global();
  registry.setMode(KnownMode::Avoid);
  unsigned judged = 0;
  for (unsigned i = 0; i < registry.records().size(); ++i) {
    const Record &record = registry.records()[i];
    if (record.kind != BugKind::Miscompile || !registry.isLive(i))
      continue;
    for (const Regression &regression : record.regressions) {
      if (!regression.isFor(LLVM_VERSION_MAJOR) || !regression.shows.empty())
        continue;
      std::string text = programNamed(regression.program);
      // If none of these paths drew the pass, the record suppressed nothing.
      bool isShown = isNamed(record, text, 60) ||
                     (!regression.through.empty() &&
                      isNamed(record, text, 1, regression.through));
      ++judged;
      bool isException = llvm::any_of(unnamed, [&](const Unnamed &each) {
        return each.record == record.id && LLVM_VERSION_MAJOR <= each.until;
      });
      EXPECT_NE(isShown, isException)
          << record.id << ", " << regression.program;
      break;
    }
  }
  EXPECT_GT(judged, 80u); // 97 of MLIR 22, 88 of 24
}
