//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Repair.h"

#include "harness/recondition/Diagnosis.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/OpTable.h"
#include "harness/recondition/Wrapper.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

/// The most interpretations of a program. Of 1,911 harvested programs in scope,
/// 134 need one repair, 35 two, 11 three to six, the others none.
static constexpr unsigned maxRounds = 100;

/// Lists the hazards that were tried on an op. An attribute, because a new op
/// may have the address of an erased one; removed at the end.
static constexpr llvm::StringRef triedName = "scion.tried";

namespace {
class Repairer {
public:
  Repairer(ModuleOp program, const ChoiceStream &choices,
           const ReconditionOptions &options, ReconditionResult &result)
      : program(program), choices(choices.fork("repair")), options(options),
        result(result) {}

  Repaired run();

private:
  bool repairAny(const Diagnosis &diagnosis, Observations &observed);
  bool tryHazards(Operation *op, Facts &facts, Observations &observed);
  bool replaceResults(Operation *op, Facts &facts, const std::string &why);
  bool dropFunctionOf(Operation *op, const std::string &why);
  bool guardAlways(Observations &observed);

  ModuleOp program;
  ChoiceStream choices;
  const ReconditionOptions &options;
  ReconditionResult &result;
  unsigned round = 0;

  // Before the first repair.
  OwningOpRef<ModuleOp> original;
  ReconditionResult atFirst;
};
} // namespace

static bool wasTried(Operation *op, llvm::StringRef hazard) {
  auto tried = op->getAttrOfType<ArrayAttr>(triedName);
  return tried && llvm::any_of(tried, [&](Attribute name) {
           return cast<StringAttr>(name) == hazard;
         });
}

static void noteTried(Operation *op, llvm::StringRef hazard) {
  SmallVector<Attribute> names;
  if (auto tried = op->getAttrOfType<ArrayAttr>(triedName))
    llvm::append_range(names, tried);
  names.push_back(StringAttr::get(op->getContext(), hazard));
  op->setAttr(triedName, ArrayAttr::get(op->getContext(), names));
}

/// Applies the first hazard of the op that changes something.
bool Repairer::tryHazards(Operation *op, Facts &facts, Observations &observed) {
  const OpRule *rule = ruleFor(op->getName());
  if (!rule)
    return false;
  Guard guard(program, facts, result, choices.fork("contents", round));
  guard.builder.setListener(&observed);
  for (const Hazard *hazard : rule->hazards) {
    if (!options.selects(*hazard) || wasTried(op, hazard->name))
      continue;
    noteTried(op, hazard->name);
    size_t before = result.rewrites.size();
    guard.startOp(op, hazard->name);
    hazard->guard(op, guard);
    if (result.rewrites.size() != before)
      return true;
    (void)guard.takeRefusal();
  }
  return false;
}

/// The last resort: replaces the results of the op by other values.
bool Repairer::replaceResults(Operation *op, Facts &facts,
                              const std::string &why) {
  if (op->hasTrait<OpTrait::IsTerminator>() || isa<func::FuncOp>(op) ||
      wasTried(op, "results"))
    return false;
  // An op that is isolated from above, such as emitc.expression, cannot use
  // values of the function.
  Operation *isolated = op->getParentWithTrait<OpTrait::IsIsolatedFromAbove>();
  if (isolated && isolated->getParentOfType<func::FuncOp>())
    return replaceResults(isolated, facts, why);
  noteTried(op, "results");
  Guard guard(program, facts, result, choices.fork("contents", round));
  guard.startOp(op, "results");
  SmallVector<Value> values;
  for (Type type : op->getResultTypes()) {
    Value other;
    if (getElementTypeOrSelf(type).isIntOrIndexOrFloat())
      other = guard.input(op, type);
    // A result without a size of its own can only be an operand.
    for (Value operand : op->getOperands())
      if (!other && operand.getType() == type)
        other = operand;
    if (!other)
      return false;
    values.push_back(other);
  }
  guard.note(op, "replaced: " + why);
  op->replaceAllUsesWith(values);
  op->erase();
  return true;
}

/// Drops the function around the op, if only our @main calls it.
bool Repairer::dropFunctionOf(Operation *op, const std::string &why) {
  auto function = op->getParentOfType<func::FuncOp>();
  if (!result.hasOwnMain || !function || function.getSymName() == "main")
    return false;
  auto main = program.lookupSymbol<func::FuncOp>("main");
  std::optional<SymbolTable::UseRange> uses = function.getSymbolUses(program);
  if (!uses)
    return false;
  SmallVector<Operation *> calls;
  for (SymbolTable::SymbolUse use : *uses)
    calls.push_back(use.getUser());
  for (Operation *call : calls)
    if (!isa<func::CallOp>(call) || call->getParentOp() != main ||
        !call->use_empty())
      return false;
  for (Operation *call : calls)
    call->erase();
  result.noteDropped(function.getSymName(), why);
  function.erase();
  if (--result.executableFunctions == 0)
    result.reason = why;
  return true;
}

