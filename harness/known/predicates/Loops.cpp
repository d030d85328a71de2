//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/IndexRange.h"
#include "harness/known/predicates/LocalRange.h"
#include "harness/known/predicates/MissingOperands.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <array>

using namespace mlir::scf;
using namespace scion;

/// Notes the predicates of loops that may run, with the arguments of all calls.
static void noteTurns(mlir::Operation *op, PredicateSet &holds) {
  walkRunning<ForOp>(mlir::cast<mlir::ModuleOp>(op),
                     [&](ForOp loop, CallSites &sites) {
                       if (mayHaveNoTrips(loop, &sites))
                         holds.insert("@scf.for-maybe-no-trips");
                       if (!mayRunBackwards(loop, &sites))
                         return;
                       holds.insert("@scf.for-backwards");
                       if (mlir::getConstantIntValue(loop.getStep()) != 1)
                         holds.insert("@scf.for-backwards-step");
                       if (holdsAnotherBackwards(loop, sites))
                         holds.insert("@scf.for-backwards-nest");
                     });
}

/// Whether a chain of single uses leads from the variable, through sums and
/// products, to a product with a value from outside the loop that may be less
/// than 1: these ops are folded into the bounds one by one.
static bool scalesVariable(ForOp loop) {
  mlir::Value variable = loop.getInductionVar();
  while (variable.hasOneUse()) {
    mlir::Operation *user = *variable.getUsers().begin();
    bool isProduct = mlir::isa<mlir::arith::MulIOp>(user);
    if (!isProduct && !mlir::isa<mlir::arith::AddIOp>(user))
      return false;
    if (isProduct && llvm::any_of(user->getOperands(), [&](mlir::Value factor) {
          std::optional<int64_t> low = rangeOf(factor).low;
          return factor != variable && loop.isDefinedOutsideOfLoop(factor) &&
                 (!low || *low < 1);
        }))
      return true;
    variable = user->getResult(0);
  }
  return false;
}

/// Whether the trip count is known although a bound or the step is not: the
/// bounds are equal, or differ by a constant.
static bool hasTurnsWithoutBounds(ForOp loop) {
  return loop.getStaticTripCount() &&
         !llvm::all_of(mlir::ValueRange{loop.getLowerBound(),
                                        loop.getUpperBound(), loop.getStep()},
                       [](mlir::Value value) {
                         return mlir::getConstantIntValue(value).has_value();
                       });
}

/// Whether the trip count may not fit the type of the bounds as a signed
/// number. Indices are never so far apart: reconditioning keeps them below
/// 2^40.
static bool mayLieFarApart(ForOp loop) {
  if (!loop.getUpperBound().getType().isInteger() || loop.getStaticTripCount())
    return false;
  auto low = localRange(loop.getLowerBound()),
       high = localRange(loop.getUpperBound());
  if (!low || !high)
    return true;
  llvm::APInt distance;
  if (loop.getUnsignedCmp()) {
    if (high->umax().ule(low->umin()))
      return false;
    distance = high->umax() - low->umin();
  } else {
    if (high->smax().sle(low->smin()))
      return false;
    distance = high->smax() - low->smin();
  }
  return distance.isNegative();
}

/// Whether the distance of constant bounds overflows a signed number.
static bool hasConstantsFarApart(ForOp loop) {
  auto low = mlir::getConstantIntValue(loop.getLowerBound()),
       high = mlir::getConstantIntValue(loop.getUpperBound());
  int64_t distance;
  return low && high && !loop.getUnsignedCmp() && *low < *high &&
         llvm::SubOverflow(*high, *low, distance);
}

/// Whether the loop and a loop in it cannot be coalesced: there are other ops
/// around the inner loop, its bounds depend on the outer one, or carried values
/// are not passed through unchanged.
static bool isImperfectNest(ForOp loop) {
  auto inner = llvm::find_if(*loop.getBody(), [](mlir::Operation &op) {
    return mlir::isa<ForOp>(op);
  });
  if (inner == loop.getBody()->end())
    return false;
  if (!llvm::hasNItems(*loop.getBody(), 2))
    return true;
  auto held = mlir::cast<ForOp>(*inner);
  auto isKnownBefore = [&](mlir::Value value) {
    return loop.isDefinedOutsideOfLoop(value);
  };
  return !llvm::equal(held.getInitArgs(), loop.getRegionIterArgs()) ||
         !llvm::equal(loop.getYieldedValues(), held.getResults()) ||
         !isKnownBefore(held.getLowerBound()) ||
         !isKnownBefore(held.getUpperBound()) || !isKnownBefore(held.getStep());
}

