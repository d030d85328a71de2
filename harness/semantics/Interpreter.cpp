//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Interpreter.h"

#include "mlir/IR/Location.h"
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

Interpretation scion::semantics::interpret(ModuleOp module,
                                           const EvaluationOptions &options,
                                           llvm::StringRef entry,
                                           ArrayRef<Datum> arguments) {
  Evaluation run(module, options);
  SmallVector<Datum> results;
  Flow flow = run.runFunction(entry, arguments, results);
  Interpretation made;
  made.executedOps = run.executedOps();
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
