//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted bugs in scf.for: a trip too few, a loop that does not run, a carried
// value that is lost.
//
//===----------------------------------------------------------------------===//

#include "Planted.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

static void loopDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, scf::SCFDialect>();
}

namespace {
/// The bounds of a loop if all of them are small constants.
struct Bounds {
  int64_t lower, upper, step;
};
} // namespace

static std::optional<Bounds> constantBounds(scf::ForOp loop) {
  auto lower = getConstantIntValue(loop.getLowerBound());
  auto upper = getConstantIntValue(loop.getUpperBound());
  auto step = getConstantIntValue(loop.getStep());
  constexpr int64_t limit = 1 << 20;
  if (!lower || !upper || !step || *step <= 0 || *step > limit ||
      std::abs(*lower) > limit || std::abs(*upper) > limit ||
      loop.getUnsignedCmp())
    return std::nullopt;
  return Bounds{*lower, *upper, *step};
}

namespace {
/// Moves the last iteration after the loop. Wrong: rounds the number of
/// iterations down, so that an incomplete last step is lost.
template <bool wrong>
struct PeelLast : public OpRewritePattern<scf::ForOp> {
  PLANTED_NAME("peel-last")
  static void dependentDialects(DialectRegistry &r) { loopDialects(r); }
  using OpRewritePattern<scf::ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp loop,
                                PatternRewriter &rewriter) const override {
    std::optional<Bounds> bounds = constantBounds(loop);
    if (!bounds)
      return failure();
    int64_t width = bounds->upper - bounds->lower;
    int64_t trips = wrong ? width / bounds->step
                          : (width + bounds->step - 1) / bounds->step;
    if (trips < 2)
      return failure();
    Location loc = loop.getLoc();
    Type type = loop.getInductionVar().getType();
    Value last = arith::ConstantOp::create(
        rewriter, loc,
        rewriter.getIntegerAttr(type,
                                bounds->lower + (trips - 1) * bounds->step));
    auto rest = cast<scf::ForOp>(rewriter.clone(*loop));
    rest.getUpperBoundMutable().assign(last);

    IRMapping values;
    values.map(loop.getInductionVar(), last);
    values.map(loop.getRegionIterArgs(), rest.getResults());
    for (Operation &op : loop.getBody()->without_terminator())
      rewriter.clone(op, values);
    SmallVector<Value> results;
    for (Value yielded : loop.getYieldedValues())
      results.push_back(values.lookupOrDefault(yielded));
    rewriter.replaceOp(loop, results);
    return success();
  }
};

/// Moves a store of the same value to the same element in front of the loop,
/// and replaces the result by a yielded value that is defined outside of the
/// loop. Wrong: does not check that the loop runs at all.
template <bool wrong>
struct HoistInvariant : public OpRewritePattern<scf::ForOp> {
  PLANTED_NAME("hoist-invariant")
  static void dependentDialects(DialectRegistry &r) { loopDialects(r); }
  using OpRewritePattern<scf::ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp loop,
                                PatternRewriter &rewriter) const override {
    std::optional<Bounds> bounds = constantBounds(loop);
    bool runs = bounds && bounds->lower < bounds->upper;
    if (!wrong && !runs)
      return failure();
    bool changed = false;
    for (auto [result, yielded] :
         llvm::zip(loop.getResults(), loop.getYieldedValues()))
      if (loop.isDefinedOutsideOfLoop(yielded) && !result.use_empty()) {
        rewriter.replaceAllUsesWith(result, yielded);
        changed = true;
      }
    for (Operation &op :
         llvm::make_early_inc_range(loop.getBody()->without_terminator())) {
      auto store = dyn_cast<memref::StoreOp>(op);
      if (!store || !isOnlyEffect(loop, store) ||
          !llvm::all_of(store->getOperands(), [&](Value operand) {
            return loop.isDefinedOutsideOfLoop(operand);
          }))
        continue;
      rewriter.moveOpBefore(store, loop);
      changed = true;
    }
    return success(changed);
  }

  static bool isOnlyEffect(scf::ForOp loop, memref::StoreOp store) {
    for (Operation &op : loop.getBody()->without_terminator())
      if (&op != store && !isMemoryEffectFree(&op))
        return false;
    return true;
  }
};

/// Replaces an iteration argument that is yielded unchanged by its initial
/// value. Wrong: also if the loop yields another block argument in its place.
template <bool wrong>
struct DropCarried : public OpRewritePattern<scf::ForOp> {
  PLANTED_NAME("drop-carried")
  static void dependentDialects(DialectRegistry &r) { loopDialects(r); }
  using OpRewritePattern<scf::ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp loop,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    for (unsigned i = 0; i < loop.getNumResults(); ++i) {
      BlockArgument carried = loop.getRegionIterArg(i);
      Value yielded = loop.getYieldedValues()[i], initial = loop.getInits()[i];
      auto argument = dyn_cast<BlockArgument>(yielded);
      if (!argument || argument.getOwner() != loop.getBody() ||
          (!wrong && argument != carried))
        continue;
      Value result = loop.getResult(i);
      if (result.use_empty() && carried.use_empty())
        continue;
      rewriter.replaceAllUsesWith(result, initial);
      rewriter.replaceAllUsesExcept(carried, initial,
                                    loop.getBody()->getTerminator());
      changed = true;
    }
    return success(changed);
  }
};
} // namespace

void planted::registerLoops() {
  registerBoth<PeelLast>();
  registerBoth<HoistInvariant>();
  registerBoth<DropCarried>();
}
