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
  OwnDefect, // of Scion itself: it let something undefined through
  RoundTrip, // print or bytecode, then parse, gives another module
};

/// Distinguishes findings of one kind.
enum class FindingReason : uint8_t {
  None,
  // Wrong results.
  OtherResult,     // another value is printed, or fewer, or more
  Trap,            // the program traps
  Endless,         // it runs out of fuel or memory
  UnwrittenMemory, // it reads what nothing has written
  Undefined,       // it does what is undefined
  PoisonBranch,    // it branches on poison, which decides no result: LLVM may
                   // take it for undefined. Ranks below a wrong result
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
  Execution,   // what another path executes
  Verifier,    // MLIR's or LLVM's
  Crash,       // the process ended
  RoundTrip,   // the module that was printed
  Repetition,  // the same passes, run again
};

/// How a finding is shown with stock tools.
enum class Demonstration : uint8_t {
  Commands,       // by those that it carries
  Passes,         // mlir-opt runs `bad`
  Run,            // the program is run after `bad`
  Runs,           // the program is run after `good` and after `bad`
  Repeats,        // the same as Run, several times
  Interpreter,    // the interpreter says what is right; mlir-opt runs `bad`
  InterpreterRun, // the same, and the program is run after `bad`
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

  /// Sentences for a reader that no other field has, each with its end of line.
  std::string details;

  /// Shell commands that show it with stock mlir-opt and mlir-runner, made by
  /// demonstrate() (LoweringReplay.h) from what follows.
  std::vector<std::string> replay;

  /// The files that they read.
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

  /// The module before the culprit, and what it made of it, as text.
  std::string input = {}, output = {};

  /// Everything that the program prints where it is right and where it is
  /// wrong, and the first entry that differs.
  std::string expected = {}, actual = {};
  std::optional<Difference> difference = {};

  /// For recognising it: the culprit as it was run, and the kinds of ops and
  /// predicates (known/Selectors.h) of the module that it was given. Empty
  /// where that is not known.
  std::string step = {};
  std::vector<std::string> inputKinds = {};

  /// For the ledger only, not for readers: what the culprit changed
  /// (Setback::effect).
  std::vector<std::string> effect = {};

  /// The id of the known bug that it was recognised as, else ""; and the ids of
  /// others that it may be as well.
  std::string known = {};
  std::vector<std::string> knownToo = {};

  /// The ids of known bugs that were suppressed on this program.
  std::vector<std::string> suppressed = {};

  /// The oracle that found it (Oracle.h), or "".
  std::string oracle = {};

  /// Of so many fresh processes that judged the program, so many showed it; 0
  /// if none was asked.
  unsigned processes = 0, confirmed = 0;
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FINDING_H
