//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// loop-bounds: steps of 0 or below, bounds whose arithmetic overflows, and
// loops that run for too long. A loop keeps its own iterations while they are
// few.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/Conditions.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include <algorithm>

using namespace mlir;
using namespace scion;

/// More iterations than any seed or upstream test needs from a loop whose bound
/// is not known; few enough for nests of them. What runs for longer is ended by
/// the fuel of harness/exec.
static constexpr int64_t fewTrips = 1024;

/// Bounds within this are far from overflow, whatever is computed from them.
static constexpr int64_t farEnough = int64_t(1) << 40;

/// min(upper, lower + fewTrips * step), as this file builds it.
static bool isLimited(Value upper, Value lower) {
  auto least = upper.getDefiningOp<arith::MinSIOp>();
  auto sum = least ? least.getRhs().getDefiningOp<arith::AddIOp>() : nullptr;
  return sum && sum.getLhs() == lower;
}

static void guardTriple(Operation *op, unsigned lower, unsigned upper,
                        unsigned step, Guard &guard) {
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  Type type = op->getOperand(lower).getType();
  unsigned width = intWidth(type);
  if (width < 8 || width > 64)
    return guard.outOfScope(op, "induction variable of an odd width");
  int64_t bound = width == 64 ? farEnough : (int64_t(1) << (width - 2));
  auto range = [&](unsigned operand) {
    return *signedRange(op->getOperand(operand), guard.facts);
  };
  using Number = Interval::Number;
  Number most = (Number(1) << (width - 1)) - 1;

  if (range(step).min < 1)
    guard.setOperand(op, step,
                     arith::MaxSIOp::create(builder, loc, op->getOperand(step),
                                            guard.intConstant(type, 1)),
                     "step at least 1");
  // Everything is known: the last sum that the loop makes is, too.
  if (Interval l = range(lower), u = range(upper), s = range(step);
      l.min == l.max && u.min == u.max && s.min == s.max && s.min >= 1) {
    Number trips = u.min > l.min ? (u.min - l.min + s.min - 1) / s.min : 0;
    if (trips <= fewTrips && l.min + trips * s.min <= most)
      return;
  }
  // iv + step must not pass the largest value, nor upper - lower overflow.
  if (range(upper).max - 1 + range(step).max > most) {
    if (range(step).max > bound)
      guard.setOperand(op, step,
                       arith::MinSIOp::create(builder, loc,
                                              op->getOperand(step),
                                              guard.intConstant(type, bound)),
                       "step far from overflow");
    if (range(upper).max - 1 + range(step).max > most)
      guard.setOperand(op, upper,
                       arith::MinSIOp::create(builder, loc,
                                              op->getOperand(upper),
                                              guard.intConstant(type, bound)),
                       "upper bound far from overflow");
  }
  // Narrow types need all their values; passes must cope with them.
  if (width == 64 && range(upper).max - range(lower).min > most &&
      range(lower).min < -bound)
    guard.setOperand(op, lower,
                     arith::MaxSIOp::create(builder, loc, op->getOperand(lower),
                                            guard.intConstant(type, -bound)),
                     "lower bound far from overflow");

  Value ub = op->getOperand(upper), lb = op->getOperand(lower);
  if (range(upper).max - range(lower).min <=
          Number(fewTrips) * range(step).min ||
      isLimited(ub, lb))
    return;
  // Sizes are few by themselves: memory is capped.
  Size size = type.isIndex() ? guard.facts.sizeOfIndex(ub) : Size();
  if (size.isConstant() || size.dim >= 0)
    return;
  if (constantInt(ub) && constantInt(lb) && constantInt(op->getOperand(step)))
    return;
  if (width < 64)
    return;
  Value trips = arith::MulIOp::create(builder, loc, op->getOperand(step),
                                      guard.intConstant(type, fewTrips));
  Value last = arith::AddIOp::create(builder, loc, lb, trips);
  guard.setOperand(op, upper, arith::MinSIOp::create(builder, loc, ub, last),
                   "at most " + std::to_string(fewTrips) + " iterations");
}

/// Of affine loops, steps are attributes, and the verifier takes any.
static SmallVector<int64_t, 8> affineSteps(Operation *op) {
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    return {loop.getStepAsInt()};
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op))
    return loop.getSteps();
  return {};
}

static bool isBelowOne(int64_t step) { return step < 1; }

static void guardAffineSteps(Operation *op, SmallVector<int64_t, 8> steps,
                             Guard &guard) {
  if (llvm::any_of(steps, [](int64_t step) { return step > farEnough; }))
    return guard.outOfScope(op, "a step near overflow");
  if (llvm::none_of(steps, isBelowOne) ||
      !Registry::global().replaces("recondition-loop-steps"))
    return;
  std::replace_if(steps.begin(), steps.end(), isBelowOne, 1);
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    loop.setStep(steps.front());
  else
    cast<affine::AffineParallelOp>(op).setSteps(steps);
  guard.note(op, "step at least 1");
}

