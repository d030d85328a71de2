//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Finding is what an oracle returns when it is sure that MLIR is wrong. It is
// data: Report.h renders it as text, FindingJson.h as JSON, and nothing reads
// the text back.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_FINDING_H
#define SCION_HARNESS_ORACLE_FINDING_H

#include "harness/exec/Difference.h"
#include "harness/lowering/PathStep.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

enum class FindingKind : uint8_t {
  Crash,
  InvalidIR,
  Miscompile,
  Nondeterminism,
  ReferenceMismatch,
  PoisonOrCodegen,
  Hang,
  OwnDefect, // a bug in Scion: it ran an undefined program
  RoundTrip, // text or bytecode reads back as another module
};

/// Distinguishes findings of one kind.
enum class FindingReason : uint8_t {
  None,
  // Wrong results.
  OtherResult,     // another value is printed, or fewer, or more
  Trap,            // the program traps
  Endless,         // it runs out of fuel or memory
  UnwrittenMemory, // it reads what nothing has written
  Undefined,       // it has undefined behaviour
  PoisonBranch,    // it branches on poison and no result differs. LLVM may
                   // treat this as undefined. Ranks below a wrong result
  ReferenceFails,  // the reference path traps, or reads unwritten memory;
                   // another path does not
  // Invalid IR.
  Verifier,     // MLIR's verifier rejects it
  Untranslated, // MLIR does not translate it to LLVM IR
  LLVMVerifier, // LLVM's verifier rejects the translation
  // Nondeterminism.
  OtherModule, // equal programs become different modules
  // Crashes and hangs.
  Signal,
  Assertion,
  FatalError,      // llvm::report_fatal_error
  EndlessPatterns, // patterns are applied without end
  TimeOut,
};

/// The judge that calls the output wrong.
enum class JudgedBy : uint8_t {
  Unknown,
  Interpreter, // the semantics of the ops
  Execution,   // the execution of another path
  Verifier,    // MLIR's or LLVM's
  Crash,       // the process ended
  RoundTrip,   // the module that was printed
  Repetition,  // the same passes, run again
};

/// How a finding is shown with stock tools.
enum class Demonstration : uint8_t {
  Commands,       // by the commands in Finding::replay
  Passes,         // mlir-opt runs `bad`
  Run,            // the program is run after `bad`
  Runs,           // the program is run after `good` and after `bad`
  Repeats,        // as Run, several times
  Interpreter,    // the interpreter shows the right result; mlir-opt runs `bad`
  InterpreterRun, // as Interpreter, and the program is run after `bad`
};

/// Names as in reports, JSON and file names: "invalid-ir".
std::string_view toString(FindingKind kind);
std::string_view toString(FindingReason reason);
std::string_view toString(JudgedBy judgedBy);
std::string_view toString(Demonstration how);
std::optional<FindingKind> findingKindNamed(std::string_view name);
std::optional<FindingReason> findingReasonNamed(std::string_view name);
std::optional<JudgedBy> judgedByNamed(std::string_view name);
std::optional<Demonstration> demonstrationNamed(std::string_view name);

/// A file that the commands of a finding read.
struct ReplayFile {
  std::string name, text;
};

struct Finding {
  FindingKind kind;

  /// The culprit as it is spelled in a pipeline ("canonicalize"), or the
  /// stage ("parse", "print-generic", "bytecode").
  std::string culprit;

  /// The rewrite pattern to blame, or "" if none is known.
  std::string pattern;

  /// One line: what differs.
  std::string summary;

  /// Facts for a reader that no other field holds, one sentence a line.
  std::string details;

  /// Shell commands that show the finding with stock mlir-opt and mlir-runner,
  /// made by demonstrate() (LoweringReplay.h) from the fields below.
  std::vector<std::string> replay;

  /// The files that these commands read.
  std::vector<ReplayFile> files = {};

  /// The demonstration: a program, the pipeline with the wrong result, and for
  /// results that differ the pipeline with the right one.
  Demonstration shownBy = Demonstration::Commands;
  std::string program = {};
  std::vector<PathStep> good = {}, bad = {};

  /// LLVM's optimisation level after `bad`: 0 or 2.
  unsigned badLevel = 0;

  FindingReason reason = FindingReason::None;
  JudgedBy judgedBy = JudgedBy::Unknown;

  /// Of a crash by a signal: the function that crashed (CrashFrame.h), or "".
  std::string frame = {};

  /// The culprit's index in `bad`.
  std::optional<size_t> culpritIndex = {};

  /// The input and the output of the culprit, as text.
  std::string input = {}, output = {};

  /// The complete right and wrong output of the program, and the first entry
  /// that differs.
  std::string expected = {}, actual = {};
  std::optional<Difference> difference = {};

  /// For recognising the finding: the culprit's step in the pipeline, and the
  /// kinds of ops and predicates (known/Selectors.h) of its input. Empty if not
  /// known.
  std::string step = {};
  std::vector<std::string> inputKinds = {};

  /// For the ledger only, not for readers: what the culprit changed
  /// (Setback::effect).
  std::vector<std::string> effect = {};

  /// The id of the known bug that the finding was recognised as, or ""; and the
  /// ids of other known bugs that match it.
  std::string known = {};
  std::vector<std::string> knownToo = {};

  /// The ids of known bugs that were suppressed on this program.
  std::vector<std::string> suppressed = {};

  /// The oracle (Oracle.h) that reported the finding, or "".
  std::string oracle = {};

  /// The number of fresh processes that judged the program, and how many of
  /// them showed the finding; 0 if it was not confirmed this way.
  unsigned processes = 0, confirmed = 0;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FINDING_H
