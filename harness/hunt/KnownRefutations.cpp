//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/KnownRefutations.h"

#include "harness/input/ContextPool.h"
#include "harness/known/Registry.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PathStep.h"
#include "harness/oracle/Finding.h"
#include "harness/oracle/Recognise.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace scion;
using namespace scion::hunt;
using prove::Counterexample;
using prove::Verdict;

/// Maximum number of runs with known bugs suppressed. Each run also suppresses
/// the bugs that the run before showed.
static constexpr unsigned mostRounds = 3;

/// Whether the pass cannot be stopped halfway: a conversion without rollback
/// would crash.
static bool mustRunWhole(const PathStep &step) {
  return llvm::StringRef(step.pipeline).contains("allow-pattern-rollback=0");
}

namespace {
/// Runs the pass again on a module that holds only this function, so that
/// records' predicates and pattern attempts concern nothing else.
class Recogniser {
public:
  Recogniser(ContextLease &context, mlir::ModuleOp before,
             llvm::StringRef function, const PathStep &step)
      : context(context), source(prove::cutOut(before, function)),
        function(function), step(step), kinds(scanKinds(*source).kinds) {}

  /// The id of the live record that recognises the counterexample, or "".
  std::string recognise(const Counterexample &example) {
    // Records of miscompiles recognise it, too.
    Finding finding{FindingKind::ReferenceMismatch,
                    step.pass,
                    patternFor(example),
                    example.values + ": " + example.difference,
                    "",
                    {}};
    if (llvm::StringRef(example.difference).starts_with("is undefined"))
      finding.reason = FindingReason::Undefined;
    noteInput(finding, step, kinds);
    Registry &registry = Registry::global();
    std::optional<unsigned> record = scion::recognise(finding, registry);
    if (!record)
      return "";
    if (*record == Registry::isLegal)
      return "a legal difference";
    return registry.isLive(*record) ? registry.records()[*record].id : "";
  }

  /// Runs the pass with only these records suppressed. None if they suppress
  /// nothing on this function, or if the pass fails.
  mlir::OwningOpRef<mlir::ModuleOp>
  runWithout(const std::vector<std::string> &ids) {
    Registry &registry = Registry::global();
    suppressed = true;
    enabled.clear();
    if (!run())
      return nullptr;
    std::vector<std::string> others;
    bool isAny = false;
    for (unsigned record : registry.suppressedOfProgram()) {
      const std::string &id = registry.records()[record].id;
      bool isOne = llvm::is_contained(ids, id);
      isAny |= isOne;
      if (!isOne)
        others.push_back(id);
    }
    if (!isAny)
      return nullptr;
    enabled = llvm::join(others, ",");
    return run();
  }

  mlir::ModuleOp before() { return *source; }

private:
  /// None if the pass fails.
  mlir::OwningOpRef<mlir::ModuleOp> run(uint64_t limit = ~0ull) {
    Registry &registry = Registry::global();
    KnownMode mode = registry.getMode();
    registry.setMode(KnownMode::Avoid);
    registry.startProgram(enabled);
    PathStep asked = step;
    asked.isAsked = !suppressed;
    PassRunner &runner = PassRunner::of(context);
    mlir::OwningOpRef<mlir::ModuleOp> module = source->clone();
    runner.patterns().limitAttempts(limit);
    StepResult result = runner.run(*module, asked, context);
    runner.patterns().unlimitAttempts();
    attempts = runner.patterns().attemptCount();
    last = runner.patterns().lastPattern();
    registry.setMode(mode);
    if (result.status == StepStatus::InvalidIR)
      context.abandon(module.release());
    return isRefusal(result.status) ? nullptr : std::move(module);
  }

  /// The first attempt after which the pass is wrong names the pattern; "" if
  /// no pattern is to blame.
  std::string patternFor(const Counterexample &example) {
    auto shows = [&](uint64_t limit) {
      mlir::OwningOpRef<mlir::ModuleOp> module = run(limit);
      return module && example.differsIn(*module);
    };
    if (mustRunWhole(step) || !shows(~0ull))
      return "";
    uint64_t low = 0, high = attempts;
    if (high == 0 || shows(0))
      return "";
    while (low + 1 < high) {
      uint64_t middle = low + (high - low) / 2;
      (shows(middle) ? high : low) = middle;
    }
    return shows(high) ? last : "";
  }

  ContextLease &context;
  mlir::OwningOpRef<mlir::ModuleOp> source;
  std::string function;
  PathStep step;
  std::vector<std::string> kinds;
  bool suppressed = false;
  std::string enabled; // ids of the records that are not suppressed
  // Of the last run.
  uint64_t attempts = 0;
  std::string last;
};
} // namespace

Verdict hunt::proveFunction(ContextLease &context, mlir::ModuleOp before,
                            mlir::ModuleOp after, llvm::StringRef function,
                            const PathStep &step,
                            const prove::ProveOptions &options) {
  std::optional<Recogniser> recogniser;
  prove::ProveOptions knowing = options;
  knowing.recognise = [&](const Counterexample &example) {
    if (!recogniser)
      recogniser.emplace(context, before, function, step);
    return recogniser->recognise(example);
  };
  Verdict verdict = prove::prove(before, after, function, knowing);
  for (unsigned round = 0; round < mostRounds && !verdict.known.empty();
       ++round) {
    mlir::OwningOpRef<mlir::ModuleOp> without =
        recogniser->runWithout(verdict.known);
    if (!without)
      break;
    Verdict again =
        prove::prove(recogniser->before(), *without, function, knowing);
    if (again.kind != Verdict::Refuted) {
      verdict.withoutKnown =
          std::string(toString(again.kind)) + " (" + again.why + ")";
      break;
    }
    if (again.known.empty()) {
      again.why += ", without " + llvm::join(verdict.known, ", ");
      return again;
    }
    size_t found = verdict.known.size();
    for (std::string &id : again.known)
      if (!llvm::is_contained(verdict.known, id))
        verdict.known.push_back(std::move(id));
    if (verdict.known.size() == found)
      break;
  }
  Registry::global().endProgram();
  return verdict;
}
