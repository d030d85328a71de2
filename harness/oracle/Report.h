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
// libFuzzer and the ASan jobs, distinct between two culprits). A crash says
// there how it ended; nothing else may: of values in this line, ClusterFuzz
// makes a group each (tests/tools/planted-bugs groups). The summary is the
// second line.
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

/// From now on that JSON is complete, however long it is: for a process that
/// reads it.
void reportFindingsWhole();

/// Its first line and the summary in one, as logs have it.
std::string formatLine(const Finding &finding);

/// The same of the first report in a text, without the end of the line; "" if
/// there is none.
std::string lineOfReport(std::string_view text);

/// The finding of the first report in a text: its second line, or what there is
/// of it if that line is missing.
std::optional<Finding> findingOfReport(std::string_view text);

/// Whether the report is of a crash while no part of MLIR was at work:
/// something corrupted the heap before. So does a process that reports nothing.
bool crashedOutsideOfStages(std::string_view report);

/// Whether an earlier pass may have corrupted the heap: no part of MLIR was at
/// work, or the allocator aborted while another pass was.
bool mayHaveCorruptHeap(std::string_view report, int signal);

/// The culprit, the kind and the summary of such a line.
std::optional<Finding> findingOfLine(std::string_view line);

/// Prints the report on stderr and aborts. The only function of Scion that
/// ends the process because of a finding.
[[noreturn]] void reportAndAbort(const Finding &finding);

/// Prints the report on stderr and comes back. A kind of finding in a culprit
/// and pattern that was reported before is not printed again. Says whether it
/// was.
bool reportAndGoOn(const Finding &finding);

/// From now on every finding is written there too, as a line of JSON with its
/// key facts: engines that go on after a crash do not show what the crashed
/// process printed.
void logFindingsTo(int file);

/// Writes such a line; `file` is where the input was saved, or "".
void logFinding(const Finding &finding, const std::string &file = "");

/// How to treat a finding that is about to end the process.
enum class Reporting : unsigned char {
  Print,       // as usual
  PrintAndEnd, // and then the process ends at once, with the gate's exit code
  Printed,     // somebody else has reported it
};

/// From now on asked before a finding or a crash is reported; may end the
/// process. `isCrash`: it is called in a signal handler, and memory may be
/// corrupt or locked.
void setReportGate(Reporting (*gate)(bool isCrash), int exitCode);

/// The first line of the report that the gate decides about. Signal-safe.
std::string_view lineAskedAbout();

/// Prints the first line of a report that the running stage hangs, and the
/// innermost note. Signal-safe.
void reportHang();

/// Ends the process as reportAndAbort does, after such a report. Signal-safe.
[[noreturn]] void abortAsReported();

/// Says what the report would have said first, in a line that is no report: for
/// a gate that does not believe it. The log gets it with `"reproduced":false`.
/// Signal-safe.
void sayUnconfirmed();

/// From now on a crash of MLIR itself (signal, sanitizer report, LLVM fatal
/// error) prints the report's first line too, with the current stage as
/// culprit, after whatever the sanitizer printed.
void installCrashAttribution();

/// While it lives, such a crash also prints what the note says: the way to the
/// crash, or what no crash file of an engine holds because it is not an input
/// yet. Of nested ones, the innermost.
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

/// A note whose text is there already, and lives as long.
class CrashText final : public CrashNote {
public:
  explicit CrashText(std::string_view text) : text(text) {}
  void say(Out out) const override { out(text); }

private:
  std::string_view text;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_REPORT_H
