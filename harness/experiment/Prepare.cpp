//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/Prepare.h"

#include "harness/exec/Observe.h"
#include "harness/exec/Outcome.h"
#include "harness/exec/Runtime.h"
#include "harness/experiment/Defined.h"
#include "harness/experiment/Scope.h"
#include "harness/experiment/Statistics.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/OpKinds.h"
#include "harness/recondition/Fuel.h"
#include "harness/recondition/Recondition.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace scion;

/// Inputs and sizes that are tried until a program that only shows when it runs
/// whether it is defined is. Of the sample in docs/Reconditioning.md 353 of 414
/// programs come into scope with one, 356 with three, 358 with eight.
static constexpr unsigned tries = 8;

/// Takes what is not known to be safe for safe, and asks the reference
/// semantics. None: the program is not defined so, and is as it was.
static std::optional<ReconditionResult>
reconditionAndRun(mlir::ModuleOp module, uint64_t seed,
                  ReconditionOptions options) {
  options.assumesDefined = true;
  mlir::OwningOpRef<mlir::ModuleOp> original = module.clone();
  auto restore = [&](mlir::OwningOpRef<mlir::ModuleOp> from) {
    module->setAttrs(from->getOperation()->getAttrDictionary());
    module.getBodyRegion().takeBody(from->getBodyRegion());
  };
  ChoiceStream seeds = ChoiceStream(seed).fork("inputs");
  for (unsigned i = 0; i < tries; ++i) {
    if (i)
      restore(original->clone());
    ReconditionResult result =
        recondition(module, i ? seeds.next() : seed, options);
    result.isRun = result.assumed != 0;
    if (result.inScope && (!result.isRun || runsDefined(module)))
      return result;
    if (!result.inScope || !result.hasOwnMain)
      break;
  }
  restore(std::move(original));
  return std::nullopt;
}

ReconditionResult scion::makeWellDefined(mlir::ModuleOp module, uint64_t seed,
                                         const ReconditionOptions &options,
                                         bool leaveDefined) {
  freeRuntimeNames(module);
  if (!leaveDefined || !options.guards || options.assertions ||
      !options.hazards.empty())
    return recondition(module, seed, options);
  if (runsDefined(module)) {
    ReconditionOptions fewer = options;
    fewer.hazards = hazardsOfDefined();
    fewer.assumesDefined = true;
    ReconditionResult result = recondition(module, seed, fewer);
    result.isRun = true;
    return result;
  }
  if (std::optional<ReconditionResult> result =
          reconditionAndRun(module, seed, options))
    return std::move(*result);
  return recondition(module, seed, options);
}

/// Where little is shown, so many values at the end of @main.
static constexpr unsigned fewValues = 2;

/// Whether what is added to the program's regions brings it under a condition
/// of a record that does not hold of its own: a store to a result buffer is an
/// access of an affine loop as well. Of the 201 shipped programs this is so of
/// five.
static bool keepsPathsOff(mlir::ModuleOp module, const ChoiceStream &choices,
                          const ObserveOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> observed = module.clone();
  mlir::FailureOr<ObserveResult> result =
      addObservations(*observed, choices, options);
  if (mlir::failed(result) ||
      result->carried + result->buffered + result->inRegion == 0)
    return false;
  const Guards &guards = Guards::global();
  std::vector<bool> before = guards.holding(scanKinds(module)),
                    after = guards.holding(scanKinds(*observed));
  for (size_t i = 0; i < before.size(); ++i)
    if (after[i] && !before[i])
      return true;
  return false;
}

/// Whether a value is shown by the program's own prints.
static bool printsItself(mlir::ModuleOp module) {
  return module
      ->walk([](mlir::Operation *op) {
        auto call = mlir::dyn_cast<mlir::CallOpInterface>(op);
        auto callee = call ? mlir::dyn_cast<mlir::SymbolRefAttr>(
                                 call.getCallableForCallee())
                           : mlir::SymbolRefAttr();
        bool isPrint = op->getName().getStringRef() == "vector.print" ||
                       (callee && isRunnerPrintFunction(
                                      callee.getRootReference().getValue()));
        return isPrint && op->getNumOperands() ? mlir::WalkResult::interrupt()
                                               : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

static std::optional<std::string> prepare(mlir::ModuleOp module, uint64_t seed,
                                          const PrepareOptions &options,
                                          bool *isRun = nullptr) {
  if (options.recondition) {
    ReconditionResult result =
        makeWellDefined(module, seed, {}, options.leaveDefined);
    if (isRun)
      *isRun = result.isRun;
    if (!result.inScope)
      return result.reason;
    loweringStatistics().rewritten += !result.rewrites.empty();
  }
  if (std::optional<std::string> why = whyOutOfScope(module))
    return why;
  if (options.observe) {
    ObserveOptions observe;
    observe.isWellDefined = options.recondition;
    ChoiceStream less = ChoiceStream(seed).fork("prepare").fork("less");
    bool isOwn = options.lessShare && less.chance(1, options.lessShare) &&
                 printsItself(module);
    if (options.lessShare && less.chance(1, options.lessShare)) {
      observe.regions = false;
      observe.maxAtEnd = fewValues;
    }
    ChoiceStream choices = ChoiceStream(seed).fork("prepare").fork("observe");
    observe.regions =
        observe.regions && !isOwn && !keepsPathsOff(module, choices, observe);
    if (!isOwn && failed(addObservations(module, choices, observe)))
      return "the names of the print functions are taken";
  }
  declareRuntime(module);
  return std::nullopt;
}

std::optional<std::string>
scion::prepareProgram(mlir::ModuleOp module, uint64_t seed,
                      const PrepareOptions &options) {
  normalizeProgram(module);
  if (!options.recondition || !options.leaveDefined)
    return prepare(module, seed, options);
  mlir::OwningOpRef<mlir::ModuleOp> unguarded = module.clone();
  bool isRun = false;
  std::optional<std::string> why = prepare(*unguarded, seed, options, &isRun);
  // What is shown now may be poison that the program itself never used.
  if (isRun && (why || !runsDefined(*unguarded))) {
    PrepareOptions guarded = options;
    guarded.leaveDefined = false;
    return prepare(module, seed, guarded);
  }
  loweringStatistics().unguarded += isRun;
  module->setAttrs((*unguarded)->getAttrDictionary());
  module.getBodyRegion().takeBody(unguarded->getBodyRegion());
  return why;
}

bool scion::giveFuel(mlir::ModuleOp module, const Outcome &reference) {
  return reference.kind == Outcome::Kind::Poisoned &&
         (reference.limit == Limit::Fuel || reference.limit == Limit::Stack ||
          reference.limit == Limit::Trace) &&
         addFuel(module) > 0;
}

bool scion::reconditionMutant(std::string &program) {
  std::optional<ParsedInput> input = parseInput(program);
  if (!input)
    return false;
  normalizeProgram(input->module.get());
  ReconditionResult result =
      makeWellDefined(input->module.get(), input->seed, {});
  if (!result.inScope)
    return false;
  // Only programs that are shipped with Scion may claim to be well-defined.
  bool claims = input->directives.get("recondition").has_value();
  if (result.rewrites.empty() && !claims)
    return true;
  if (claims)
    input->directives.set("recondition", "1");
  program = input->directives.str() + printGeneric(*input->module);
  return true;
}