/// Whether an op other than the loop in this one uses a carried value, which
/// changes in each iteration of the coalesced loop.
static bool readsCarriedInNest(ForOp loop) {
  return llvm::any_of(loop.getBody()->getOps<ForOp>(), [&](ForOp held) {
    return llvm::any_of(
        loop.getRegionIterArgs(), [&](mlir::BlockArgument carried) {
          return llvm::any_of(carried.getUsers(), [&](mlir::Operation *user) {
            return user != held;
          });
        });
  });
}

static void noteFor(mlir::Operation *op, PredicateSet &holds) {
  auto loop = mlir::cast<ForOp>(op);
  if (mayLieFarApart(loop))
    holds.insert("@scf.for-far-apart");
  if (hasConstantsFarApart(loop))
    holds.insert("@scf.for-constants-far-apart");
  // Such a step overflows when the loop is unrolled by 64.
  if (auto step = mlir::getConstantIntValue(loop.getStep());
      step && *step > INT64_MAX / 64)
    holds.insert("@scf.for-wide-step");
  if (hasTurnsWithoutBounds(loop))
    holds.insert("@scf.for-turns-without-bounds");
  if (scalesVariable(loop))
    holds.insert("@scf.for-scales");
  if (llvm::any_of(*loop.getBody(), [&](mlir::Operation &op) {
        auto held = mlir::dyn_cast<ForOp>(op);
        return held && held.getInductionVar().getType() !=
                           loop.getInductionVar().getType();
      }))
    holds.insert("@scf.for-mixed-types");
  if (isImperfectNest(loop))
    holds.insert("@scf.for-imperfect-nest");
  if (readsCarriedInNest(loop))
    holds.insert("@scf.for-reads-carried");
  auto least = loop.getUpperBound().getDefiningOp<mlir::affine::AffineMinOp>();
  if (least && loop.getNumResults() != 0 &&
      llvm::any_of(least.getMap().getResults(),
                   llvm::IsaPred<mlir::AffineConstantExpr>))
    holds.insert("@scf.for-min-carries");
}

