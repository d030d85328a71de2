//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns a Finding into text, and ends the process with it. The first line,
//   ASSERTION FAILED: FuzzerHash=<culprit>.<kind>
// is the form that crash deduplicators group by (measured: equal between the
// libFuzzer and the ASan jobs, distinct between two culprits). After this key,
// only the ending of a crash or hang may follow: ClusterFuzz makes a group of
// each distinct line (tests/tools/planted-bugs groups). For other kinds the
// summary has a line of its own.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_REPORT_H
#define SCION_HARNESS_ORACLE_REPORT_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <string>
#include <string_view>

namespace scion {

struct Finding;

/// The mark that a crash deduplicator looks for, before culprit and kind.
inline constexpr std::string_view reportBegin = "ASSERTION FAILED: FuzzerHash=";

/// The whole report, as reportAndAbort prints it.
std::string formatReport(const Finding &finding);

/// The same, with the finding as JSON in its second line.
std::string reportForMachines(const Finding &finding);

/// From now on that JSON is not shortened, for a parent process that reads it.
void reportFindingsWhole();

/// The first line and the summary in one line, for logs.
std::string formatLine(const Finding &finding);

/// The same of the first report in a text, without the end of the line; "" if
/// there is none.
std::string lineOfReport(std::string_view text);

/// The finding of the first report in a text, from its second line or, if that
/// is missing, from the first line alone.
std::optional<Finding> findingOfReport(std::string_view text);

/// Whether the process crashed while no part of MLIR was running: an earlier
/// pass corrupted the heap. Also true for a process without a report.
bool crashedOutsideOfStages(std::string_view report);

/// Whether an earlier pass may have corrupted the heap: no part of MLIR was
/// running, or the allocator aborted while another pass was.
bool mayHaveCorruptHeap(std::string_view report, int signal);

/// The culprit, the kind and the summary of such a line.
std::optional<Finding> findingOfLine(std::string_view line);

/// Prints the report on stderr and aborts. The only function of Scion that
/// ends the process because of a finding.
[[noreturn]] void reportAndAbort(const Finding &finding);

/// Prints the report on stderr and returns true, unless a finding of the same
/// bucket was reported before.
bool reportAndGoOn(const Finding &finding);

/// From now on every finding is also written to `file`, as a line of JSON with
/// its key facts: engines that go on after a crash do not show the output of
/// the crashed process.
void logFindingsTo(int file);

/// Writes such a line; `file` is where the input was saved, or "".
void logFinding(const Finding &finding, const std::string &file = "");

/// How to treat a finding that is about to end the process.
enum class Reporting : unsigned char {
  Print,       // as usual
  PrintAndEnd, // and then the process ends at once, with the gate's exit code
  Printed,     // do not print it: it was reported elsewhere
};

/// Sets a function that is called before a finding or a crash ends the process;
/// it may end the process itself. `isCrash`: it runs in a signal handler, and
/// memory may be corrupt or locked.
void setReportGate(Reporting (*gate)(bool isCrash), int exitCode);

/// The first line of the report that the gate decides about. Signal-safe.
std::string_view lineAskedAbout();

/// Prints the first line of a report that the running stage hangs, and the
/// innermost note. Signal-safe.
void reportHang();

/// Ends the process as reportAndAbort does, after such a report. Signal-safe.
[[noreturn]] void abortAsReported();

/// Prints the first line of the report as "not confirmed", for a gate that
/// could not reproduce it, and logs it with `"reproduced":false`. Signal-safe.
void sayUnconfirmed();

/// From now on a crash of MLIR itself (signal, sanitizer report, LLVM fatal
/// error) prints the report's first line too, with the current stage as
/// culprit, after whatever the sanitizer printed.
void installCrashAttribution();

/// Text that such a crash prints, too, during the lifetime of the note: the
/// path to the crash, or a program that is not yet an input and therefore in no
/// crash file. Only the innermost note is printed.
class CrashNote {
public:
  using Out = llvm::function_ref<void(std::string_view)>;

  CrashNote();
  virtual ~CrashNote();
  CrashNote(const CrashNote &) = delete;
  CrashNote &operator=(const CrashNote &) = delete;

  /// Hands its text over in pieces. Runs in a signal handler: it may look at
  /// memory that is there, and must not allocate.
  virtual void say(Out out) const = 0;

  /// The same for the finding as JSON: members, each with a comma in front.
  virtual void sayJson(Out) const {}

private:
  const CrashNote *outer;
};

/// A note with a text that exists already and outlives it.
class CrashText final : public CrashNote {
public:
  explicit CrashText(std::string_view text) : text(text) {}
  void say(Out out) const override { out(text); }

private:
  std::string_view text;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_REPORT_H
