//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/Judging.h"

#include "harness/input/HeapCheck.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/Oracle.h"
#include "harness/oracle/Recognise.h"
#include "harness/oracle/Report.h"
#include "tools/Child.h"
#include "tools/Tool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

using namespace scion;

void JudgingOptions::addTo(Subcommand command) {
  command.addFlag("--in-process", inProcess, "Judge here, without confirmation")
      .hidden();
  command.addOption("--breadcrumb", breadcrumb, "").hidden();
  command
      .addOption("--name", name,
                 "What diagnostics call the input instead of FILE")
      .hidden();
  command
      .addOption("--timeout", timeOut,
                 "Seconds of CPU that one step may take, with what is done "
                 "until the next; more is a hang;\n0: no limit")
      .showDefault();
}

static unsigned timeOut = 0;

static void startTimer() {
  if (!timeOut)
    return;
  itimerval limit = {};
  limit.it_value.tv_sec = timeOut;
  setitimer(ITIMER_PROF, &limit, nullptr);
}

void scion::attributeDeaths(const JudgingOptions &options) {
  installCrashAttribution();
  timeOut = options.timeOut;
  std::signal(SIGPROF, [](int) {
    reportHang();
    abortAsReported();
  });
  startTimer();
}

std::optional<ParsedInput> scion::readModule(const std::string &text,
                                             const std::string &name,
                                             std::string &refusal) {
  if (text.find_first_not_of(" \t\r\n") == text.npos) {
    refusal = "the input is empty";
    std::fprintf(stderr, "%s: error: the input is empty; give an MLIR module\n",
                 name.c_str());
    return std::nullopt;
  }
  std::vector<std::string> problems;
  std::optional<ParsedInput> input = parseInput(text, &problems, name);
  if (!input)
    refusal = "not a valid module";
  for (const std::string &problem : problems)
    std::fprintf(stderr, "%s\n", problem.c_str());
  return input;
}

/// Writes the breadcrumb file, before each pass. Keeps the file open and
/// truncates it only if needed: doing both each time took a fifth of the time
/// of a small program.
static void rewriteFile(const std::string &name, const std::string &content) {
  static std::string openName;
  static int file = -1;
  static size_t most = 0; // that it may hold
  if (openName != name) {
    if (file >= 0)
      close(file);
    file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    openName = name;
    most = 0;
  }
  for (size_t at = 0; at < content.size();) {
    ssize_t wrote =
        pwrite(file, content.data() + at, content.size() - at, off_t(at));
    if (wrote <= 0) {
      std::fprintf(stderr, "%s: cannot write: %s\n", name.c_str(),
                   std::strerror(errno));
      return;
    }
    at += size_t(wrote);
  }
  if (content.size() < most && ftruncate(file, off_t(content.size())) != 0)
    std::fprintf(stderr, "%s: cannot write: %s\n", name.c_str(),
                 std::strerror(errno));
  most = content.size();
}

void scion::dropBreadcrumb(const std::string &file, const std::string &program,
                           const std::vector<PathStep> &path,
                           const std::vector<std::string> &inputKinds) {
  rewriteFile(file, writeFinding(crashOf(program, path,
                                         kindsGiven(path.back(), inputKinds)),
                                 /*most=*/std::string::npos));
  startTimer();
}

std::function<void(const std::string &, const std::vector<PathStep> &,
                   const std::vector<std::string> &)>
scion::breadcrumbs(const JudgingOptions &options) {
  if (options.breadcrumb.empty())
    return nullptr;
  return [file = options.breadcrumb](
             const std::string &program, const std::vector<PathStep> &path,
             const std::vector<std::string> &inputKinds) {
    dropBreadcrumb(file, program, path, inputKinds);
  };
}

std::vector<PathStep> scion::readThrough(const std::string &pipeline) {
  std::string error;
  std::vector<PathStep> steps = readPipeline(pipeline, error);
  if (error.empty())
    return steps;
  std::fprintf(stderr, "--through: %s\n", error.c_str());
  throw EndWith{exitUsage};
}

Finding scion::crashFinding(const ChildResult &child,
                            const std::string &breadcrumb) {
  Finding finding =
      findingOfReport(child.errors)
          .value_or(Finding{FindingKind::Crash, "unknown", "", "", "", {}});
  if (finding.kind != FindingKind::Hang && finding.kind != FindingKind::Crash) {
    // The child crashed while it reported something else.
    finding.kind = FindingKind::Crash;
    finding.reason = FindingReason::Signal;
  }
  if (finding.summary.empty())
    finding.summary = "the judging process ended with " + child.ending;
  if (std::optional<Finding> trail =
          readFinding(readInput(breadcrumb).value_or(""))) {
    complete(*trail);
    trail->kind = finding.kind;
    trail->culprit = finding.culprit;
    trail->summary = finding.summary;
    trail->reason = finding.reason;
    trail->frame = finding.frame;
    finding = std::move(*trail);
  }
  absorb(finding, /*isAsked=*/true); // reported in any case
  return finding;
}

std::string scion::keyOfReport(const std::string &report) {
  std::optional<Finding> finding = findingOfReport(report);
  if (!finding)
    finding = readFinding(report);
  return finding ? finding->culprit + "." + std::string(toString(finding->kind))
                 : report;
}

void scion::addSuppressed(llvm::json::Object &object,
                          const std::vector<Suppression> &suppressed) {
  llvm::json::Array ids;
  llvm::json::Object recognised;
  for (const Suppression &each : suppressed) {
    ids.push_back(each.id);
    if (each.findings)
      recognised[each.id] = each.findings;
  }
  object["suppressed"] = std::move(ids);
  object["recognised"] = std::move(recognised);
}