/// The upper bound of dimension `dim`, which is dynamic.
static void limitUpperBound(scf::ForallOp loop, unsigned dim, int64_t last,
                            Guard &guard) {
  OpOperand &bound = loop.getDynamicUpperBoundMutable()[llvm::count_if(
      loop.getStaticUpperBound().take_front(dim), ShapedType::isDynamic)];
  guard.setOperand(loop, bound.getOperandNumber(),
                   arith::MinSIOp::create(guard.builder, guard.loc(),
                                          bound.get(), guard.index(last)),
                   "at most " + std::to_string(fewTrips) + " iterations");
}

static void guardLoop(Operation *op, Guard &guard) {
  if (auto steps = affineSteps(op); !steps.empty())
    return guardAffineSteps(op, std::move(steps), guard);
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    if (loop.getUnsignedCmp()) {
      for (unsigned i = 0; i < 3; ++i)
        if (std::optional<Interval> range =
                signedRange(op->getOperand(i), guard.facts);
            !range || range->min < 0)
          return guard.outOfScope(op, "unsigned bounds with the top bit set");
    }
    return guardTriple(op, 0, 1, 2, guard);
  }
  if (auto loop = dyn_cast<scf::ParallelOp>(op)) {
    unsigned count = loop.getNumLoops();
    for (unsigned i = 0; i < count; ++i)
      guardTriple(op, i, count + i, 2 * count + i, guard);
    return;
  }
  if (auto loop = dyn_cast<scf::ForallOp>(op)) {
    for (auto [dim, lower, upper, step] :
         llvm::enumerate(loop.getMixedLowerBound(), loop.getMixedUpperBound(),
                         loop.getMixedStep())) {
      auto bounds = [&](OpFoldResult fold) -> Interval {
        if (auto attribute = dyn_cast<Attribute>(fold)) {
          int64_t value = cast<IntegerAttr>(attribute).getInt();
          return {value, value};
        }
        Size size = guard.facts.sizeOfIndex(cast<Value>(fold));
        if (size.dim >= 0)
          return {0, fewTrips};
        return *signedRange(cast<Value>(fold), guard.facts);
      };
      Interval l = bounds(lower), u = bounds(upper), s = bounds(step);
      if (isa<Value>(upper) && s.min >= 1 && l.min == l.max &&
          u.max - l.min > Interval::Number(fewTrips) * s.min) {
        auto last = int64_t(l.min + fewTrips * s.min);
        limitUpperBound(loop, dim, last, guard);
        u.max = last;
      }
      if (s.min < 1 || u.max - l.min > Interval::Number(fewTrips) * s.min)
        return guard.outOfScope(op, "bounds of forall that are not known");
    }
  }
}

/// The step is positive, and no sum of induction variable and step overflows.
static Value conditionOfBounds(Value lower, Value upper, Value step,
                               Guard &guard) {
  using P = arith::CmpIPredicate;
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  Type type = step.getType();
  unsigned width = intWidth(type);
  Value positive = compare(guard, P::sgt, step, 0);
  Value runs = compare(guard, P::slt, lower, upper);
  // The last value: the distance is right as an unsigned number.
  Value one = guard.intConstant(type, 1);
  Value safeStep = arith::MaxSIOp::create(builder, loc, step, one);
  Value distance = subtract(guard, subtract(guard, upper, lower), one);
  Value rest = arith::RemUIOp::create(builder, loc, distance, safeStep);
  Value last = add(guard, lower, subtract(guard, distance, rest));
  Value room = subtract(
      guard, guard.intConstant(type, APInt::getSignedMaxValue(width)), last);
  Value fits = either(guard, compare(guard, P::slt, last, 0),
                      compare(guard, P::sle, step, room));
  Value never = arith::XOrIOp::create(builder, loc, runs, stated(guard, true));
  return both(guard, positive, either(guard, never, fits));
}

static Value conditionOfLoop(Operation *op, Guard &guard) {
  if (llvm::any_of(affineSteps(op), isBelowOne))
    return stated(guard, false);
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    if (loop.getUnsignedCmp())
      return compare(guard, arith::CmpIPredicate::ne, loop.getStep(), 0);
    return conditionOfBounds(loop.getLowerBound(), loop.getUpperBound(),
                             loop.getStep(), guard);
  }
  Value all;
  if (auto loop = dyn_cast<scf::ParallelOp>(op))
    for (auto [lower, upper, step] :
         llvm::zip(loop.getLowerBound(), loop.getUpperBound(), loop.getStep()))
      all = both(guard, all, conditionOfBounds(lower, upper, step, guard));
  if (auto loop = dyn_cast<scf::ForallOp>(op))
    for (auto [lower, upper, step] :
         llvm::zip(loop.getMixedLowerBound(), loop.getMixedUpperBound(),
                   loop.getMixedStep()))
      all = both(guard, all,
                 conditionOfBounds(asValue(guard, lower), asValue(guard, upper),
                                   asValue(guard, step), guard));
  return all;
}

static const Hazard hazard{"loop-bounds",
                           "Steps below 1, overflowing and very long loops.",
                           guardLoop, conditionOfLoop};
static RegisterHazard registration(hazard);
