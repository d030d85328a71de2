//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Proofs.h"

#include "harness/hunt/KnownRefutations.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRunner.h"
#include "harness/lowering/PrintModule.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace scion;
using namespace scion::hunt;
using prove::Verdict;

/// Limit of Z3 for one condition, so that a try takes milliseconds.
static constexpr unsigned solverLimit = 200'000;

/// Maximum number of refutations. With a baseline, each is proved again, which
/// takes half a second.
static constexpr size_t mostRefutations = 64;

void ProofSums::add(const ProofSums &other) {
  proved += other.proved;
  refuted += other.refuted;
  unknown += other.unknown;
  outOfScope += other.outOfScope;
  refutedForPoison += other.refutedForPoison;
  explained += other.explained;
  known.insert(other.known.begin(), other.known.end());
  for (const Refutation &refutation : other.refutations)
    if (refutations.size() < mostRefutations &&
        llvm::none_of(refutations, [&](const Refutation &there) {
          return there.seed == refutation.seed &&
                 there.function == refutation.function &&
                 there.pass == refutation.pass &&
                 there.known == refutation.known;
        }))
      refutations.push_back(refutation);
}

const Refutation *ProofSums::first() const {
  auto found = llvm::find_if(
      refutations, [](const Refutation &one) { return one.known.empty(); });
  return found == refutations.end() ? nullptr : &*found;
}

/// "a0 = 5: returns 1 before the pass, 2 after it".
static std::string wordsOf(const std::string &counterexample,
                           const std::string &what) {
  return (counterexample.empty() ? "" : counterexample + ": ") + what;
}

std::string Refutation::str() const {
  return (seed.empty() ? "" : seed + ", ") + "@" + function + ": " + pass +
         ": " + wordsOf(counterexample, what);
}

std::string ProofSums::str() const {
  std::string text = std::to_string(proved) + " proved, " +
                     std::to_string(refuted) + " refuted" +
                     (first() ? " (" + first()->str() + ")" : "");
  if (explained)
    text += ", " + std::to_string(explained) + " refuted by known bugs (" +
            llvm::join(known, ", ") + ")";
  if (refutedForPoison)
    text += ", " + std::to_string(refutedForPoison) + " only for poison";
  return text + ", " + std::to_string(unknown) + " unknown, " +
         std::to_string(outOfScope) + " out of scope";
}

static void add(ProofSums &sums, const Verdict &verdict,
                mlir::FunctionOpInterface function, const PathStep &step) {
  switch (verdict.kind) {
  case Verdict::Proved:
    sums.proved += !verdict.isUnchanged;
    return;
  case Verdict::Refuted:
    if (verdict.known.empty() && verdict.needsPoison) {
      ++sums.refutedForPoison;
      return;
    }
    ++(verdict.known.empty() ? sums.refuted : sums.explained);
    sums.known.insert(verdict.known.begin(), verdict.known.end());
    sums.refutations.push_back(
        {function.getName().str(), step.pass, verdict.counterexample,
         verdict.why, llvm::join(verdict.known, ", "),
         printModule(function->getParentOfType<mlir::ModuleOp>()), step, ""});
    return;
  case Verdict::Unknown:
    ++sums.unknown;
    return;
  case Verdict::OutOfScope:
    ++sums.outOfScope;
    return;
  }
}

mlir::OwningOpRef<mlir::ModuleOp> hunt::runPass(ContextLease &lease,
                                                mlir::ModuleOp before,
                                                PathStep step,
                                                std::string &why) {
  step.isAsked = true;
  mlir::OwningOpRef<mlir::ModuleOp> after = before.clone();
  StepResult result = PassRunner::of(lease).run(*after, step, lease);
  if (result.status == StepStatus::InvalidIR)
    lease.abandon(after.release());
  if (!isRefusal(result.status))
    return after;
  why = step.pass + ": " + toString(result.status) +
        (result.message.empty() ? "" : ": ") + result.message;
  return nullptr;
}

std::string hunt::proveEachPass(
    ParsedInput &input, const std::vector<PathStep> &passes,
    const prove::ProveOptions &options,
    const std::function<void(mlir::FunctionOpInterface, const PathStep &,
                             Verdict)> &visit) {
  std::string why;
  mlir::OwningOpRef<mlir::ModuleOp> before = std::move(input.module);
  for (PathStep step : passes) {
    step.isAsked = true;
    mlir::OwningOpRef<mlir::ModuleOp> after =
        runPass(input.context, *before, step, why);
    if (!after)
      return why;
    for (auto function : before->getOps<mlir::FunctionOpInterface>())
      if (!function.isExternal())
        visit(function, step,
              proveFunction(input.context, *before, *after, function.getName(),
                            step, options));
    before = std::move(after);
  }
  return "";
}

ProofSums hunt::proveProgram(const std::string &program,
                             const std::vector<PathStep> &passes) {
  ProofSums sums;
  std::optional<ParsedInput> input = parseInput(program);
  if (!input)
    return sums;
  prove::ProveOptions options;
  options.decide.solver = solverLimit;
  proveEachPass(
      *input, passes, options,
      [&](mlir::FunctionOpInterface function, const PathStep &step,
          const Verdict &verdict) { add(sums, verdict, function, step); });
  return sums;
}

std::optional<std::string> hunt::wrongOnlyHere(const Refutation &refutation,
                                               std::string_view otherAfter) {
  std::optional<ParsedInput> input = parseInput(refutation.program);
  if (!input)
    return std::nullopt;
  mlir::OwningOpRef<mlir::ModuleOp> other =
      mlir::parseSourceString<mlir::ModuleOp>(otherAfter, input->context.get());
  // An empty output parses as a module without the function.
  if (!other || !other->lookupSymbol(refutation.function))
    return std::nullopt;
  std::string why;
  mlir::OwningOpRef<mlir::ModuleOp> after =
      runPass(input->context, *input->module, refutation.step, why);
  if (!after)
    return std::nullopt;
  prove::ProveOptions options;
  options.decide.solver = solverLimit;
  options.recognise = [&](const prove::Counterexample &example) {
    return example.differsIn(*other) ? "there before" : "";
  };
  Verdict verdict =
      prove::prove(*input->module, *after, refutation.function, options);
  bool isNew = verdict.kind == Verdict::Refuted && verdict.known.empty() &&
               !verdict.needsPoison;
  return isNew ? wordsOf(verdict.counterexample, verdict.why) : "";
}
