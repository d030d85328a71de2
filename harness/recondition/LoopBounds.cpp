//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// loop-bounds: steps of 0 or below, bounds whose arithmetic overflows when the
// loop is lowered, and loops that run for too long where nobody has seen how
// long they run.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
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

/// Whether each loop that was seen makes steps forward, and its last sum does
/// not overflow. The distance between its bounds may: passes must cope with it.
static bool isFine(Value lower, Value upper, Value step, Facts &facts) {
  unsigned width = intWidth(lower.getType());
  return inAllCases({lower, upper, step}, facts, [&](ArrayRef<Bits> bits) {
    unsigned wide = 2 * width + 2;
    APInt l = bits[0][0].sext(wide), u = bits[1][0].sext(wide),
          s = bits[2][0].sext(wide), distance = u - l;
    APInt most = APInt::getSignedMaxValue(width).zext(wide);
    if (!s.isStrictlyPositive())
      return false;
    if (!distance.isStrictlyPositive())
      return true;
    APInt last = l + (distance + s - 1).sdiv(s) * s;
    return last.sle(most);
  });
}

static void guardTriple(Operation *op, unsigned lower, unsigned upper,
                        unsigned step, Guard &guard) {
  OpBuilder &builder = guard.builder;
  Location loc = guard.loc();
  Type type = op->getOperand(lower).getType();
  bool isSafe = isFine(op->getOperand(lower), op->getOperand(upper),
                       op->getOperand(step), guard.facts);
  if (isSafe && guard.isDefined)
    return;
  unsigned width = intWidth(type);
  if (width < 8 || width > 64)
    return guard.outOfScope(op, "induction variable of an odd width");
  int64_t bound = width == 64 ? farEnough : (int64_t(1) << (width - 2));
  auto range = [&](unsigned operand) {
    return *signedRange(op->getOperand(operand), guard.facts);
  };
  using Number = Interval::Number;
  Number most = (Number(1) << (width - 1)) - 1;
  Interval l = range(lower), u = range(upper), s = range(step);
  enum Side { AtLeast, AtMost };
  auto limit = [&](unsigned operand, Interval &known, Side side, Number by,
                   std::string what) {
    Value value = op->getOperand(operand),
          constant = guard.intConstant(type, int64_t(by));
    Value limited =
        side == AtLeast
            ? arith::MaxSIOp::create(builder, loc, value, constant).getResult()
            : arith::MinSIOp::create(builder, loc, value, constant).getResult();
    guard.setOperand(op, operand, limited, std::move(what));
    auto inside = [&](Number number) {
      return side == AtLeast ? std::max(number, by) : std::min(number, by);
    };
    known = {inside(known.min), inside(known.max)};
  };

  if (s.min < 1)
    limit(step, s, AtLeast, 1, "step at least 1");
  if (!isSafe) {
    if (u.max - 1 + s.max > most && s.max > bound)
      limit(step, s, AtMost, bound, "step far from overflow");
    if (u.max - 1 + s.max > most)
      limit(upper, u, AtMost, bound, "upper bound far from overflow");
    if (width == 64 && u.max - l.min > most && l.min < -bound)
      limit(lower, l, AtLeast, -bound, "lower bound far from overflow");
  }

  if (guard.isDefined || width < 64 ||
      u.max - l.min <= Number(fewTrips) * s.min)
    return;
  Value ub = op->getOperand(upper), lb = op->getOperand(lower);
  // Sizes are few by themselves: memory is capped.
  Size size = type.isIndex() ? guard.facts.sizeOfIndex(ub) : Size();
  if (size.isConstant() || size.dim >= 0)
    return;
  if (constantInt(ub) && constantInt(lb) && constantInt(op->getOperand(step)))
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

static void guardForall(scf::ForallOp loop, Guard &guard) {
  // A dynamic operand of dimension `dim`.
  auto operandOf = [](const MutableOperandRange &dynamics,
                      ArrayRef<int64_t> statics, unsigned dim) {
    return dynamics[llvm::count_if(statics.take_front(dim),
                                   ShapedType::isDynamic)]
        .getOperandNumber();
  };
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
  for (auto [dim, lower, upper, step] :
       llvm::enumerate(loop.getMixedLowerBound(), loop.getMixedUpperBound(),
                       loop.getMixedStep())) {
    Interval l = bounds(lower), u = bounds(upper), s = bounds(step);
    if (guard.isDefined) {
      if (u.max - 1 + s.max > INT64_MAX || u.max - l.min > INT64_MAX)
        return guard.outOfScope(loop, "bounds near overflow");
      continue;
    }
    if (auto value = dyn_cast<Value>(step); value && s.min < 1) {
      guard.setOperand(
          loop,
          operandOf(loop.getDynamicStepMutable(), loop.getStaticStep(), dim),
          arith::MaxSIOp::create(guard.builder, guard.loc(), value,
                                 guard.index(1)),
          "step at least 1");
      s = {1, std::max(s.max, Interval::Number(1))};
    }
    if (auto value = dyn_cast<Value>(upper);
        value && s.min >= 1 && l.min == l.max &&
        u.max - l.min > Interval::Number(fewTrips) * s.min) {
      auto last = int64_t(l.min + fewTrips * s.min);
      guard.setOperand(loop,
                       operandOf(loop.getDynamicUpperBoundMutable(),
                                 loop.getStaticUpperBound(), dim),
                       arith::MinSIOp::create(guard.builder, guard.loc(), value,
                                              guard.index(last)),
                       "at most " + std::to_string(fewTrips) + " iterations");
      u.max = last;
    }
    if (s.min < 1 || u.max - l.min > Interval::Number(fewTrips) * s.min)
      return guard.outOfScope(loop, "bounds of forall that are not known");
  }
}

static void guardLoop(Operation *op, Guard &guard) {
  if (auto steps = affineSteps(op); !steps.empty())
    return guardAffineSteps(op, std::move(steps), guard);
  if (guard.facts.isNeverRun())
    return;
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
  if (auto loop = dyn_cast<scf::ForallOp>(op))
    guardForall(loop, guard);
}

static const Hazard hazard{"loop-bounds",
                           "Steps below 1, overflowing and very long loops.",
                           guardLoop, /*always=*/true};
static RegisterHazard registration(hazard);
