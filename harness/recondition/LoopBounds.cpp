//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// loop-bounds: steps that lowerings do not support, overflow of the induction
// variable, and, if the program was not interpreted, loops that may run too
// long.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <algorithm>

using namespace mlir;
using namespace scion;

/// The most iterations of a loop with an unknown bound: more than any seed or
/// upstream test needs, and few enough for nested loops. The fuel of
/// harness/exec ends longer runs.
static constexpr int64_t fewTrips = 1024;

/// Bounds within this are far from overflow, whatever is computed from them.
static constexpr int64_t farEnough = int64_t(1) << 40;

/// Whether in each run of the loop the step is positive and the last increment,
/// which is lowered to a signed addition, does not overflow. The distance
/// between the bounds may overflow: passes must handle that.
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
  if (isFine(op->getOperand(lower), op->getOperand(upper), op->getOperand(step),
             guard.facts))
    return;
  unsigned width = intWidth(type);
  if (width < 8 || width > 64)
    return guard.outOfScope(op, "induction variable of an odd width");
  int64_t bound = width == 64 ? farEnough : (int64_t(1) << (width - 2));
  auto limit = [&](unsigned operand, int64_t least, int64_t most,
                   const char *what) {
    Value value = op->getOperand(operand);
    if (signedRange(value, guard.facts)->isWithin({least, most}))
      return;
    value = arith::MaxSIOp::create(builder, loc, value,
                                   guard.intConstant(type, least));
    guard.setOperand(op, operand,
                     arith::MinSIOp::create(builder, loc, value,
                                            guard.intConstant(type, most)),
                     what);
  };
  limit(step, 1, bound, "step at least 1, and far from overflow");
  limit(lower, -bound, bound, "lower bound far from overflow");
  limit(upper, -bound, bound, "upper bound far from overflow");

  // Sizes of buffers need no limit: memory is capped.
  Value ub = op->getOperand(upper);
  if (guard.facts.observed || width < 64 || constantInt(ub) ||
      isa_and_nonnull<memref::DimOp, tensor::DimOp>(ub.getDefiningOp()))
    return;
  Value trips = arith::MulIOp::create(builder, loc, op->getOperand(step),
                                      guard.intConstant(type, fewTrips));
  Value last =
      arith::AddIOp::create(builder, loc, op->getOperand(lower), trips);
  guard.setOperand(op, upper, arith::MinSIOp::create(builder, loc, ub, last),
                   "at most " + std::to_string(fewTrips) + " iterations");
}

/// The steps of an affine loop, which are attributes that the verifier does not
/// check; empty for other ops.
static SmallVector<int64_t, 8> affineSteps(Operation *op) {
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    return {loop.getStepAsInt()};
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op))
    return loop.getSteps();
  return {};
}

static void guardAffineSteps(Operation *op, SmallVector<int64_t, 8> steps,
                             Guard &guard) {
  if (llvm::any_of(steps, [](int64_t step) { return step > farEnough; }))
    return guard.outOfScope(op, "a step near overflow");
  if (llvm::all_of(steps, [](int64_t step) { return step > 0; }) ||
      !Registry::global().replaces("recondition-loop-steps"))
    return;
  for (int64_t &step : steps)
    step = std::max<int64_t>(step, 1);
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    loop.setStep(steps.front());
  else
    cast<affine::AffineParallelOp>(op).setSteps(steps);
  guard.note(op, "step at least 1");
}

static void guardForall(scf::ForallOp loop, Guard &guard) {
  auto rangeOf = [&](OpFoldResult fold) -> Interval {
    if (auto value = dyn_cast<Value>(fold))
      return *signedRange(value, guard.facts);
    int64_t value = *getConstantIntValue(fold);
    return {value, value};
  };
  Interval near{-farEnough, farEnough};
  for (auto [lower, upper, step] :
       llvm::zip_equal(loop.getMixedLowerBound(), loop.getMixedUpperBound(),
                       loop.getMixedStep()))
    if (!rangeOf(lower).isWithin(near) || !rangeOf(upper).isWithin(near) ||
        !rangeOf(step).isWithin({1, farEnough}))
      return guard.outOfScope(loop, "bounds of forall that are not known");
}

static void guardLoop(Operation *op, Guard &guard) {
  if (auto steps = affineSteps(op); !steps.empty())
    return guardAffineSteps(op, std::move(steps), guard);
  if (guard.facts.isNeverRun())
    return;
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    if (loop.getUnsignedCmp())
      for (unsigned i = 0; i < 3; ++i)
        if (signedRange(op->getOperand(i), guard.facts)->min < 0)
          return guard.outOfScope(op, "unsigned bounds with the top bit set");
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
