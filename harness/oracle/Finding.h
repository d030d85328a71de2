//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Finding is what an oracle returns when it is sure that MLIR is wrong.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ORACLE_FINDING_H
#define SCION_HARNESS_ORACLE_FINDING_H

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

/// The kind as it stands in reports and file names: "invalid-ir".
/// What a kind leaves open.
enum class FindingReason : uint8_t {
  None,
  ReferenceFails, // the reference path traps, or reads what nothing has
                  // written; another one does not
};

std::string_view toString(FindingKind kind);
std::optional<FindingKind> findingKindNamed(std::string_view name);

/// What the commands of a finding read.
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

std::string_view toString(Demonstration how);
std::optional<Demonstration> demonstrationNamed(std::string_view name);

struct ReplayFile {
  std::string name, text;
};

struct Finding {
  FindingKind kind;

  /// The guilty pass as it is spelled in a pipeline ("canonicalize"), or the
  /// guilty stage ("parse", "print-generic", "bytecode").
  std::string culprit;

  /// The guilty rewrite pattern where it can be told, else empty.
  std::string pattern;

  /// One line: what differs.
  std::string summary;

  /// The story: observation and both values, input of the guilty pass …
  std::string details;

  /// Shell commands that show it with stock mlir-opt and mlir-runner, made by
  /// demonstrate() (LoweringReplay.h) from what follows.
  std::vector<std::string> replay;

  /// The files that they read.
  std::vector<ReplayFile> files = {};

  /// What shows it: a program, the pipeline with the wrong result, and for
  /// results that differ the pipeline with the right one.
  Demonstration shownBy = Demonstration::Commands;
  std::string program = {};
  std::vector<PathStep> good = {}, bad = {};

  /// The program that `good` is run on, if it is another one: with each op
  /// alone in a function.
  std::string goodProgram = {};

  /// LLVM's optimisation level after `bad`: 0 or 2.
  unsigned badLevel = 0;

  FindingReason reason = FindingReason::None;

  /// For recognising it: the guilty step as it was run, and the kinds of ops
  /// and predicates (known/Selectors.h) of the module that it was given.
  /// Empty where that is not known.
  std::string step = {};
  std::vector<std::string> inputKinds = {};

  /// The id of the known bug that it was recognised as, else ""; and the ids of
  /// others that it may be as well.
  std::string known = {};
  std::vector<std::string> knownToo = {};
};

} // namespace scion

#endif // SCION_HARNESS_ORACLE_FINDING_H
