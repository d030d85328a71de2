//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Origin.h"

#include "harness/oracle/FindingJson.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Report.h"
#include "harness/reduce/FindingReplay.h"
#include "tools/Child.h"
#include "tools/Tool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <algorithm>
#include <chrono>

#include <sys/resource.h>

using namespace scion;

/// A child that judges a program for longer hangs. The slowest of the recorded
/// programs takes 20 s on two busy cores, with AddressSanitizer.
static constexpr unsigned secondsEach = 120;

namespace {
/// The CPU time that is left for the children of this process. A killed child
/// may not have waited for its own children, so a quarter of the real time
/// counts too, like in runSelf().
class Budget {
public:
  explicit Budget(unsigned seconds)
      : seconds(seconds), start(Clock::now()), usedBefore(used()) {}

  bool isLimited() const { return seconds != 0; }

  /// At least 1 while anything is left; 0 after that.
  unsigned left() const {
    std::chrono::duration<double> elapsed = Clock::now() - start;
    double spent = std::max(used() - usedBefore, elapsed.count() / 4);
    return spent >= seconds ? 0 : std::max(1u, unsigned(seconds - spent));
  }

private:
  using Clock = std::chrono::steady_clock;
  unsigned seconds;
  Clock::time_point start;
  double usedBefore;

  static double used() {
    rusage usage = {};
    getrusage(RUSAGE_CHILDREN, &usage);
    auto inSeconds = [](timeval time) {
      return double(time.tv_sec) + double(time.tv_usec) * 1e-6;
    };
    return inSeconds(usage.ru_utime) + inSeconds(usage.ru_stime);
  }
};
} // namespace

/// The finding in what a subcommand printed with --json; else why there is
/// none.
static std::optional<Finding> findingOfVerdict(const std::string &text,
                                               std::string &nothing) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object) {
    if (!value)
      llvm::consumeError(value.takeError());
    nothing = "no verdict";
    return std::nullopt;
  }
  std::optional<Finding> finding = findingOf(*object);
  if (!finding) {
    std::string reason = object->getString("reason").value_or("").str();
    nothing = object->getString("verdict").value_or("").str() +
              (reason.empty() ? "" : ": " + reason);
  }
  return finding;
}

/// Returns the commands of the oracles in the order in which they are tried.
/// Commands that need no interpreter come first, because stock tools can
/// confirm their findings.
static std::vector<std::vector<std::string>>
commandsFor(const OriginRequest &request) {
  std::vector<std::vector<std::string>> commands;
  for (const Oracle *oracle : oracles()) {
    bool isAsked = !request.through.empty();
    OracleCommands lines = isAsked            ? oracle->showsThrough
                           : request.asTarget ? oracle->showsAsTarget
                                              : oracle->shows;
    if (lines.empty() && !isAsked)
      lines = OracleCommands(&oracle->name, 1);
    for (const std::string &line : lines) {
      llvm::SmallVector<llvm::StringRef> words;
      llvm::StringRef(line).split(words, ' ');
      std::vector<std::string> &command = commands.emplace_back();
      for (llvm::StringRef word : words)
        command.push_back(word.ends_with("=%")
                              ? (word.drop_back() + request.through).str()
                              : word.str());
    }
  }
  // Move the commands of the requested oracle to the front.
  std::vector<std::vector<std::string>> sorted;
  for (bool isFirst : {true, false})
    for (const std::vector<std::string> &command : commands)
      if ((command.front() == request.oracle) == isFirst)
        sorted.push_back(command);
  return sorted;
}

Origin scion::findOrigin(const OriginRequest &request) {
  std::vector<std::vector<std::string>> tries = commandsFor(request);
  Origin origin;
  Budget budget(request.seconds);
  for (unsigned i = request.first; i < tries.size(); ++i) {
    std::vector<std::string> &words = tries[i];
    std::string how = words.front();
    bool isInterpreted = !llvm::is_contained(words, "--meaning=0");
    words.push_back("--json");
    if (request.hangSeconds)
      words.push_back("--timeout=" + std::to_string(request.hangSeconds));
    words.insert(words.end(), request.settings.begin(), request.settings.end());
    words.push_back(request.file);
    unsigned limit = budget.isLimited() ? budget.left() : secondsEach;
    if (limit == 0) {
      if (!origin.finding)
        origin.nothing = "takes more than " + std::to_string(request.seconds) +
                         " s of the processor";
      return origin;
    }
    ChildResult child = runSelf(words, limit);
    if (child.timedOut) {
      if (!origin.finding)
        origin.nothing = "`scion " + how + "` does not come back";
      continue;
    }
    std::string nothing;
    // A crash of a subcommand that judges in its own process is reported on
    // stderr.
    std::optional<Finding> finding = findingOfVerdict(child.output, nothing);
    if (!finding && child.output.empty())
      finding = findingOfReport(child.errors);
    if (finding && finding->oracle.empty() && oracleNamed(how))
      finding->oracle = how;
    // If the reference path traps, a comparison only shows that some pass is
    // wrong. The interpreter, which is tried next, finds the pass.
    if (finding && !request.asTarget && !isInterpreted &&
        finding->reason == FindingReason::ReferenceFails) {
      origin.nothing = finding->summary;
      continue;
    }
    if (finding && finding->kind != FindingKind::OwnDefect) {
      std::string why;
      std::optional<TestCase> subject = testCaseOf(*finding, why);
      if (subject || !origin.finding) {
        origin.finding = std::move(finding);
        origin.how = how;
        origin.index = i;
        origin.nothing = why;
      }
      if (subject) {
        origin.subject = std::move(subject);
        return origin;
      }
      if (request.hangSeconds && origin.finding->kind == FindingKind::Hang)
        return origin;
      continue;
    }
    if (finding)
      nothing = "reconditioning let something undefined through";
    if (origin.finding)
      continue;
    if (origin.nothing.empty() || nothing.starts_with("agree"))
      origin.nothing = nothing;
    if (nothing.ends_with("not a valid module") ||
        nothing.ends_with("the input is empty")) {
      origin.isUnreadable = true;
      return origin;
    }
  }
  return origin;
}
