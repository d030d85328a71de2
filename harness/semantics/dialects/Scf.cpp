//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// scf: loops and branches around regions. Iterations of parallel loops run in
// order; if they race, the program is undefined.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/dialects/Turns.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace scion::semantics;

/// Runs one region of `op`, which yields the results of the op.
static Flow runAndSet(Operation *op, Region &region, Evaluation &in) {
  Handed handed;
  if (in.run(region, {}, handed) == Flow::Stop)
    return Flow::Stop;
  if (handed.values.size() != op->getNumResults())
    return in.undefined("a region yields other values than its op has results");
  for (auto [result, datum] : llvm::zip_equal(op->getResults(), handed.values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Sequential
//===----------------------------------------------------------------------===//

static Flow runFor(scf::ForOp op, Evaluation &in) {
  if (!in.integer(op.getLowerBound()) || !in.integer(op.getUpperBound()) ||
      !in.integer(op.getStep()))
    return Flow::Stop;
  // Compute with one more bit than the induction variable has, so that nothing
  // overflows.
  bool isUnsigned = op.getUnsignedCmp();
  unsigned width = in.get(op.getLowerBound()).element().width();
  auto wide = [&](Value value) {
    const APInt &bits = in.get(value).element().bits();
    return isUnsigned ? bits.zext(width + 2) : bits.sext(width + 2);
  };
  APInt lower = wide(op.getLowerBound()), upper = wide(op.getUpperBound()),
        step = wide(op.getStep());
  if (!step.isStrictlyPositive())
    return in.undefined("a step that is not positive");
  return in.runLoop(op, op.getInitArgs(), [&]() -> std::optional<Datum> {
    if (lower.sge(upper))
      return std::nullopt;
    APInt now = lower.trunc(width);
    lower += step;
    return now;
  });
}

static Flow runWhile(scf::WhileOp op, Evaluation &in) {
  SmallVector<Datum, 4> values = in.take(op.getInits());
  Handed handed;
  while (true) {
    if (!in.charge(1) ||
        in.runMoving(op.getBefore(), values, handed) == Flow::Stop)
      return Flow::Stop;
    // The condition comes first.
    std::optional<int64_t> condition = in.decision(handed.values.front());
    if (!condition)
      return Flow::Stop;
    handed.values.erase(handed.values.begin());
    values = std::move(handed.values);
    if (!*condition)
      break;
    if (in.runMoving(op.getAfter(), values, handed) == Flow::Stop)
      return Flow::Stop;
    values = std::move(handed.values);
  }
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

static Flow runIf(scf::IfOp op, Evaluation &in) {
  std::optional<int64_t> condition = in.decision(op.getCondition());
  if (!condition)
    return Flow::Stop;
  Region &region = *condition ? op.getThenRegion() : op.getElseRegion();
  return region.empty() ? Flow::Next : runAndSet(op, region, in);
}

static Flow runSwitch(scf::IndexSwitchOp op, Evaluation &in) {
  std::optional<int64_t> selector = in.decision(op.getArg());
  if (!selector)
    return Flow::Stop;
  for (auto [value, region] :
       llvm::zip_equal(op.getCases(), op.getCaseRegions()))
    if (in.isSelected(in.get(op.getArg()), *selector,
                      APInt(indexBits(), uint64_t(value), /*isSigned=*/false,
                            /*implicitTrunc=*/true)))
      return runAndSet(op, region, in);
  return runAndSet(op, op.getDefaultRegion(), in);
}

//===----------------------------------------------------------------------===//
// Parallel
//===----------------------------------------------------------------------===//

/// Runs `iteration` for each point of a space, watching for races.
static Flow
runSpace(ArrayRef<int64_t> lower, ArrayRef<int64_t> upper,
         ArrayRef<int64_t> step, Evaluation &in,
         llvm::function_ref<Flow(SmallVectorImpl<Datum> &)> iteration) {
  SmallVector<int64_t> counts;
  for (auto [from, to, by] : llvm::zip_equal(lower, upper, step)) {
    if (by <= 0)
      return in.undefined("a step that is not positive");
    counts.push_back(countTurns(from, to, by));
  }
  Conflicts conflicts(in.memory.conflicts);
  in.memory.conflicts = &conflicts;
  bool isFine = forEachPosition(counts, [&](ArrayRef<int64_t> position) {
    SmallVector<Datum> arguments;
    for (auto [number, from, by] : llvm::zip_equal(position, lower, step))
      arguments.push_back(Datum::index(
          int64_t(uint64_t(from) + uint64_t(number) * uint64_t(by))));
    conflicts.startIteration();
    return in.charge(1) && iteration(arguments) != Flow::Stop;
  });
  in.memory.conflicts = conflicts.outerOne();
  return isFine ? Flow::Next : Flow::Stop;
}

static Flow runParallel(scf::ParallelOp op, Evaluation &in) {
  // The verifier does not compare them.
  if (op.getInitVals().getTypes() != op.getResultTypes())
    return in.unsupported("initial values of other types than the results");
  SmallVector<int64_t> lower, upper, step;
  if (!in.integers(op.getLowerBound(), lower) ||
      !in.integers(op.getUpperBound(), upper) ||
      !in.integers(op.getStep(), step))
    return Flow::Stop;
  SmallVector<Datum, 4> reduced = in.take(op.getInitVals());
  Flow flow =
      runSpace(lower, upper, step, in, [&](SmallVectorImpl<Datum> &arguments) {
        Handed handed, combined;
        if (in.run(op.getRegion(), arguments, handed) == Flow::Stop)
          return Flow::Stop;
        auto reduce = cast<scf::ReduceOp>(handed.terminator);
        for (auto [value, datum, region] :
             llvm::zip_equal(reduced, handed.values, reduce.getReductions())) {
          if (in.run(region, {value, datum}, combined) == Flow::Stop)
            return Flow::Stop;
          value = combined.values[0];
        }
        return Flow::Next;
      });
  if (flow == Flow::Stop)
    return flow;
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), reduced))
    in.set(result, std::move(datum));
  return Flow::Next;
}

/// The ops in the terminator insert their slices by setting the block arguments
/// that stand for the shared outputs.
static Flow runForall(scf::ForallOp op, Evaluation &in) {
  SmallVector<int64_t> lower, upper, step;
  if (!in.integers(op.getStaticLowerBound(), op.getDynamicLowerBound(),
                   lower) ||
      !in.integers(op.getStaticUpperBound(), op.getDynamicUpperBound(),
                   upper) ||
      !in.integers(op.getStaticStep(), op.getDynamicStep(), step))
    return Flow::Stop;
  SmallVector<Datum, 4> shared = in.take(op.getOutputs());
  Flow flow =
      runSpace(lower, upper, step, in, [&](SmallVectorImpl<Datum> &arguments) {
        for (Datum &datum : shared)
          arguments.push_back(std::move(datum));
        Handed handed;
        if (in.runMoving(op.getRegion(), arguments, handed) == Flow::Stop)
          return Flow::Stop;
        for (auto [datum, argument] :
             llvm::zip_equal(shared, op.getRegionIterArgs()))
          datum = in.get(argument);
        return Flow::Next;
      });
  if (flow == Flow::Stop)
    return flow;
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), shared))
    in.set(result, std::move(datum));
  return Flow::Next;
}

