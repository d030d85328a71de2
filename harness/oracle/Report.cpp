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
#include "harness/oracle/FindingJson.h"
#include "harness/oracle/SignalSafeLine.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <unistd.h>

using namespace scion;

/// The deduplicator's key is one word; a pass with options is not.
static std::string oneWord(std::string_view text) {
  std::string word(text.substr(0, 60));
  for (char &c : word)
    if (!std::isalnum(static_cast<unsigned char>(c)) &&
        std::string_view("-_.:").find(c) == std::string_view::npos)
      c = '-';
  return word.empty() ? "unknown" : word;
}

static std::string oneLine(std::string_view text) {
  std::string line(text);
  for (char &c : line)
    if (c == '\n' || c == '\r')
      c = ' ';
  return line;
}

/// What a crash deduplicator looks for: in front of culprit and kind.
static constexpr std::string_view lineBegin = "ASSERTION FAILED: FuzzerHash=";

static std::string hashOf(const Finding &finding) {
  return std::string(lineBegin) + oneWord(finding.culprit) + "." +
         std::string(toString(finding.kind));
}

std::string scion::formatLine(const Finding &finding) {
  return hashOf(finding) + " " + oneLine(finding.summary) + "\n";
}

std::string scion::lineOfReport(std::string_view text) {
  constexpr std::string_view summary = "summary: ";
  size_t at = text.find(lineBegin);
  if (at == text.npos)
    return "";
  text.remove_prefix(at);
  size_t end = std::min(text.find('\n'), text.size());
  std::string line(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  if (text.starts_with("{")) // the finding as JSON
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  if (text.starts_with(summary)) {
    text.remove_prefix(summary.size());
    line += " " + std::string(text.substr(0, text.find('\n')));
  }
  return line;
}

std::optional<Finding> scion::findingOfLine(std::string_view line) {
  constexpr std::string_view key = "FuzzerHash=";
  size_t at = line.find(key);
  if (at == line.npos)
    return std::nullopt;
  line.remove_prefix(at + key.size());
  line = line.substr(0, line.find('\n'));
  std::string_view hash = line.substr(0, line.find(' '));
  size_t dot = std::min(hash.rfind('.'), hash.size());
  std::string_view kind = hash.substr(std::min(dot + 1, hash.size()));
  // "out-of-memory" is a crash, too.
  Finding finding{findingKindNamed(kind).value_or(FindingKind::Crash),
                  std::string(hash.substr(0, dot)),
                  "",
                  "",
                  "",
                  {}};
  finding.summary = line.substr(std::min(hash.size() + 1, line.size()));
  return finding;
}

/// One line a fact.
static void appendFacts(const Finding &finding, std::string &text) {
  auto add = [&](const char *key, const std::string &value) {
    if (!value.empty())
      text += key + value + "\n";
  };
  std::string reason(toString(finding.reason));
  add("kind:    ", std::string(toString(finding.kind)) +
                       (reason.empty() ? "" : ", " + reason));
  add("culprit: ", finding.culprit);
  add("pattern: ", finding.pattern);
  if (!finding.step.empty() && finding.step != finding.culprit)
    add("pass:    ", finding.step);
  if (finding.culpritIndex && *finding.culpritIndex < finding.bad.size())
    add("place:   ", "pass " + std::to_string(*finding.culpritIndex + 1) +
                         " of " + std::to_string(finding.bad.size()));
  add("judged by: ", std::string(toString(finding.authority)));
  if (finding.processes)
    add("confirmed: ", "in " + std::to_string(finding.confirmed) + " of " +
                           std::to_string(finding.processes) +
                           " fresh processes");
  add("suppressed: ", llvm::join(finding.suppressed, ", "));
  if (!finding.known.empty()) {
    text += "known:   " + finding.known;
    for (const std::string &id : finding.knownToo)
      text += " or " + id;
    text += " (see `scion known show " + finding.known + "`)\n";
  }
}

/// Sentences, modules and results.
static void appendStory(const Finding &finding, std::string &text) {
  if (!finding.details.empty())
    text += "\n" + finding.details;
  if (!text.ends_with('\n'))
    text += '\n';
  const char *right = "";
  switch (finding.authority) {
  case Authority::Interpreter:
    right = " (interpreter)";
    break;
  case Authority::Execution:
    right = finding.badLevel ? " (at O0)" : " (another lowering path)";
    break;
  case Authority::Repetition:
    right = " (the first time)";
    break;
  default:
    break;
  }
  auto add = [&](const std::string &title, const std::string &module) {
    if (!module.empty())
      text += title + ":\n" + module + (module.ends_with('\n') ? "" : "\n");
  };
  add("input of the culprit", finding.input);
  add("output of the culprit", finding.output);
  add(std::string("expected") + right, finding.expected);
  add("actual", finding.actual);
}

std::optional<Finding> scion::findingOfReport(std::string_view text) {
  size_t at = text.find(lineBegin);
  if (at == text.npos)
    return std::nullopt;
  text.remove_prefix(at);
  std::string_view first = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(first.size() + 1, text.size()));
  std::optional<Finding> finding = readFinding(text.substr(0, text.find('\n')));
  return finding ? finding : findingOfLine(first);
}

