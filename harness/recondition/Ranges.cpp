//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Ranges.h"

#include "harness/recondition/Facts.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace scion;
using semantics::Datum;
using semantics::Element;

unsigned scion::intWidth(Type type) {
  type = getElementTypeOrSelf(type);
  if (type.isIndex())
    return 64;
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth();
  return 0;
}

bool scion::isFloat(Type type) {
  return isa<FloatType>(getElementTypeOrSelf(type));
}

static Value throughSplat(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto splat = dyn_cast<tensor::SplatOp>(op))
      value = splat.getInput();
    else if (auto broadcast = dyn_cast<vector::BroadcastOp>(op))
      value = broadcast.getSource();
    else
      break;
  }
  return value;
}

std::optional<APInt> scion::constantInt(Value value) {
  APInt constant;
  if (matchPattern(throughSplat(value), m_ConstantInt(&constant)))
    return constant;
  return std::nullopt;
}

std::optional<APFloat> scion::constantFloat(Value value) {
  APFloat constant(0.0);
  if (matchPattern(throughSplat(value), m_ConstantFloat(&constant)))
    return constant;
  return std::nullopt;
}

/// The range of the induction variable of a loop with constant bounds.
static std::optional<Interval> rangeOfLoop(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getArgNumber() != 0)
    return std::nullopt;
  Operation *loop = argument.getOwner()->getParentOp();
  std::optional<int64_t> first, end;
  if (auto affineLoop = dyn_cast_or_null<affine::AffineForOp>(loop);
      affineLoop && affineLoop.hasConstantBounds()) {
    first = affineLoop.getConstantLowerBound();
    end = affineLoop.getConstantUpperBound();
  } else if (auto scfLoop = dyn_cast_or_null<scf::ForOp>(loop)) {
    first = getConstantIntValue(scfLoop.getLowerBound());
    end = getConstantIntValue(scfLoop.getUpperBound());
  }
  if (!first || !end)
    return std::nullopt;
  return Interval{*first, std::max(*first, *end - 1)};
}

/// The range to which a guard has cut the value, so that it is not cut again.
static std::optional<Interval> rangeOfCut(Value value) {
  Operation *op = value.getDefiningOp();
  if (!isa_and_nonnull<arith::RemUIOp, arith::AndIOp, arith::MinSIOp>(op))
    return std::nullopt;
  std::optional<APInt> by = constantInt(op->getOperand(1));
  if (isa<arith::MinSIOp>(op)) {
    auto low = op->getOperand(0).getDefiningOp<arith::MaxSIOp>();
    std::optional<APInt> least =
        low ? constantInt(low.getRhs()) : std::optional<APInt>();
    if (!by || !least || least->sgt(*by))
      return std::nullopt;
    return Interval{least->getSExtValue(), by->getSExtValue()};
  }
  if (!by || !by->isStrictlyPositive())
    return std::nullopt;
  return Interval{0, by->getSExtValue() - isa<arith::RemUIOp>(op)};
}

std::optional<Interval> scion::signedRange(Value value, Facts &facts) {
  unsigned width = intWidth(value.getType());
  if (width == 0 || width > 64)
    return std::nullopt;
  if (std::optional<APInt> constant = constantInt(value))
    return Interval{constant->getSExtValue(), constant->getSExtValue()};
  if (facts.observed)
    if (const Interval *range = facts.observed->rangeOf(value))
      return *range;
  if (std::optional<Interval> cut = rangeOfCut(value))
    return cut;
  if (std::optional<Interval> loop = rangeOfLoop(value); loop && loop->min >= 0)
    return loop;
  Interval::Number half = Interval::Number(1) << (width - 1);
  return Interval{-half, half - 1};
}

/// None if it has no elements, or one that is poison.
static std::optional<Bits> bitsOf(const Datum &datum) {
  if (!datum.isElement() && !datum.isElements())
    return std::nullopt;
  Bits bits;
  for (const Element &number : datum.numbers()) {
    if (!number.isDefined())
      return std::nullopt;
    bits.push_back(number.bits());
  }
  return bits;
}

static std::optional<Bits> bitsOfConstant(Value value) {
  Attribute attribute;
  if (!matchPattern(value, m_Constant(&attribute)))
    return std::nullopt;
  std::optional<Datum> datum = semantics::datumOf(attribute, value.getType());
  return datum ? bitsOf(*datum) : std::nullopt;
}

bool scion::inAllCases(ArrayRef<Value> values, Facts &facts,
                       llvm::function_ref<bool(ArrayRef<Bits>)> holds) {
  SmallVector<Bits> bits(values.size());
  SmallVector<std::optional<unsigned>> places;
  const Observations::OfOp *seen = facts.seen();
  for (auto [value, to] : llvm::zip_equal(values, bits)) {
    places.emplace_back();
    if (std::optional<Bits> constant = bitsOfConstant(value)) {
      to = std::move(*constant);
      continue;
    }
    if (!seen && facts.isNeverRun())
      return true;
    if (!seen || !seen->isComplete)
      return false;
    const auto *found = llvm::find(seen->operands, value);
    if (found == seen->operands.end())
      return false;
    places.back() = unsigned(found - seen->operands.begin());
  }
  if (llvm::none_of(places, [](auto place) { return place.has_value(); }))
    return holds(bits);
  return llvm::all_of(seen->executions, [&](ArrayRef<Datum> operands) {
    for (auto [place, to] : llvm::zip_equal(places, bits)) {
      if (!place)
        continue;
      std::optional<Bits> now = bitsOf(operands[*place]);
      if (!now)
        return operands[*place].state() != semantics::State::Defined;
      to = std::move(*now);
    }
    return holds(bits);
  });
}

bool scion::inAllElements(Value value, Facts &facts,
                          llvm::function_ref<bool(const APInt &)> holds) {
  return inAllCases(value, facts, [&](ArrayRef<Bits> bits) {
    return llvm::all_of(bits[0], holds);
  });
}

bool scion::inAllFloats(Value value, Facts &facts,
                        llvm::function_ref<bool(const APFloat &)> holds) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
  return type && inAllElements(value, facts, [&](const APInt &bits) {
           return holds(APFloat(type.getFloatSemantics(), bits));
         });
}

bool scion::inAllPairs(
    Value a, Value b, Facts &facts,
    llvm::function_ref<bool(const APInt &, const APInt &)> holds) {
  return inAllCases({a, b}, facts, [&](ArrayRef<Bits> bits) {
    return bits[0].size() == bits[1].size() &&
           llvm::all_of(llvm::zip(bits[0], bits[1]), [&](auto pair) {
             return holds(std::get<0>(pair), std::get<1>(pair));
           });
  });
}
