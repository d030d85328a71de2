//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Report.h"

#include "base/Stage.h"
#include "harness/input/HeapCheck.h"
#include "harness/input/PrintCapture.h"
#include "harness/oracle/Bucket.h"
#include "harness/oracle/CrashFrame.h"
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/SignalSafeLine.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <unistd.h>

using namespace scion;

// The schema of jsonLine().
static_assert(findingSchema == 1);

/// Set once a first line is out, so that the abort that follows (or a fault
/// inside the handler) does not print another.
static volatile sig_atomic_t reported = 0;

static int findingsLog = -1;

void scion::logFindingsTo(int file) { findingsLog = file; }

static void writeLog(std::string_view line) {
  if (findingsLog >= 0) [[maybe_unused]]
    ssize_t ignored = write(findingsLog, line.data(), line.size());
}

void scion::logFinding(const Finding &finding, const std::string &file) {
  if (findingsLog < 0)
    return;
  Finding facts{
      finding.kind, finding.culprit, finding.pattern, finding.summary, "", {}};
  facts.reason = finding.reason;
  facts.judgedBy = finding.judgedBy;
  facts.known = finding.known;
  facts.knownToo = finding.knownToo;
  llvm::json::Object object = jsonOf(facts);
  object["bucket"] = llvm::json::fixUTF8(bucketOf(finding).name());
  for (const char *empty :
       {"details", "files", "input-kinds", "replay", "shown-by", "step"})
    object.erase(empty);
  if (!file.empty())
    object["file"] = llvm::json::fixUTF8(file);
  std::string line;
  llvm::raw_string_ostream(line)
      << llvm::json::Value(std::move(object)) << '\n';
  writeLog(line);
}

static Reporting (*reportGate)(bool isCrash) = nullptr;
static int gateExitCode = 0;

void scion::setReportGate(Reporting (*gate)(bool isCrash), int exitCode) {
  reportGate = gate;
  gateExitCode = exitCode;
}

/// The first line of the report that the gate was asked about.
static char askedAbout[512];

/// Calls the gate, which can read the line (lineAskedAbout).
static Reporting askGate(std::string_view line, bool isCrash) {
  size_t size = std::min(line.size(), sizeof(askedAbout) - 1);
  std::memcpy(askedAbout, line.data(), size);
  askedAbout[size] = '\0';
  return reportGate ? reportGate(isCrash) : Reporting::Print;
}

static void writeOut(std::string_view text) {
  while (!text.empty()) {
    ssize_t wrote = write(STDERR_FILENO, text.data(), text.size());
    if (wrote <= 0)
      return;
    text.remove_prefix(size_t(wrote));
  }
}

std::string_view scion::lineAskedAbout() { return askedAbout; }

void scion::sayUnconfirmed() {
  std::string_view line = askedAbout;
  constexpr std::string_view key = "FuzzerHash=";
  size_t at = line.find(key);
  writeOut("scion: not confirmed: ");
  if (at != line.npos)
    line.remove_prefix(at + key.size());
  writeOut(line);
  line = line.substr(0, line.find('\n'));
  std::string_view hash = line.substr(0, line.find(' '));
  size_t dot = std::min(hash.rfind('.'), hash.size());
  writeLog(jsonLine({{"kind", hash.substr(std::min(dot + 1, hash.size()))},
                     {"culprit", hash.substr(0, dot)},
                     {"summary",
                      line.substr(std::min(hash.size() + 1, line.size()))}},
                    ",\"reproduced\":false")
               .ended());
}

void scion::reportAndAbort(const Finding &finding) {
  reported = 1;
  std::fflush(stdout);
  giveBackPrints();
  std::string line = formatLine(finding);
  if (askGate(line, /*isCrash=*/false) != Reporting::Printed) {
    // Earlier output need not have ended its line.
    writeOut("\n" + reportForMachines(finding));
    logFinding(finding);
  }
  abortAsReported();
}

bool scion::reportAndGoOn(const Finding &finding) {
  static std::set<std::string> *before = new std::set<std::string>;
  if (!before->insert(bucketOf(finding).name()).second)
    return false;
  std::string text = "\n" + reportForMachines(finding);
  std::fwrite(text.data(), 1, text.size(), stderr);
  logFinding(finding);
  return true;
}

static const CrashNote *crashNote = nullptr;

CrashNote::CrashNote() : outer(crashNote) { crashNote = this; }
CrashNote::~CrashNote() { crashNote = outer; }

namespace {
/// Writes pieces in blocks, without allocation.
class BlockWriter {
public:
  ~BlockWriter() { flush(); }
  void add(std::string_view text) {
    for (; !text.empty(); flush()) {
      size_t part = std::min(text.size(), sizeof(block) - size);
      std::memcpy(block + size, text.data(), part);
      size += part;
      text.remove_prefix(part);
      if (size < sizeof(block))
        return;
    }
  }

private:
  char block[4096];
  size_t size = 0;
  void flush() {
    writeOut({block, size});
    size = 0;
  }
};
} // namespace