namespace scion::semantics {
void registerScf(Meanings &to) {
  to.add<scf::ForOp>(
      [](scf::ForOp op, Evaluation &in) { return runFor(op, in); });
  to.add<scf::WhileOp>(
      [](scf::WhileOp op, Evaluation &in) { return runWhile(op, in); });
  to.add<scf::IfOp>([](scf::IfOp op, Evaluation &in) { return runIf(op, in); });
  to.add<scf::IndexSwitchOp>(
      [](scf::IndexSwitchOp op, Evaluation &in) { return runSwitch(op, in); });
  to.add<scf::ExecuteRegionOp>([](scf::ExecuteRegionOp op, Evaluation &in) {
    return runAndSet(op, op.getRegion(), in);
  });
  to.add<scf::ParallelOp>(
      [](scf::ParallelOp op, Evaluation &in) { return runParallel(op, in); });
  to.add<scf::ForallOp>(
      [](scf::ForallOp op, Evaluation &in) { return runForall(op, in); });
  to.add<scf::InParallelOp>([](scf::InParallelOp op, Evaluation &in) {
    if (in.runOps(*op.getBody()) == Flow::Stop)
      return Flow::Stop;
    return in.hand(op, {});
  });
  // These ops hand their operands over.
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(scf::YieldOp::getOperationName(), hand);
  to.add(scf::ConditionOp::getOperationName(), hand);
  to.add(scf::ReduceOp::getOperationName(), hand);
  to.add(scf::ReduceReturnOp::getOperationName(), hand);
}
} // namespace scion::semantics
