//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/FindingInput.h"

#include "harness/oracle/FindingFile.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Report.h"
#include "harness/reduce/FindingReplay.h"
#include "harness/reduce/Trial.h"
#include "tools/Tool.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>

using namespace scion;

std::optional<Finding> scion::givenFinding(const std::string &text) {
  llvm::StringRef begin = llvm::StringRef(text).ltrim();
  // No program begins with a brace, and only reports contain `reportBegin`.
  if (!begin.starts_with("{") && !begin.contains(reportBegin))
    return std::nullopt;
  return findingIn(text);
}

std::optional<Finding> scion::findingBeside(const std::string &file) {
  std::string path = findingFileOf(file);
  return llvm::sys::fs::exists(path) ? loadFinding(path) : std::nullopt;
}

int scion::printReplay(const Finding &finding, bool asJson, unsigned seconds) {
  handleInterrupts();
  ShrinkOptions options;
  if (seconds)
    options.seconds = seconds;
  std::string why;
  std::optional<TestCase> subject = testCaseOf(finding, why);
  std::optional<Replayed> shown;
  if (subject)
    shown = replayFinding(finding, *subject, options, why);
  if (shown) {
    recogniseReplayed(*shown, options);
    Finding &told = shown->finding;
    told.processes = told.confirmed = 1;
    if (!shown->shown.difference.empty() && told.summary.empty())
      told.summary = shown->shown.difference;
    // Add the commands, which a crash handler cannot write.
    if (told.replay.empty() && told.shownBy != Demonstration::Commands)
      demonstrate(told, told.shownBy, shown->subject.program, told.good,
                  told.bad, told.badLevel);
    if (asJson) {
      llvm::json::Object object = jsonOf(told);
      object["verdict"] = "finding";
      llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
      llvm::outs().flush();
    } else {
      std::fputs(formatReport(told).c_str(), stdout);
    }
  } else if (asJson) {
    llvm::outs() << llvm::json::Value(llvm::json::Object{
                        {"verdict", subject ? "fine" : "out-of-scope"},
                        {"reason", llvm::json::fixUTF8(why)}})
                 << '\n';
    llvm::outs().flush();
  } else {
    std::printf("the finding does not show: %s\n", why.c_str());
  }
  std::fflush(stdout);
  return shown ? exitFinding : subject ? exitFine : exitOutOfScope;
}
