//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Diagnosis.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

bool scion::isBad(Value value, const Evaluation &run) {
  const Datum *datum = run.find(value);
  return datum && !datum->isNone() && datum->state() != State::Defined;
}

namespace {
/// Searches for the causes of the op `end` while the program runs up to it
/// again.
struct Watch {
  explicit Watch(Operation *end) : end(end) {}

  /// The op that is undefined.
  Operation *end;

  /// Ops with a result that is poison or unwritten although no operand is, and
  /// the allocations that they read, in the order of their last executions.
  llvm::SetVector<Operation *> makers;

  /// For the memory that `end` last accessed: if it is freed, the ops that
  /// freed it or allocated it on the stack; if not, the ops that allocated it.
  llvm::SetVector<Operation *> ofFreed, ofAlive;

  void before(Operation *op, Evaluation &run) {
    Given now;
    for (Value operand : op->getOperands()) {
      now.isBad |= isBad(operand, run);
      if (const Datum *datum = run.find(operand); datum && datum->isView())
        now.allocated.push_back(datum->view().allocated);
    }
    if (op == end) {
      ofFreed.clear();
      ofAlive.clear();
      for (uint64_t address : now.allocated) {
        bool isAlive = run.memory.sizeAt(address).has_value();
        Operation *who = isAlive ? nullptr : freedBy.lookup(address);
        if (who || (who = run.memory.makerAt(address)))
          (isAlive ? ofAlive : ofFreed).insert(who);
      }
    }
    given[op] = std::move(now);
  }

  void after(Operation *op, Evaluation &run) {
    // The op's earlier operands are gone now.
    const Given now = given.lookup(op);
    if (isa<memref::DeallocOp, memref::ReallocOp, bufferization::DeallocOp>(op))
      for (uint64_t address : now.allocated)
        if (!run.memory.sizeAt(address))
          freedBy.try_emplace(address, op);
    if (now.isBad || llvm::none_of(op->getResults(), [&](Value value) {
          return isBad(value, run);
        }))
      return;
    for (uint64_t address : now.allocated)
      if (Operation *maker = run.memory.makerAt(address))
        addMaker(maker);
    addMaker(op);
  }

private:
  /// The operands of the last execution of an op.
  struct Given {
    bool isBad = false;
    llvm::SmallVector<uint64_t, 2> allocated;
  };
  llvm::DenseMap<Operation *, Given> given;
  llvm::DenseMap<uint64_t, Operation *> freedBy; // by allocation

  void addMaker(Operation *op) {
    makers.remove(op);
    makers.insert(op);
  }
};

/// The ops whose results an op depends on; dependences through memory are not
/// followed.
struct Dependences {
  llvm::DenseSet<Operation *> ops;

  void follow(Operation *op) {
    llvm::SmallVector<Operation *> work{op};
    while (!work.empty()) {
      Operation *next = work.pop_back_val();
      if (!ops.insert(next).second)
        continue;
      for (Value operand : next->getOperands())
        if (Operation *definition = operand.getDefiningOp())
          work.push_back(definition);
        else
          work.push_back(operand.getParentBlock()->getParentOp());
      for (Region &region : next->getRegions())
        for (Block &block : region)
          if (!block.empty())
            work.push_back(&block.back());
    }
  }
};
} // namespace

EvaluationOptions scion::preparingLimits(
    uint64_t executed,
    const std::function<void(Operation *, Evaluation &)> &beforeOp) {
  EvaluationOptions limits;
  limits.fuel = 3'000'000;
  limits.checksEmptySlices = true;
  limits.beforeOp = [executed, beforeOp](Operation *op, Evaluation &run) {
    if (executed + run.executedOps() > maxPreparedOps)
      (void)run.limited(Limit::Fuel, "out of fuel");
    else if (beforeOp)
      beforeOp(op, run);
  };
  return limits;
}

/// Adds the makers on which the end depends before the others, later ones
/// first.
static void addMakers(const Watch &watch, Diagnosis &found) {
  Dependences dependences;
  dependences.follow(found.end.op);
  for (bool isDependence : {true, false})
    for (Operation *op : llvm::reverse(watch.makers))
      if (dependences.ops.contains(op) == isDependence)
        found.causes.push_back(op);
}

Diagnosis scion::diagnose(ModuleOp program, const EvaluationOptions &options) {
  auto run = [&](const EvaluationOptions &limits) {
    Evaluation evaluation(program, limits);
    SmallVector<Datum> results;
    Diagnosis found;
    if (evaluation.runFunction("main", {}, results) == Flow::Stop)
      found.end = evaluation.ending();
    found.executed = evaluation.executedOps();
    return found;
  };
  Diagnosis found = run(options);
  if (!found.end.op)
    return found;
  if (found.end.kind == Ending::Kind::Trapped || found.end.isUnspecified)
    found.causes.push_back(found.end.op);
  if (found.end.kind != Ending::Kind::Undefined)
    return found;
  StringRef why = found.end.why;
  bool isBadValue = why.contains("poison") || why.contains("never written");
  bool isConstant = why.contains("write to a constant");
  if (!isBadValue && !isConstant && !why.contains("use after free")) {
    found.causes.push_back(found.end.op);
    return found;
  }
  EvaluationOptions watched = options;
  Watch watch(found.end.op);
  watched.beforeOp = [&](Operation *op, Evaluation &evaluation) {
    watch.before(op, evaluation);
  };
  watched.afterOp = [&](Operation *op, Evaluation &evaluation) {
    watch.after(op, evaluation);
  };
  (void)run(watched); // ends where the first run did
  if (!isBadValue)
    llvm::append_range(found.causes,
                       isConstant ? watch.ofAlive : watch.ofFreed);
  else
    addMakers(watch, found);
  found.causes.push_back(found.end.op);
  return found;
}
