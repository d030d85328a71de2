//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of a finding's enums.
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Finding.h"

using namespace scion;

namespace {
template <typename Enum>
struct Named {
  Enum value;
  std::string_view name;
};
} // namespace

static constexpr Named<FindingKind> kinds[] = {
    {FindingKind::Crash, "crash"},
    {FindingKind::InvalidIR, "invalid-ir"},
    {FindingKind::Miscompile, "miscompile"},
    {FindingKind::Nondeterminism, "nondeterminism"},
    {FindingKind::ReferenceMismatch, "reference-mismatch"},
    {FindingKind::PoisonOrCodegen, "poison-or-codegen"},
    {FindingKind::Hang, "hang"},
    {FindingKind::OwnDefect, "own-defect"},
    {FindingKind::RoundTrip, "round-trip"},
};

static constexpr Named<FindingReason> reasons[] = {
    {FindingReason::None, ""},
    {FindingReason::OtherResult, "other-result"},
    {FindingReason::Trap, "trap"},
    {FindingReason::Endless, "endless"},
    {FindingReason::UnwrittenMemory, "unwritten-memory"},
    {FindingReason::Undefined, "undefined"},
    {FindingReason::PoisonBranch, "poison-branch"},
    {FindingReason::ReferenceFails, "reference-fails"},
    {FindingReason::Verifier, "verifier"},
    {FindingReason::Untranslated, "untranslated"},
    {FindingReason::LLVMVerifier, "llvm-verifier"},
    {FindingReason::OtherModule, "other-module"},
    {FindingReason::Signal, "signal"},
    {FindingReason::Assertion, "assertion"},
    {FindingReason::FatalError, "fatal-error"},
    {FindingReason::EndlessPatterns, "circling"},
    {FindingReason::TimeOut, "time-out"},
};

static constexpr Named<JudgedBy> judges[] = {
    {JudgedBy::Unknown, ""},
    {JudgedBy::Interpreter, "interpreter"},
    {JudgedBy::Execution, "execution"},
    {JudgedBy::Verifier, "verifier"},
    {JudgedBy::Crash, "crash"},
    {JudgedBy::RoundTrip, "round-trip"},
    {JudgedBy::Repetition, "repetition"},
};

static constexpr Named<Demonstration> demonstrations[] = {
    {Demonstration::Commands, "commands"},
    {Demonstration::Passes, "passes"},
    {Demonstration::Run, "run"},
    {Demonstration::Runs, "runs"},
    {Demonstration::Repeats, "repeats"},
    {Demonstration::Interpreter, "interpreter"},
    {Demonstration::InterpreterRun, "interpreter-run"},
};

template <typename Enum, size_t size>
static std::string_view nameIn(const Named<Enum> (&table)[size], Enum value) {
  for (const Named<Enum> &one : table)
    if (one.value == value)
      return one.name;
  return "";
}

template <typename Enum, size_t size>
static std::optional<Enum> valueIn(const Named<Enum> (&table)[size],
                                   std::string_view name) {
  for (const Named<Enum> &one : table)
    if (one.name == name)
      return one.value;
  return std::nullopt;
}

std::string_view scion::toString(FindingKind kind) {
  return nameIn(kinds, kind);
}
std::string_view scion::toString(FindingReason reason) {
  return nameIn(reasons, reason);
}
std::string_view scion::toString(JudgedBy judgedBy) {
  return nameIn(judges, judgedBy);
}
std::string_view scion::toString(Demonstration how) {
  return nameIn(demonstrations, how);
}

std::optional<FindingKind> scion::findingKindNamed(std::string_view name) {
  return valueIn(kinds, name);
}
std::optional<FindingReason> scion::findingReasonNamed(std::string_view name) {
  return valueIn(reasons, name);
}
std::optional<JudgedBy> scion::judgedByNamed(std::string_view name) {
  return valueIn(judges, name);
}
std::optional<Demonstration> scion::demonstrationNamed(std::string_view name) {
  return valueIn(demonstrations, name);
}