bool Repairer::repairAny(const Diagnosis &diagnosis, Observations &observed) {
  Facts facts(&observed);
  for (Operation *op : diagnosis.causes)
    if (tryHazards(op, facts, observed))
      return true;
  if (diagnosis.end.isUnspecified)
    return false; // paths can still be compared with each other
  std::string why = diagnosis.end.op->getName().getStringRef().str() + ": " +
                    diagnosis.end.why;
  for (Operation *op : diagnosis.causes)
    if (replaceResults(op, facts, diagnosis.end.why))
      return true;
  return dropFunctionOf(diagnosis.end.op, why);
}

/// Applies the hazards with `always` to a program that is defined. Returns
/// false if it is out of scope.
bool Repairer::guardAlways(Observations &observed) {
  Facts facts(&observed);
  Guard guard(program, facts, result, choices.fork("contents", round));
  guard.builder.setListener(&observed);
  guard.isDefined = true;
  for (bool late : {false, true})
    for (func::FuncOp function :
         reachedFrom(program.lookupSymbol<func::FuncOp>("main"))) {
      Operation *refused = guardOps(function, guard, [&](const Hazard &hazard) {
        return hazard.always && hazard.late == late && options.selects(hazard);
      });
      if (!refused)
        continue;
      std::string why = guard.takeRefusal();
      if (!dropFunctionOf(refused, why)) {
        result.reason = why;
        return false;
      }
    }
  return true;
}

bool scion::needsNoGuard(ModuleOp program, uint64_t seed) {
  OwningOpRef<ModuleOp> copy = program.clone();
  Observations observed;
  Diagnosis diagnosis =
      diagnose(*copy, preparingLimits(0, [&](Operation *op, Evaluation &run) {
        observed.note(op, run);
      }));
  if (diagnosis.end.kind != Ending::Kind::Finished)
    return false;
  ReconditionResult result;
  Facts facts(&observed);
  Guard guard(*copy, facts, result, ChoiceStream(seed));
  guard.builder.setListener(&observed);
  guard.isDefined = true;
  SmallVector<Operation *> functions;
  copy->walk([&](FunctionOpInterface op) {
    if (!op.isExternal())
      functions.push_back(op);
  });
  for (bool late : {false, true})
    for (Operation *function : functions)
      if (guardOps(function, guard, [&](const Hazard &hazard) {
            return hazard.always && hazard.late == late;
          }))
        return false;
  return result.rewrites.empty();
}

Repaired Repairer::run() {
  uint64_t executed = 0; // in earlier rounds
  Repaired answer = Repaired::Hopeless;
  bool isGuarded = false; // by hazards that are always guarded
  for (; round < maxRounds; ++round) {
    Observations observed;
    Diagnosis diagnosis = diagnose(
        program, preparingLimits(executed, [&](Operation *op, Evaluation &run) {
          observed.note(op, run);
        }));
    executed += diagnosis.executed;
    if (diagnosis.end.kind == Ending::Kind::Finished) {
      size_t before = result.rewrites.size();
      bool isInScope = isGuarded || guardAlways(observed);
      if (!isInScope || result.executableFunctions == 0)
        break;
      if (result.rewrites.size() == before) {
        answer = Repaired::Defined;
        break;
      }
      isGuarded = true;
      continue;
    }
    result.reason = diagnosis.end.why;
    if (diagnosis.causes.empty()) {
      answer = Repaired::Unknown;
      break;
    }
    if (!original) {
      original = program.clone();
      atFirst = result;
    }
    if (!repairAny(diagnosis, observed)) {
      if (diagnosis.end.isUnspecified)
        answer = Repaired::Unknown;
      break;
    }
    ++result.repairs;
    if (result.executableFunctions == 0)
      break;
  }
  program.walk([](Operation *op) { op->removeDiscardableAttr(triedName); });
  if (answer == Repaired::Unknown && original) {
    program.getBodyRegion().takeBody(original->getBodyRegion());
    result = std::move(atFirst);
  }
  if (answer != Repaired::Hopeless)
    result.reason.clear();
  return answer;
}

Repaired scion::repair(ModuleOp program, const ChoiceStream &choices,
                       const ReconditionOptions &options,
                       ReconditionResult &result) {
  return Repairer(program, choices, options, result).run();
}