/// For tests: SCION_SCRAMBLE_REPORTS=1 turns each letter of a report into
/// another one, but for the key that crash deduplicators read. Nothing may
/// depend on the words.
static void scramble(std::string &text) {
  static const bool isOn = std::getenv("SCION_SCRAMBLE_REPORTS") != nullptr;
  if (!isOn)
    return;
  size_t begin = text.starts_with(lineBegin)
                     ? text.find_first_of(" \n", lineBegin.size())
                     : 0;
  for (size_t i = begin; i < text.size(); ++i)
    if (std::isalpha(static_cast<unsigned char>(text[i])))
      text[i] = char((text[i] & 0x60) | ((text[i] & 0x1f) % 26 + 1));
}

std::string scion::formatReport(const Finding &finding) {
  std::string text =
      finding.kind == FindingKind::Crash
          ? formatLine(finding)
          : hashOf(finding) + "\nsummary: " + oneLine(finding.summary) + "\n";
  appendFacts(finding, text);
  appendStory(finding, text);
  if (!finding.replay.empty()) {
    text += "\nreplay with stock tools, a shell script ($LLVM is MLIR's "
            "prefix):\n"
            "LLVM=${LLVM:-" SCION_LLVM_PREFIX "}\n"
            "PATH=$LLVM/bin:$PATH\n"
            "command -v mlir-opt >/dev/null || { echo \"no mlir-opt in "
            "$LLVM/bin: set LLVM to MLIR's prefix\" >&2; exit 2; }\n";
    for (const ReplayFile &file : finding.files)
      text += "cat >" + file.name + " <<'END-OF-FILE'\n" + file.text +
              "END-OF-FILE\n";
    for (const std::string &command : finding.replay)
      text += command + "\n";
  }
  scramble(text);
  return text;
}

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
  facts.authority = finding.authority;
  facts.known = finding.known;
  facts.knownToo = finding.knownToo;
  llvm::json::Object object = jsonOf(facts);
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

/// Asks the gate, which may want to say the line itself.
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

std::string scion::reportForMachines(const Finding &finding) {
  std::string report = formatReport(finding);
  return report.insert(report.find('\n') + 1, writeFinding(finding) + "\n");
}

void scion::reportAndAbort(const Finding &finding) {
  reported = 1;
  std::fflush(stdout);
  giveBackPrints();
  std::string line = formatLine(finding);
  if (askGate(line, /*isCrash=*/false) != Reporting::Printed) {
    // What was printed before need not have ended its line.
    writeOut("\n" + reportForMachines(finding));
    logFinding(finding);
  }
  abortAsReported();
}

bool scion::reportAndGoOn(const Finding &finding) {
  static std::set<std::string> *before = new std::set<std::string>;
  std::string key = std::string(toString(finding.kind)) + " " +
                    finding.culprit + " " + finding.pattern;
  if (!before->insert(std::move(key)).second)
    return false;
  std::string text = "\n" + reportForMachines(finding);
  std::fwrite(text.data(), 1, text.size(), stderr);
  logFinding(finding);
  return true;
}

static const CrashNote *crashNote = nullptr;

CrashNote::CrashNote() : outer(crashNote) { crashNote = this; }
CrashNote::~CrashNote() { crashNote = outer; }

/// Signal-safe: the first two lines of a report about the running stage, and
/// what the innermost note says.
static void attributeToStage(FindingKind kind, FindingReason reason,
                             const char *what) {
  if (reported)
    return;
  reported = 1;
  giveBackPrints();
  SignalSafeLine first;
  first.add(lineBegin);
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
  SignalSafeLine json = jsonLine({{"kind", toString(kind)},
                                  {"reason", toString(reason)},
                                  {"authority", toString(Authority::Crash)},
                                  {"culprit", currentStage()},
                                  {"summary", what}});
  writeOut("\n");
  writeOut(first.ended());
  writeOut(json.ended());
  if (crashNote)
    crashNote->say([](std::string_view piece) { writeOut(piece); });
  writeLog(json.ended());
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
// Of a compiler with assertions, linked into this program: what it believed is
// the best line of a report. In place of the C library's.
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
// summary above; only abort() and traps are left to us there.
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
    // Hand over to whoever was there before: libFuzzer writes its crash file.
    // It does not wait for traps, so that they end as an abort does.
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
  Finding finding{FindingKind::Crash,
                  currentStage(),
                  "",
                  "LLVM ERROR: " + std::string(reason),
                  std::move(note),
                  {}};
  finding.reason = FindingReason::FatalError;
  finding.authority = Authority::Crash;
  reportAndAbort(finding);
}

void scion::installCrashAttribution() {
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