/// Whether the body accesses memory with ops other than memref.load and
/// memref.store.
static bool touchesOtherMemory(ParallelOp loop) {
  return loop.getRegion()
      .walk([](mlir::Operation *op) {
        bool isPlain =
            mlir::isMemoryEffectFree(op) ||
            op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>() ||
            mlir::isa<mlir::memref::LoadOp, mlir::memref::StoreOp>(op);
        return isPlain ? mlir::WalkResult::advance()
                       : mlir::WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// The loop before, if the two would be fused.
static ParallelOp loopBefore(ParallelOp loop) {
  mlir::Operation *before = loop->getPrevNode();
  while (before && !mlir::isa<ParallelOp>(before) &&
         mlir::isMemoryEffectFree(before))
    before = before->getPrevNode();
  auto other = mlir::dyn_cast_or_null<ParallelOp>(before);
  return other && other.getNumLoops() == loop.getNumLoops() ? other : nullptr;
}

/// Whether two loops have the same ranges in another order, so that fusing them
/// exchanges the variables of one.
static bool exchangesVariables(ParallelOp first, ParallelOp second) {
  auto rangesOf = [](ParallelOp loop) {
    llvm::SmallVector<std::array<mlir::OpFoldResult, 3>> ranges;
    for (auto [from, to, step] :
         llvm::zip(loop.getLowerBound(), loop.getUpperBound(), loop.getStep()))
      ranges.push_back({mlir::getAsOpFoldResult(from),
                        mlir::getAsOpFoldResult(to),
                        mlir::getAsOpFoldResult(step)});
    return ranges;
  };
  auto before = rangesOf(first), behind = rangesOf(second);
  return before != behind && std::is_permutation(before.begin(), before.end(),
                                                 behind.begin(), behind.end());
}

static void noteParallel(mlir::Operation *op, PredicateSet &holds) {
  auto loop = mlir::cast<ParallelOp>(op);
  if (loop.getNumResults() != 0) {
    holds.insert("@scf.parallel-reduction");
    if (llvm::any_of(loop.getResultTypes(),
                     [](mlir::Type type) { return type.isIntOrIndex(); }))
      holds.insert("@scf.parallel-integer-reduction");
  }
  if (llvm::any_of(loop.getStep(), [](mlir::Value step) {
        return mlir::getConstantIntValue(step).value_or(0) >> 40;
      }))
    holds.insert("@scf.parallel-huge-step");
  ParallelOp before = loopBefore(loop);
  if (before && (touchesOtherMemory(before) || touchesOtherMemory(loop)))
    holds.insert("@scf.parallel-other-memory");
  if (before && exchangesVariables(before, loop))
    holds.insert("@scf.parallel-other-order");
}

static void noteForall(mlir::Operation *op, PredicateSet &holds) {
  if (mlir::cast<ForallOp>(op).getRank() == 0)
    holds.insert("@scf.forall-no-loops");
  if (hasMarkerAmong(op->getOperands()))
    holds.insert("@scf.forall-least-bound"); // H7
}

static void noteAffineParallel(mlir::Operation *op, PredicateSet &holds) {
  if (mlir::cast<mlir::affine::AffineParallelOp>(op).getNumDims() == 0)
    holds.insert("@affine.parallel-no-loops");
}

/// Notes a function with many paths through its blocks.
static void noteBlocks(mlir::Operation *op, PredicateSet &holds) {
  mlir::Region &body = mlir::cast<mlir::func::FuncOp>(op).getBody();
  // As if all ways met again at once: no fewer than there are.
  uint64_t ways = 1;
  constexpr uint64_t many = 1 << 12;
  for (mlir::Block &block : body)
    if (ways <= many && block.getNumSuccessors() > 1)
      ways *= block.getNumSuccessors();
  if (ways > many)
    holds.insert("@many-ways");
}

std::vector<PredicateGroup> scion::loopPredicates() {
  return {
      {{"builtin.module"},
       {{"@scf.for-maybe-no-trips",
         "an scf.for that may be reached and have no trips"},
        {"@scf.for-backwards",
         "an scf.for that may be reached, and whose upper bound may lie below "
         "the lower one"},
        {"@scf.for-backwards-step", "one with another step than 1"},
        {"@scf.for-backwards-nest", "one that perfectly nests another such"}},
       noteTurns},
      {{"scf.for"},
       {{"@scf.for-turns-without-bounds",
         "an scf.for whose number of turns is known, and a bound or the step "
         "is no constant"},
        {"@scf.for-wide-step",
         "an scf.for with a constant step that overflows when it is unrolled"},
        {"@scf.for-far-apart",
         "an scf.for of an integer type whose bounds may lie further apart "
         "than the type has positive numbers"},
        {"@scf.for-constants-far-apart",
         "an scf.for whose bounds are constants, with more than 2^63 - 1 "
         "between them"},
        {"@scf.for-scales",
         "an scf.for whose variable is only used to multiply it by something "
         "that may be less than 1"},
        {"@scf.for-mixed-types",
         "an scf.for that holds one of another integer type"},
        {"@scf.for-imperfect-nest",
         "an scf.for that holds another, and something else, or whose variable "
         "bounds that one, or which hands on what it carries in another way"},
        {"@scf.for-reads-carried",
         "an scf.for that holds another, and uses what it carries elsewhere, "
         "too"},
        {"@scf.for-min-carries",
         "an scf.for that carries a value, up to the least of a constant and "
         "something else"}},
       noteFor},
      {{"scf.parallel"},
       {{"@scf.parallel-reduction", "an scf.parallel with results"},
        {"@scf.parallel-integer-reduction",
         "one with a result that is an integer or an index"},
        {"@scf.parallel-huge-step", "one with a step of 2^40 or more"},
        {"@scf.parallel-other-memory",
         "two scf.parallel one after the other, of which one touches memory by "
         "other ops than memref.load and memref.store"},
        {"@scf.parallel-other-order",
         "two scf.parallel one after the other, with the same ranges in "
         "another order"}},
       noteParallel},
      {{"scf.forall"},
       {{"@scf.forall-no-loops", "an scf.forall without dimensions"},
        {"@scf.forall-least-bound",
         "an scf.forall with a bound or a step that is computed to be -2^63"}},
       noteForall},
      {{"affine.parallel"},
       {{"@affine.parallel-no-loops", "an affine.parallel without dimensions"}},
       noteAffineParallel},
      {{"func.func"},
       {{"@many-ways", "a function with more than 4096 ways through its "
                       "blocks, as far as branches tell"}},
       noteBlocks},
  };
}
