//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Interpreter.h"

#include "mlir/IR/Location.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

static std::string placeOf(Location location) {
  if (auto file = location->findInstanceOf<FileLineColLoc>())
    return file.getFilename().str() + ":" + std::to_string(file.getLine()) +
           ":" + std::to_string(file.getColumn());
  return "";
}

static llvm::StringRef nameOf(Ending::Kind kind) {
  switch (kind) {
  case Ending::Kind::Finished:
    return "finished";
  case Ending::Kind::Trapped:
    return "trap";
  case Ending::Kind::Undefined:
    return "undefined";
  case Ending::Kind::Unsupported:
    return "unsupported";
  case Ending::Kind::Limited:
    return "limit";
  }
  return "";
}

std::string Interpretation::str() const {
  std::string text = nameOf(kind).str();
  if (kind == Ending::Kind::Finished)
    return text;
  text += ": " + op;
  if (!location.empty())
    text += " at " + location;
  return text + ": " + why;
}

/// Ops whose result of a negative index, read without its sign, depends on how
/// many bits an index has.
static bool readsUnsigned(StringRef name) {
  static constexpr StringLiteral names[] = {
      "divui", "remui",  "ceildivui",     "shrui", "index_castui",
      "divu",  "remu",   "ceildivu",      "shru",  "castu",
      "ctpop", "uitofp", "mului_extended"};
  return llvm::is_contained(names, name);
}

/// Whether an op has computed an index that does not fit 32 bits, shifted one
/// by 32 or more, counted its zeros or bits, or read a negative one without its
/// sign.
static bool hasWideIndex(Operation *op, const Evaluation &run) {
  auto isIndex = [](Value value) {
    return getElementTypeOrSelf(value.getType()).isIndex();
  };
  for (Value result : op->getResults())
    if (isIndex(result))
      for (const Element &one : run.get(result).numbers())
        if (one.isDefined() && !one.bits().isSignedIntN(32))
          return true;
  StringRef name = op->getName().stripDialect();
  if (name == "sizeof" && op->getName().getDialectNamespace() == "index")
    return true;
  if (readsUnsigned(name))
    for (Value operand : op->getOperands())
      if (isIndex(operand))
        for (const Element &one : run.get(operand).numbers())
          if (one.isDefined() && one.bits().isNegative())
            return true;
  if ((name == "ctlz" || name == "cttz") && isIndex(op->getOperand(0)))
    return llvm::any_of(
        run.get(op->getOperand(0)).numbers(), [&](const Element &one) {
          return one.isDefined() && (name == "ctlz" || one.bits().isZero());
        });
  if (!name.starts_with("sh") || op->getNumOperands() != 2 ||
      !isIndex(op->getOperand(1)))
    return false;
  return llvm::any_of(
      run.get(op->getOperand(1)).numbers(),
      [](const Element &one) { return one.isDefined() && one.bits().uge(32); });
}

static Interpretation interpretOnce(ModuleOp module,
                                    const EvaluationOptions &options,
                                    llvm::StringRef entry,
                                    ArrayRef<Datum> arguments,
                                    bool &isScheduled) {
  Interpretation made;
  EvaluationOptions watching = options;
  if (options.watchesIndices)
    watching.afterOp = [&](Operation *op, Evaluation &run) {
      made.hasWideIndex = made.hasWideIndex || hasWideIndex(op, run);
    };
  Evaluation run(module, watching);
  SmallVector<Datum> results;
  Flow flow = run.runFunction(entry, arguments, results);
  isScheduled = run.isScheduled();
  made.executedOps = run.executedOps();
  made.usedFuel = options.fuel - run.fuelLeft();
  made.outcome.trace = run.traceSoFar();
  if (flow != Flow::Stop) {
    made.outcome.kind = Outcome::Kind::Finished;
    made.results.assign(results.begin(), results.end());
    return made;
  }
  const Ending &end = run.ending();
  made.kind = end.kind;
  made.why = end.why;
  made.isPoisonBranch = end.isPoisonBranch;
  made.isSliceOutside = end.isSliceOutside;
  if (end.op) {
    made.op = end.op->getName().getStringRef().str();
    made.location = placeOf(end.op->getLoc());
  }
  made.outcome.message = end.why;
  switch (end.kind) {
  case Ending::Kind::Finished:
  case Ending::Kind::Undefined:
  case Ending::Kind::Unsupported:
    made.outcome.kind = Outcome::Kind::NotRun;
    made.outcome.notRunReason = NotRunReason::OutOfScope;
    break;
  case Ending::Kind::Trapped:
    made.outcome.kind = Outcome::Kind::Trapped;
    made.outcome.trap = end.trap;
    break;
  case Ending::Kind::Limited:
    made.outcome.kind = Outcome::Kind::Poisoned;
    made.outcome.limit = end.limit;
    break;
  }
  return made;
}

/// Number of schedules besides the order of the text. Each draws the order of
/// threads and when tasks run.
static constexpr uint64_t moreSchedules = 4;

Interpretation scion::semantics::interpret(ModuleOp module,
                                           const EvaluationOptions &options,
                                           llvm::StringRef entry,
                                           ArrayRef<Datum> arguments) {
  bool isScheduled = false;
  Interpretation made =
      interpretOnce(module, options, entry, arguments, isScheduled);
  if (!isScheduled || options.schedule ||
      (made.kind != Ending::Kind::Finished &&
       made.kind != Ending::Kind::Trapped))
    return made;
  EvaluationOptions again = options;
  again.fuel = 2 * options.fuel;
  for (again.schedule = 1; again.schedule <= moreSchedules; ++again.schedule) {
    Interpretation other =
        interpretOnce(module, again, entry, arguments, isScheduled);
    if (other.kind != Ending::Kind::Finished &&
        other.kind != Ending::Kind::Trapped)
      return other;
    if (other.kind == made.kind &&
        !differenceBetween(made.outcome, other.outcome))
      continue;
    made.kind = Ending::Kind::Unsupported;
    made.op = entry.str();
    made.why = "two legal schedules differ";
    made.dependsOnSchedule = true;
    made.outcome.kind = Outcome::Kind::NotRun;
    made.outcome.notRunReason = NotRunReason::OutOfScope;
    return made;
  }
  return made;
}