/// Signal-safe: the first two lines of a report about the running stage, and
/// what the innermost note says.
static void attributeToStage(FindingKind kind, FindingReason reason,
                             const char *what) {
  if (reported)
    return;
  reported = 1;
  giveBackPrints();
  SignalSafeLine first;
  first.add(reportBegin);
  first.add(currentStage());
  first.add(".");
  first.add(toString(kind));
  first.add(" ");
  first.add(what);
  Reporting how = kind == FindingKind::Crash
                      ? askGate(first.ended(), /*isCrash=*/true)
                      : Reporting::Print;
  if (how == Reporting::Printed)
    return;
  SignalSafeLine frame;
  if (kind == FindingKind::Crash && reason == FindingReason::Signal)
    nameCrashFrame([&](std::string_view piece) { frame.add(piece); });
  auto facts = [&](std::string_view end) {
    return jsonLine({{"kind", toString(kind)},
                     {"reason", toString(reason)},
                     {"authority", toString(JudgedBy::Crash)},
                     {"culprit", currentStage()},
                     {"frame", frame.text()},
                     {"summary", what}},
                    "", end);
  };
  writeOut("\n");
  writeOut(first.ended());
  {
    SignalSafeLine open = facts("");
    BlockWriter out;
    out.add(open.text());
    if (crashNote)
      crashNote->sayJson([&](std::string_view piece) { out.add(piece); });
    out.add("}\n");
  }
  if (crashNote)
    crashNote->say([](std::string_view piece) { writeOut(piece); });
  SignalSafeLine whole = facts("}");
  writeLog(whole.ended());
  if (how == Reporting::PrintAndEnd)
    _exit(gateExitCode);
}

static void attributeCrash(const char *what,
                           FindingReason reason = FindingReason::Signal) {
  attributeToStage(FindingKind::Crash, reason, what);
}

void scion::reportHang() {
  attributeToStage(FindingKind::Hang, FindingReason::TimeOut,
                   "this stage does not come back");
}

void scion::abortAsReported() { std::abort(); }

// Sanitizer runtimes end every report with this call: a line printed here comes
// after the report's stack trace, which is the one a deduplicator keeps.
extern "C" void __sanitizer_report_error_summary(const char *summary) {
  writeOut(summary);
  writeOut("\n");
  attributeCrash("sanitizer report while this stage ran");
}

#ifdef __GLIBC__
// Replaces the C library's function, so that the failed assertion of an MLIR
// that is built with assertions becomes the first line of the report.
extern "C" void __assert_fail(const char *condition, const char *file,
                              unsigned line, const char *function) noexcept {
  const char *slash = std::strrchr(file, '/');
  char text[1024];
  std::snprintf(text, sizeof(text), "assertion `%s' at %s:%u", condition,
                slash ? slash + 1 : file, line);
  writeOut("\n");
  writeOut(text);
  writeOut(std::string_view(", in "));
  writeOut(function ? function : "no function");
  writeOut("\n");
  attributeCrash(text, FindingReason::Assertion);
  abortAsReported();
}
#endif

namespace {
struct FatalSignal {
  int number;
  const char *description;
  struct sigaction previous;
};
} // namespace

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SCION_ASAN 1
#endif
#endif

// ASan's own handlers print a stack trace for memory faults and end with the
// summary above; with ASan we only handle abort() and traps.
static FatalSignal fatalSignals[] = {
    {SIGABRT, "abort while this stage ran", {}},
    {SIGTRAP, "trap while this stage ran", {}},
#ifndef SCION_ASAN
    {SIGSEGV, "memory fault while this stage ran", {}},
    {SIGBUS, "bus error while this stage ran", {}},
    {SIGFPE, "arithmetic trap while this stage ran", {}},
    {SIGILL, "illegal instruction while this stage ran", {}},
#endif
};

static void onFatalSignal(int number, siginfo_t *info, void *context) {
  for (FatalSignal &signal : fatalSignals) {
    if (signal.number != number)
      continue;
    attributeCrash(signal.description);
    // Call the previous handler: libFuzzer writes its crash file. libFuzzer
    // does not handle traps, so treat them like an abort.
    const struct sigaction &aborts = fatalSignals[0].previous;
    const struct sigaction &next =
        number == SIGTRAP && (aborts.sa_flags & SA_SIGINFO) ? aborts
                                                            : signal.previous;
    if (next.sa_flags & SA_SIGINFO)
      return next.sa_sigaction(number, info, context);
    sigaction(number, &next, nullptr);
    raise(number);
    return;
  }
}

static void onFatalLLVMError(void *, const char *reason, bool) {
  std::string note;
  if (crashNote)
    crashNote->say([&](std::string_view piece) { note += piece; });
  std::string json = "{\"schema\":1,\"kind\":\"crash\"";
  if (crashNote)
    crashNote->sayJson([&](std::string_view piece) { json += piece; });
  Finding finding =
      readFinding(json + "}")
          .value_or(Finding{FindingKind::Crash, "", "", "", "", {}});
  finding.culprit = currentStage();
  finding.summary = "LLVM ERROR: " + std::string(reason);
  finding.details = std::move(note);
  finding.reason = FindingReason::FatalError;
  finding.judgedBy = JudgedBy::Crash;
  reportAndAbort(finding);
}

void scion::installCrashAttribution() {
  prepareCrashFrame();
  checkHeapAtStageEnds([](const char *what) {
    attributeCrash(what);
    abortAsReported();
  });
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler(onFatalLLVMError);

  // A stack overflow in MLIR needs a stack of its own for the handler.
  static char alternate[1 << 16];
  stack_t stack = {};
  if (sigaltstack(nullptr, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack.ss_sp = alternate;
    stack.ss_size = sizeof(alternate);
    stack.ss_flags = 0;
    sigaltstack(&stack, nullptr);
  }
  for (FatalSignal &signal : fatalSignals) {
    struct sigaction action = {};
    action.sa_sigaction = onFatalSignal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    struct sigaction previous = {};
    sigaction(signal.number, nullptr, &previous);
    if (previous.sa_sigaction == onFatalSignal)
      continue; // installed before
    signal.previous = previous;
    sigaction(signal.number, &action, nullptr);
  }
}
