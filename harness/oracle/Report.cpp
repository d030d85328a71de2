//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Report.h"

#include "base/Stage.h"
#include "harness/input/PrintCapture.h"
#include "harness/oracle/FindingJson.h"

#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <unistd.h>

using namespace scion;

std::string_view scion::toString(FindingKind kind) {
  switch (kind) {
  case FindingKind::Crash:
    return "crash";
  case FindingKind::InvalidIR:
    return "invalid-ir";
  case FindingKind::Miscompile:
    return "miscompile";
  case FindingKind::Nondeterminism:
    return "nondeterminism";
  case FindingKind::ReferenceMismatch:
    return "reference-mismatch";
  case FindingKind::PoisonOrCodegen:
    return "poison-or-codegen";
  case FindingKind::Hang:
    return "hang";
  case FindingKind::OwnDefect:
    return "own-defect";
  case FindingKind::RoundTrip:
    return "round-trip";
  }
  return "unknown";
}

static constexpr FindingKind kinds[] = {
    FindingKind::Crash,
    FindingKind::InvalidIR,
    FindingKind::Miscompile,
    FindingKind::Nondeterminism,
    FindingKind::ReferenceMismatch,
    FindingKind::PoisonOrCodegen,
    FindingKind::Hang,
    FindingKind::OwnDefect,
    FindingKind::RoundTrip,
};

std::optional<FindingKind> scion::findingKindNamed(std::string_view name) {
  for (FindingKind kind : kinds)
    if (toString(kind) == name)
      return kind;
  return std::nullopt;
}

/// The deduplicator's key is one word; a pass with options is not.
static constexpr std::pair<Demonstration, std::string_view> demonstrations[] = {
    {Demonstration::Commands, "commands"},
    {Demonstration::Passes, "passes"},
    {Demonstration::Run, "run"},
    {Demonstration::Runs, "runs"},
    {Demonstration::Repeats, "repeats"},
    {Demonstration::Interpreter, "interpreter"},
    {Demonstration::InterpreterRun, "interpreter-run"},
};

std::string_view scion::toString(Demonstration how) {
  for (auto [one, name] : demonstrations)
    if (one == how)
      return name;
  return "commands";
}

std::optional<Demonstration> scion::demonstrationNamed(std::string_view name) {
  for (auto [one, known] : demonstrations)
    if (known == name)
      return one;
  return std::nullopt;
}

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

static std::string hashOf(const Finding &finding) {
  return "ASSERTION FAILED: FuzzerHash=" + oneWord(finding.culprit) + "." +
         std::string(toString(finding.kind));
}

std::string scion::formatLine(const Finding &finding) {
  return hashOf(finding) + " " + oneLine(finding.summary) + "\n";
}

std::string scion::lineOfReport(std::string_view text) {
  constexpr std::string_view begin = "ASSERTION FAILED: FuzzerHash=";
  constexpr std::string_view summary = "summary: ";
  size_t at = text.find(begin);
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

std::string scion::formatReport(const Finding &finding) {
  std::string text =
      finding.kind == FindingKind::Crash
          ? formatLine(finding)
          : hashOf(finding) + "\nsummary: " + oneLine(finding.summary) + "\n";
  text += "kind:    " + std::string(toString(finding.kind)) + "\n";
  text += "culprit: " + finding.culprit + "\n";
  if (!finding.pattern.empty())
    text += "pattern: " + finding.pattern + "\n";
  if (!finding.known.empty()) {
    text += "known:   " + finding.known;
    for (const std::string &id : finding.knownToo)
      text += " or " + id;
    text += " (`scion known show " + finding.known + "` tells about it)\n";
  }
  if (!finding.details.empty()) {
    text += "\n" + finding.details;
    if (!text.ends_with('\n'))
      text += '\n';
  }
  if (!finding.replay.empty()) {
    text +=
        "\nreplay with stock tools, a shell script ($LLVM is MLIR's prefix):\n";
    for (const ReplayFile &file : finding.files)
      text += "cat >" + file.name + " <<'END-OF-FILE'\n" + file.text +
              "END-OF-FILE\n";
    for (const std::string &command : finding.replay)
      text += command + "\n";
  }
  return text;
}

/// Set once a first line is out, so that the abort that follows (or a fault
/// inside the handler) does not print another.
static volatile sig_atomic_t reported = 0;

static int findingsLog = -1;

void scion::logFindingsTo(int file) { findingsLog = file; }

void scion::logFinding(std::string_view line) {
  if (findingsLog >= 0) [[maybe_unused]]
    ssize_t ignored = write(findingsLog, line.data(), line.size());
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
  writeOut(at == line.npos ? line : line.substr(at + key.size()));
}

void scion::reportAndAbort(const Finding &finding) {
  reported = 1;
  std::fflush(stdout);
  giveBackPrints();
  std::string line = formatLine(finding);
  if (askGate(line, /*isCrash=*/false) != Reporting::Printed) {
    // What was printed before need not have ended its line. The second line is
    // for machines.
    std::string report = formatReport(finding);
    report.insert(report.find('\n') + 1, writeFinding(finding) + "\n");
    writeOut("\n" + report);
    logFinding(line);
  }
  abortAsReported();
}

bool scion::reportAndGoOn(const Finding &finding) {
  static std::set<std::string> *before = new std::set<std::string>;
  std::string key = std::string(toString(finding.kind)) + " " +
                    finding.culprit + " " + finding.pattern;
  if (!before->insert(std::move(key)).second)
    return false;
  std::string text = "\n" + formatReport(finding);
  std::fwrite(text.data(), 1, text.size(), stderr);
  logFinding(formatLine(finding));
  return true;
}

static const CrashNote *crashNote = nullptr;

CrashNote::CrashNote() : outer(crashNote) { crashNote = this; }
CrashNote::~CrashNote() { crashNote = outer; }

/// Signal-safe: the first line of a report about the running stage, and what
/// the innermost note says.
static void attributeToStage(const char *kind, const char *what, bool isAsked) {
  if (reported)
    return;
  reported = 1;
  giveBackPrints();
  char line[256];
  size_t size = 0;
  auto append = [&](const char *text) {
    for (; *text && size < sizeof(line) - 2; ++text)
      line[size++] = *text == '\n' ? ' ' : *text;
  };
  append("ASSERTION FAILED: FuzzerHash=");
  append(currentStage());
  append(kind);
  append(what);
  line[size++] = '\n';
  Reporting how =
      isAsked ? askGate({line, size}, /*isCrash=*/true) : Reporting::Print;
  if (how == Reporting::Printed)
    return;
  writeOut("\n");
  writeOut({line, size});
  if (crashNote)
    crashNote->say([](std::string_view piece) { writeOut(piece); });
  logFinding({line, size});
  if (how == Reporting::PrintAndEnd)
    _exit(gateExitCode);
}

static void attributeCrash(const char *what) {
  attributeToStage(".crash ", what, /*isAsked=*/true);
}

void scion::reportHang() {
  attributeToStage(".hang ", "this stage does not come back",
                   /*isAsked=*/false);
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
  attributeCrash(text);
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
  reportAndAbort({FindingKind::Crash,
                  currentStage(),
                  "",
                  "LLVM ERROR: " + std::string(reason),
                  std::move(note),
                  {}});
}

void scion::installCrashAttribution() {
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