void scion::addFinding(llvm::json::Object &object, const Finding &finding,
                       const Oracle &oracle) {
  for (auto &[key, value] : jsonOf(finding))
    object[key] = std::move(value);
  object["oracle"] = oracle.name;
}

/// Limit on the processes that judge a program, if no finding shows twice.
static constexpr size_t maxProcesses = 10;

/// Gives no verdict: the system ran out of memory, or a person killed the
/// process.
static int printKilled(const std::string &subcommand,
                       const ChildResult &child) {
  std::fprintf(stderr,
               "scion %s: the judging process was killed from outside: %s\n",
               subcommand.c_str(), child.ending.c_str());
  return exitOutOfScope;
}

/// Sanitizers exit with the code of a finding, but print none on stdout.
static bool hasCrashed(const ChildResult &child) {
  return child.signalled || child.exitCode > exitUsage ||
         (child.exitCode == exitFinding && child.output.empty());
}

/// Whether a step took longer than the time-out.
static bool hasHung(const ChildResult &child) {
  if (!hasCrashed(child))
    return false;
  std::optional<Finding> finding = findingOfReport(child.errors);
  return finding && finding->kind == FindingKind::Hang;
}

/// Runs the command again with heap checks after each pass, so that it crashes
/// in the pass that corrupts the heap. Returns none if no pass does.
static std::optional<ChildResult>
heapBrokenBy(const std::vector<std::string> &command) {
  if (heapCheckLibrary().empty() || std::getenv("LD_PRELOAD"))
    return std::nullopt;
  setenv("LD_PRELOAD", heapCheckLibrary().c_str(), /*overwrite=*/1);
  ChildResult child = runSelf(command);
  unsetenv("LD_PRELOAD");
  if (!hasCrashed(child) || child.killed ||
      crashedOutsideOfStages(child.errors))
    return std::nullopt;
  return child;
}

/// Prints the output of a process. Adds to a JSON verdict how many processes
/// found the same.
static void printConfirmed(const std::string &output, size_t processes,
                           size_t shown) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(output);
  if (!value) {
    llvm::consumeError(value.takeError());
    std::fputs(output.c_str(), stdout);
    return;
  }
  llvm::json::Object *object = value->getAsObject();
  if (object && !object->getObject("confirmed"))
    (*object)["confirmed"] = llvm::json::Object{
        {"processes", int64_t(processes)}, {"shown", int64_t(shown)}};
  llvm::outs() << *value << '\n';
  llvm::outs().flush();
}

int scion::judgeInChild(const std::string &text, const std::string &file,
                        const std::vector<std::string> &arguments,
                        llvm::function_ref<int(const Finding &)> printCrash) {
  TemporaryFile program(text), breadcrumb("");
  if (program.path().empty() || breadcrumb.path().empty())
    return exitUsage;
  std::vector<std::string> command = arguments;
  command.insert(command.end(),
                 {"--in-process", "--name=" + file, "--breadcrumb",
                  breadcrumb.path(), program.path()});
  ChildResult child = runSelf(command);
  if (child.killed)
    return printKilled(arguments.front(), child);
  bool crashed = hasCrashed(child);
  if (!crashed && child.exitCode != exitFinding) {
    std::fputs(child.output.c_str(), stdout);
    std::fputs(child.errors.c_str(), stderr);
    return child.exitCode;
  }
  // Packaged MLIR has no assertions, so a finding may be a late effect of an
  // earlier error. Run a second process; if it does not find the same, the
  // finding may depend on addresses, and more processes measure how often it
  // shows. Do not repeat a hang, because each process would wait as long again.
  std::vector<ChildResult> all = {std::move(child)};
  auto keyOf = [](const ChildResult &result) -> std::string {
    if (hasCrashed(result))
      return "crash";
    return result.exitCode == exitFinding ? keyOfReport(result.output) : "";
  };
  auto countOf = [&](const std::string &key) {
    return size_t(llvm::count_if(
        all, [&](const ChildResult &one) { return keyOf(one) == key; }));
  };
  while (!hasHung(all.back()) &&
         (all.size() < 2 ||
          (countOf(keyOf(all.front())) < 2 && all.size() < maxProcesses))) {
    all.push_back(runSelf(command));
    if (all.back().killed)
      return printKilled(arguments.front(), all.back());
  }
  // Report the most frequent finding; on a tie, the first.
  size_t most = 0;
  for (size_t i = 0; i < all.size(); ++i)
    if (!keyOf(all[i]).empty() &&
        (keyOf(all[most]).empty() ||
         countOf(keyOf(all[i])) > countOf(keyOf(all[most]))))
      most = i;
  if (hasCrashed(all[most]) &&
      mayHaveCorruptHeap(all[most].errors, all[most].signal))
    if (std::optional<ChildResult> earlier = heapBrokenBy(command))
      all[most] = std::move(*earlier);
  const ChildResult &shown = all[most];
  int code = exitFinding;
  if (hasCrashed(shown)) {
    Finding finding = crashFinding(shown, breadcrumb.path());
    finding.processes = unsigned(all.size());
    finding.confirmed = unsigned(countOf("crash"));
    code = printCrash(finding);
  } else {
    printConfirmed(shown.output, all.size(), countOf(keyOf(shown)));
    std::fputs(shown.errors.c_str(), stderr);
  }
  if (all.size() > 2)
    std::fprintf(stderr,
                 "scion %s: shows in %zu of %zu processes that judged it\n",
                 arguments.front().c_str(), countOf(keyOf(shown)), all.size());
  return code;
}
