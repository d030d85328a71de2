//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Keep.h"

#include "base/ChoiceStream.h"
#include "harness/engine/Settle.h"
#include "harness/engine/Target.h"
#include "harness/engine/Trail.h"
#include "harness/engine/Watchdog.h"
#include "harness/input/FreshProcess.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/FindingFile.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Ledger.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstdio>
#include <filesystem>
#include <unistd.h>

using namespace scion;

/// A finding takes some milliseconds, and a search for the culprit in other
/// processes some seconds.
static constexpr unsigned secondsToConfirm = 60;

std::string scion::ledgerFile(const std::string &folder) {
  return folder + "/ledger";
}

//===----------------------------------------------------------------------===//
// A fresh process shows the finding again
//===----------------------------------------------------------------------===//

static int showAgain(const char *file) {
  reportFindingsWhole();
  logFindingsTo(-1);
  installCrashAttribution();
  std::string text = contentOf(file);
  watchedWorkBegins();
  (void)fuzzTarget.run(text); // ends the process if it shows
  return 0;
}

static const FreshJob showAgainJob("show-again", showAgain);

/// Whether a fresh process shows the finding, too: a pass may have corrupted
/// the heap of this process, and with it the modules that the interpreter
/// judges.
static bool isConfirmed(const Finding &finding) {
  JobFile file(writeFinding(finding, /*most=*/std::string::npos));
  FreshOptions options;
  options.seconds = secondsToConfirm;
  FreshResult result = runFresh(showAgainJob, file.path(), options);
  std::optional<Finding> shown = findingOfReport(result.text);
  return shown && shown->culprit == finding.culprit &&
         (shown->kind == finding.kind ||
          finding.judgedBy == JudgedBy::Interpreter);
}

//===----------------------------------------------------------------------===//
// Saving
//===----------------------------------------------------------------------===//

void scion::saveWithFinding(const std::string &path, const std::string &input,
                            Finding finding) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) {
    std::FILE *file = std::fopen(path.c_str(), "wb");
    if (!file ||
        std::fwrite(input.data(), 1, input.size(), file) != input.size())
      std::fprintf(stderr, "scion: cannot save %s\n", path.c_str());
    if (file)
      std::fclose(file);
  }
  if (!finding.bad.empty() && !finding.culpritIndex)
    finding.culpritIndex = finding.bad.size() - 1;
  if (finding.program.empty())
    finding.program = input;
  if (finding.oracle.empty()) {
    llvm::StringRef name = fuzzTarget.name; // "mlir_pass_fuzzer"
    name.consume_front("mlir_");
    name.consume_back("_fuzzer");
    finding.oracle = name.str();
  }
  if (!saveFinding(findingFileOf(path), finding))
    std::fprintf(stderr, "scion: cannot save the finding beside %s\n",
                 path.c_str());
  logFinding(finding, path);
}

/// The culprit, as it was run.
static PathStep culpritStep(const Finding &finding) {
  if (finding.culpritIndex && *finding.culpritIndex < finding.bad.size())
    return finding.bad[*finding.culpritIndex];
  return finding.bad.empty() ? PathStep() : finding.bad.back();
}

/// Whether a finding of the bug was reported before. A wrong result of a pass
/// is one bug, whether an execution or only the interpreter shows it.
static bool wasReported(const Ledger &ledger, BucketKey bucket) {
  using enum FindingKind;
  if (ledger.isSaved(bucket))
    return true;
  static constexpr FindingKind results[] = {Miscompile, ReferenceMismatch,
                                            PoisonOrCodegen};
  if (!llvm::is_contained(results, bucket.kind))
    return false;
  return llvm::any_of(results, [&](FindingKind kind) {
    bucket.kind = kind;
    return ledger.isSaved(bucket);
  });
}

static const Trail *trail = nullptr;
static pid_t owner = 0;

static void keep(const Finding &finding) {
  Ledger *ledger = Ledger::active();
  if (!ledger || getpid() != owner)
    return;
  BucketKey bucket = bucketOf(finding);
  LedgerTime time(bucket);
  bool wasSaved = ledger->isSaved(bucket),
       wasTold = wasReported(*ledger, bucket);
  if (!ledger->meet(bucket, culpritStep(finding), finding.inputKinds,
                    finding.effect))
    return;
  Finding whole = finding;
  std::string input(trail->current());
  if (whole.program.empty())
    whole.program = input;
  if (!wasSaved && !isConfirmed(whole)) {
    std::fprintf(stderr, "scion: not confirmed by a fresh process: %s\n",
                 bucket.name().c_str());
    return;
  }
  // Each finding of an input is saved to a file of its own.
  std::string named = input + bucket.name();
  std::string path =
      trail->places().artifactPrefix + ArtifactName("crash-", named).text;
  if (!wasTold)
    (void)reportAndGoOn(finding);
  ledger->noteSaved(bucket);
  saveWithFinding(path, input, std::move(whole));
  std::fprintf(stderr, "scion: saved as %s\n", path.c_str());
}

void scion::keepFindings(const Trail &used) {
  trail = &used;
  owner = getpid();
  setFindingKeeper(keep);
}

void scion::noteCrash(const std::string &folder, const Finding &finding) {
  std::error_code error;
  if (!std::filesystem::exists(ledgerFile(folder), error))
    return; // the campaign does not continue after findings
  std::unique_ptr<Ledger> ledger = Ledger::open(ledgerFile(folder));
  if (!ledger)
    return;
  BucketKey bucket = bucketOf(finding);
  ledger->meet(bucket, culpritStep(finding), finding.inputKinds);
  ledger->noteSaved(bucket);
}
