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

ReconditionResult scion::makeWellDefined(mlir::ModuleOp module, uint64_t seed,
                                         const ReconditionOptions &options) {
  freeRuntimeNames(module);
  return recondition(module, seed, options);
}

/// The number of values at the end of @main if only a few are shown.
static constexpr unsigned fewValues = 2;

/// Whether observations in regions make a condition of a bug record true that
/// is false for the program itself: for example, a store to a result buffer is
/// also an access in an affine loop. This is so for five of the 201 shipped
/// programs.
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

std::optional<std::string> scion::observeDefined(mlir::ModuleOp module,
                                                 const ChoiceStream &choices,
                                                 ObserveOptions options,
                                                 bool isRun) {
  static constexpr const char *taken =
      "the names of the print functions are taken";
  mlir::OwningOpRef<mlir::ModuleOp> observed = module.clone();
  if (failed(addObservations(*observed, choices, options)))
    return taken;
  if (!isRun || runsDefined(*observed)) {
    module.getBodyRegion().takeBody(observed->getBodyRegion());
    return std::nullopt;
  }
  llvm::DenseSet<mlir::Value> undefined = undefinedValues(module);
  options.mayShow = [&](mlir::Value value) {
    return !undefined.contains(value);
  };
  options.isWellDefined = false;
  if (failed(addObservations(module, choices, options)))
    return taken;
  // Observations may exceed the interpreter's limit of ops, which is not an
  // error.
  if (endOf(module) == semantics::Ending::Kind::Undefined)
    return "what is shown is not defined";
  return std::nullopt;
}

std::optional<std::string> scion::whyNotInterpreted(mlir::ModuleOp module,
                                                    uint64_t seed) {
  if (std::optional<std::string> why = whyOutOfScope(module, /*toAny=*/true))
    return why;
  if (!runsDefined(module))
    return "the interpreter has no result for it";
  if (!needsNoGuard(module, seed))
    return "a compiler may choose what it shows";
  return std::nullopt;
}

std::optional<std::string>
scion::prepareProgram(mlir::ModuleOp module, uint64_t seed,
                      const PrepareOptions &options) {
  normalizeProgram(module);
  bool isElsewhere = hasOtherTarget(module);
  if (isElsewhere && !whyNotInterpreted(module, seed))
    return std::nullopt;
  bool isRun = false;
  if (options.recondition) {
    ReconditionOptions how;
    how.guardAll = options.guardAll;
    ReconditionResult result = makeWellDefined(module, seed, how);
    if (!result.inScope)
      return result.reason;
    isRun = result.isRun;
    loweringStatistics().rewritten += !result.rewrites.empty();
    loweringStatistics().unguarded += isRun && result.repairs == 0;
  }
  if (std::optional<std::string> why = whyOutOfScope(module, isElsewhere))
    return why;
  if (options.observe) {
    ObserveOptions show;
    show.regions = !isElsewhere; // threads would print in no certain order
    show.isWellDefined = options.recondition;
    ChoiceStream less = ChoiceStream(seed).fork("prepare").fork("less");
    bool isOwn = options.lessShare && less.chance(1, options.lessShare) &&
                 printsItself(module);
    if (options.lessShare && less.chance(1, options.lessShare)) {
      show.regions = false;
      show.maxAtEnd = fewValues;
    }
    ChoiceStream choices = ChoiceStream(seed).fork("prepare").fork("observe");
    show.regions =
        show.regions && !isOwn && !keepsPathsOff(module, choices, show);
    if (!isOwn)
      if (std::optional<std::string> why =
              observeDefined(module, choices, show, isRun))
        return why;
  }
  declareRuntime(module);
  return std::nullopt;
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
  if (hasOtherTarget(*input->module) &&
      !whyNotInterpreted(*input->module, input->seed))
    return true;
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
