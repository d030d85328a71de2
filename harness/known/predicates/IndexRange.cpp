//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: a recursive query for the range of a value, and the queries for
// loops that use it.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/IndexRange.h"
#include "harness/known/AffineBounds.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace scion;
namespace arith = mlir::arith;
using mlir::affine::AffineForOp;

/// Larger numbers count as unknown, so that no sum overflows.
static constexpr int64_t limit = int64_t(1) << 60;

/// How many ops back a value is followed, and how many in all.
static constexpr unsigned maxDepth = 6, maxSteps = 200;

static std::optional<int64_t> small(std::optional<int64_t> number) {
  return number && *number >= -limit && *number <= limit ? number
                                                         : std::nullopt;
}

static std::optional<int64_t> sum(std::optional<int64_t> a,
                                  std::optional<int64_t> b) {
  return a && b ? small(*a + *b) : std::nullopt;
}

static IndexRange constant(int64_t value) {
  return {small(value), small(value)};
}

static IndexRange operator+(IndexRange a, IndexRange b) {
  return {sum(a.low, b.low), sum(a.high, b.high)};
}

static IndexRange operator*(IndexRange range, int64_t factor) {
  if (factor < 0)
    std::swap(range.low, range.high);
  auto times = [&](std::optional<int64_t> end) -> std::optional<int64_t> {
    int64_t product;
    if (!end || llvm::MulOverflow(*end, factor, product))
      return std::nullopt;
    return small(product);
  };
  return factor == 0 ? constant(0)
                     : IndexRange{times(range.low), times(range.high)};
}

/// Applies a monotonic function to both ends.
template <typename Function>
static IndexRange mapped(IndexRange range, Function function) {
  if (range.low)
    range.low = small(function(*range.low));
  if (range.high)
    range.high = small(function(*range.high));
  return range;
}

static IndexRange remainder(IndexRange range, int64_t divisor) {
  if (range.low && *range.low >= 0 && range.high && *range.high < divisor)
    return range;
  return {0, small(divisor - 1)};
}

/// The least, or the greatest, of values in these ranges.
static IndexRange extremum(llvm::ArrayRef<IndexRange> ranges, bool isMin) {
  IndexRange result = ranges.front();
  for (IndexRange range : ranges.drop_front()) {
    std::optional<int64_t> &bound = isMin ? result.high : result.low;
    std::optional<int64_t> &other = isMin ? result.low : result.high;
    std::optional<int64_t> theirBound = isMin ? range.high : range.low;
    std::optional<int64_t> theirOther = isMin ? range.low : range.high;
    auto pick = [&](int64_t a, int64_t b) {
      return isMin ? std::min(a, b) : std::max(a, b);
    };
    if (theirBound)
      bound = bound ? pick(*bound, *theirBound) : *theirBound;
    other = other && theirOther ? std::optional(pick(*other, *theirOther))
                                : std::nullopt;
  }
  return result;
}

namespace {
/// A sum of values with factors, and of what is only known as a range.
struct Sum {
  llvm::SmallMapVector<mlir::Value, int64_t, 4> terms;
  IndexRange rest = constant(0);

  void add(const Sum &other, int64_t factor) {
    for (auto [value, times] : other.terms) {
      int64_t product, &all = terms[value];
      if (llvm::MulOverflow(factor, times, product) ||
          llvm::AddOverflow(all, product, all)) {
        all = 0;
        rest = {};
      }
    }
    rest = rest + other.rest * factor;
  }
};

/// A query, with a limit on how many ops back it looks.
class Question {
public:
  explicit Question(CallSites *sites = nullptr) : sites(sites) {}

  IndexRange rangeOf(mlir::Value value);
  IndexRange rangeOf(mlir::AffineExpr expression, mlir::ValueRange dims,
                     mlir::ValueRange symbols);
  IndexRange rangeOf(const Sum &sum);
  Sum sumOf(mlir::Value value);
  Sum sumOf(mlir::AffineExpr expression, mlir::ValueRange dims,
            mlir::ValueRange symbols);

private:
  IndexRange ofArgument(mlir::BlockArgument argument);
  IndexRange ofCalls(mlir::func::FuncOp function, unsigned argument);
  IndexRange ofResult(mlir::Operation *op, mlir::Value value);
  IndexRange ofElement(mlir::memref::LoadOp load);
  IndexRange ofResults(mlir::AffineMap map, mlir::ValueRange operands,
                       bool isMin);

  CallSites *sites;
  unsigned depth = 0, steps = 0;
};
} // namespace

/// Whether sums of small numbers do not wrap round in its type.
static bool isWide(mlir::Value value) {
  auto integer = mlir::dyn_cast<mlir::IntegerType>(value.getType());
  return value.getType().isIndex() || (integer && integer.getWidth() >= 64);
}

IndexRange Question::rangeOf(mlir::Value value) {
  if (std::optional<int64_t> number = mlir::getConstantIntValue(value))
    return constant(*number);
  if (depth == maxDepth || ++steps > maxSteps)
    return {};
  ++depth;
  auto argument = mlir::dyn_cast<mlir::BlockArgument>(value);
  IndexRange range =
      argument ? ofArgument(argument) : ofResult(value.getDefiningOp(), value);
  --depth;
  return range;
}

IndexRange Question::ofResults(mlir::AffineMap map, mlir::ValueRange operands,
                               bool isMin) {
  llvm::SmallVector<IndexRange> ranges;
  for (mlir::AffineExpr result : map.getResults())
    ranges.push_back(rangeOf(result, operands.take_front(map.getNumDims()),
                             operands.drop_front(map.getNumDims())));
  return ranges.empty() ? IndexRange() : extremum(ranges, isMin);
}

/// The smallest range that contains both.
static IndexRange either(IndexRange one, IndexRange other) {
  IndexRange both;
  if (one.low && other.low)
    both.low = std::min(*one.low, *other.low);
  if (one.high && other.high)
    both.high = std::max(*one.high, *other.high);
  return both;
}

/// The range of an argument over all calls of its function.
IndexRange Question::ofCalls(mlir::func::FuncOp function, unsigned argument) {
  auto uses = sites ? sites->of(function) : std::nullopt;
  if (!uses || uses->empty() || function.getSymName() == "main")
    return {};
  std::optional<IndexRange> all;
  for (mlir::Operation *user : *uses) {
    auto call = mlir::dyn_cast<mlir::func::CallOp>(user);
    if (!call)
      return {};
    IndexRange given = rangeOf(call.getOperand(argument));
    all = all ? either(*all, given) : given;
    if (!all->low && !all->high)
      return {};
  }
  return *all;
}

/// The range of a function's argument, or of a loop's variable, which lies
/// between the bounds.
IndexRange Question::ofArgument(mlir::BlockArgument argument) {
  mlir::Operation *op = argument.getOwner()->getParentOp();
  IndexRange low, high;
  if (auto function = mlir::dyn_cast_or_null<mlir::func::FuncOp>(op))
    return argument.getOwner()->isEntryBlock()
               ? ofCalls(function, argument.getArgNumber())
               : IndexRange();
  if (auto loop = mlir::dyn_cast_or_null<AffineForOp>(op)) {
    if (argument != loop.getInductionVar() || hasMiscountedOperands(loop))
      return {};
    low = ofResults(loop.getLowerBoundMap(), loop.getLowerBoundOperands(),
                    /*isMin=*/false);
    high = ofResults(loop.getUpperBoundMap(), loop.getUpperBoundOperands(),
                     /*isMin=*/true);
  } else if (auto loop = mlir::dyn_cast_or_null<mlir::scf::ForOp>(op)) {
    if (argument != loop.getInductionVar() || loop.getUnsignedCmp())
      return {};
    low = rangeOf(loop.getLowerBound());
    high = rangeOf(loop.getUpperBound());
  } else if (auto loop = mlir::dyn_cast_or_null<mlir::scf::ParallelOp>(op)) {
    unsigned number = argument.getArgNumber();
    low = rangeOf(loop.getLowerBound()[number]);
    high = rangeOf(loop.getUpperBound()[number]);
  } else if (auto loop =
                 mlir::dyn_cast_or_null<mlir::affine::AffineParallelOp>(op)) {
    unsigned number = argument.getArgNumber();
    low =
        ofResults(loop.getLowerBoundMap(number), loop.getLowerBoundsOperands(),
                  /*isMin=*/false);
    high = ofResults(loop.getUpperBoundMap(number),
                     loop.getUpperBoundsOperands(), /*isMin=*/true);
  }
  return {low.low, sum(high.high, -1)};
}

/// How many elements there are along a dimension.
static IndexRange sizeOf(mlir::Type type, mlir::Value dimension) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  std::optional<int64_t> number = mlir::getConstantIntValue(dimension);
  if (shaped && shaped.hasRank() && number && *number >= 0 &&
      *number < shaped.getRank() && !shaped.isDynamicDim(*number))
    return constant(shaped.getDimSize(*number));
  return {0, std::nullopt};
}

/// The range of an element of a global that nothing writes to.
IndexRange Question::ofElement(mlir::memref::LoadOp load) {
  auto name = load.getMemRef().getDefiningOp<mlir::memref::GetGlobalOp>();
  mlir::memref::GlobalOp global =
      sites && name ? sites->readOnlyGlobal(name) : nullptr;
  auto elements = global ? mlir::dyn_cast_or_null<mlir::DenseIntElementsAttr>(
                               global.getInitialValueAttr())
                         : nullptr;
  if (!elements)
    return {};
  llvm::SmallVector<uint64_t> position;
  for (auto [index, size] :
       llvm::zip_equal(load.getIndices(), elements.getType().getShape())) {
    std::optional<int64_t> number = mlir::getConstantIntValue(index);
    if (!number || *number < 0 || *number >= size)
      return {};
    position.push_back(*number);
  }
  llvm::APInt element = elements.getValues<llvm::APInt>()[position];
  return element.isSignedIntN(64) ? constant(element.getSExtValue())
                                  : IndexRange();
}

IndexRange Question::ofResult(mlir::Operation *op, mlir::Value value) {
  if (auto dim = mlir::dyn_cast<mlir::memref::DimOp>(op))
    return sizeOf(dim.getSource().getType(), dim.getIndex());
  if (auto dim = mlir::dyn_cast<mlir::tensor::DimOp>(op))
    return sizeOf(dim.getSource().getType(), dim.getIndex());
  if (auto load = mlir::dyn_cast<mlir::memref::LoadOp>(op))
    return ofElement(load);
  if (auto apply = mlir::dyn_cast<mlir::affine::AffineApplyOp>(op))
    return ofResults(apply.getMap(), apply.getOperands(), true);
  if (auto least = mlir::dyn_cast<mlir::affine::AffineMinOp>(op))
    return ofResults(least.getMap(), least.getOperands(), true);
  if (auto most = mlir::dyn_cast<mlir::affine::AffineMaxOp>(op))
    return ofResults(most.getMap(), most.getOperands(), false);
  if (mlir::isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op)) {
    Sum sum = sumOf(value);
    return sum.terms.count(value) ? IndexRange() : rangeOf(sum);
  }
  if (mlir::isa<arith::MinSIOp, arith::MaxSIOp>(op))
    return extremum({rangeOf(op->getOperand(0)), rangeOf(op->getOperand(1))},
                    mlir::isa<arith::MinSIOp>(op));
  if (auto select = mlir::dyn_cast<arith::SelectOp>(op))
    return either(rangeOf(select.getTrueValue()),
                  rangeOf(select.getFalseValue()));
  if (mlir::isa<arith::IndexCastOp, arith::ExtSIOp>(op)) {
    mlir::Type from = op->getOperand(0).getType();
    IndexRange range = rangeOf(op->getOperand(0));
    if (auto integer = mlir::dyn_cast<mlir::IntegerType>(from);
        integer && integer.getWidth() <= 16) {
      int64_t half = int64_t(1) << (integer.getWidth() - 1);
      if (!range.low || !range.high)
        return {-half, half - 1};
    }
    // Narrower than what it was, it may be anything.
    auto to = mlir::dyn_cast<mlir::IntegerType>(value.getType());
    return to && to.getWidth() < 32 ? IndexRange() : range;
  }
  if (mlir::isa<arith::IndexCastUIOp, arith::ExtUIOp>(op)) {
    auto from = mlir::dyn_cast<mlir::IntegerType>(op->getOperand(0).getType());
    if (from && from.getWidth() <= 32)
      return {0, small((int64_t(1) << from.getWidth()) - 1)};
    return {};
  }
  std::optional<int64_t> right =
      op->getNumOperands() == 2 ? mlir::getConstantIntValue(op->getOperand(1))
                                : std::nullopt;
  if (!right || *right <= 0)
    return {};
  if (mlir::isa<arith::RemUIOp>(op))
    return remainder(rangeOf(op->getOperand(0)), *right);
  if (mlir::isa<arith::AndIOp>(op))
    return {0, small(*right)};
  if (mlir::isa<arith::RemSIOp>(op)) {
    IndexRange range = rangeOf(op->getOperand(0));
    bool isPositive = range.low && *range.low >= 0;
    return isPositive ? remainder(range, *right)
                      : IndexRange{small(1 - *right), small(*right - 1)};
  }
  if (mlir::isa<arith::DivSIOp, arith::FloorDivSIOp, arith::CeilDivSIOp>(op))
    return mapped(rangeOf(op->getOperand(0)), [&](int64_t end) {
      if (mlir::isa<arith::FloorDivSIOp>(op))
        return llvm::divideFloorSigned(end, *right);
      return mlir::isa<arith::CeilDivSIOp>(op)
                 ? llvm::divideCeilSigned(end, *right)
                 : end / *right;
    });
  return {};
}

IndexRange Question::rangeOf(mlir::AffineExpr expression, mlir::ValueRange dims,
                             mlir::ValueRange symbols) {
  return rangeOf(sumOf(expression, dims, symbols));
}

IndexRange Question::rangeOf(const Sum &sum) {
  IndexRange range = sum.rest;
  for (auto [value, times] : sum.terms)
    range = range + (times == 0 ? constant(0) : rangeOf(value) * times);
  return range;
}

Sum Question::sumOf(mlir::Value value) {
  Sum sum;
  if (std::optional<int64_t> number = mlir::getConstantIntValue(value)) {
    sum.rest = constant(*number);
    return sum;
  }
  mlir::Operation *op = value.getDefiningOp();
  if (op && depth < maxDepth && ++steps <= maxSteps) {
    ++depth;
    llvm::scope_exit done([&] { --depth; });
    if (auto apply = mlir::dyn_cast<mlir::affine::AffineApplyOp>(op)) {
      mlir::AffineMap map = apply.getMap();
      mlir::ValueRange operands = apply.getMapOperands();
      return sumOf(map.getResult(0), operands.take_front(map.getNumDims()),
                   operands.drop_front(map.getNumDims()));
    }
    if (mlir::isa<arith::AddIOp, arith::SubIOp>(op) && isWide(value)) {
      sum.add(sumOf(op->getOperand(0)), 1);
      sum.add(sumOf(op->getOperand(1)), mlir::isa<arith::AddIOp>(op) ? 1 : -1);
      return sum;
    }
    std::optional<int64_t> factor =
        mlir::isa<arith::MulIOp>(op) && isWide(value)
            ? mlir::getConstantIntValue(op->getOperand(1))
            : std::nullopt;
    if (factor && small(*factor)) {
      sum.add(sumOf(op->getOperand(0)), *factor);
      return sum;
    }
  }
  sum.terms[value] = 1;
  return sum;
}

Sum Question::sumOf(mlir::AffineExpr expression, mlir::ValueRange dims,
                    mlir::ValueRange symbols) {
  if (auto dim = mlir::dyn_cast<mlir::AffineDimExpr>(expression))
    return sumOf(dims[dim.getPosition()]);
  if (auto symbol = mlir::dyn_cast<mlir::AffineSymbolExpr>(expression))
    return sumOf(symbols[symbol.getPosition()]);
  Sum sum;
  if (auto number = mlir::dyn_cast<mlir::AffineConstantExpr>(expression)) {
    sum.rest = constant(number.getValue());
    return sum;
  }
  auto both = mlir::cast<mlir::AffineBinaryOpExpr>(expression);
  if (both.getKind() == mlir::AffineExprKind::Add) {
    sum.add(sumOf(both.getLHS(), dims, symbols), 1);
    sum.add(sumOf(both.getRHS(), dims, symbols), 1);
    return sum;
  }
  auto right = mlir::dyn_cast<mlir::AffineConstantExpr>(both.getRHS());
  if (!right) {
    sum.rest = {};
    return sum;
  }
  int64_t number = right.getValue();
  if (both.getKind() == mlir::AffineExprKind::Mul && small(number)) {
    sum.add(sumOf(both.getLHS(), dims, symbols), number);
    return sum;
  }
  sum.rest = {};
  if (number <= 0)
    return sum;
  IndexRange left = rangeOf(both.getLHS(), dims, symbols);
  if (both.getKind() == mlir::AffineExprKind::Mod)
    sum.rest = remainder(left, number);
  else if (both.getKind() == mlir::AffineExprKind::FloorDiv)
    sum.rest = mapped(left, [&](int64_t end) {
      return llvm::divideFloorSigned(end, number);
    });
  else if (both.getKind() == mlir::AffineExprKind::CeilDiv)
    sum.rest = mapped(
        left, [&](int64_t end) { return llvm::divideCeilSigned(end, number); });
  return sum;
}

IndexRange scion::rangeOf(mlir::Value value, CallSites *sites) {
  return Question(sites).rangeOf(value);
}

IndexRange scion::rangeOf(mlir::AffineExpr expression, mlir::ValueRange dims,
                          mlir::ValueRange symbols) {
  return Question().rangeOf(expression, dims, symbols);
}

static mlir::AffineExpr withoutIdleParts(mlir::AffineExpr expression,
                                         mlir::ValueRange dims,
                                         mlir::ValueRange symbols) {
  auto both = mlir::dyn_cast<mlir::AffineBinaryOpExpr>(expression);
  if (!both)
    return expression;
  mlir::AffineExpr left = withoutIdleParts(both.getLHS(), dims, symbols),
                   right = withoutIdleParts(both.getRHS(), dims, symbols);
  bool isRemainder = both.getKind() == mlir::AffineExprKind::Mod;
  if (isRemainder || both.getKind() == mlir::AffineExprKind::FloorDiv) {
    auto divisor = mlir::dyn_cast<mlir::AffineConstantExpr>(right);
    IndexRange range = rangeOf(left, dims, symbols);
    if (divisor && range.low && *range.low >= 0 && range.high &&
        *range.high < divisor.getValue())
      return isRemainder ? left
                         : mlir::getAffineConstantExpr(0, left.getContext());
  }
  return mlir::getAffineBinaryOpExpr(both.getKind(), left, right);
}

mlir::AffineMap scion::withoutIdleParts(mlir::AffineMap map,
                                        mlir::ValueRange operands) {
  llvm::SmallVector<mlir::AffineExpr> results;
  for (mlir::AffineExpr result : map.getResults())
    results.push_back(
        ::withoutIdleParts(result, operands.take_front(map.getNumDims()),
                           operands.drop_front(map.getNumDims())));
  return mlir::AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                              map.getContext());
}

/// The least distance from the lower bound up to the upper one.
static std::optional<int64_t> leastDistance(llvm::ArrayRef<Sum> lows,
                                            llvm::ArrayRef<Sum> highs,
                                            CallSites *sites) {
  std::optional<int64_t> least;
  for (const Sum &low : lows)
    for (const Sum &high : highs) {
      Sum difference = high;
      difference.add(low, -1);
      std::optional<int64_t> here = Question(sites).rangeOf(difference).low;
      if (!here)
        return std::nullopt;
      least = least ? std::min(*least, *here) : *here;
    }
  return least;
}

static llvm::SmallVector<Sum> sumsOf(mlir::AffineMap map,
                                     mlir::ValueRange operands) {
  llvm::SmallVector<Sum> sums;
  for (mlir::AffineExpr result : map.getResults())
    sums.push_back(Question().sumOf(result,
                                    operands.take_front(map.getNumDims()),
                                    operands.drop_front(map.getNumDims())));
  return sums;
}

/// The bound, or those of which it is the least (or the greatest).
static llvm::SmallVector<Sum> sumsOf(mlir::Value bound, bool isUpper) {
  mlir::Operation *op = bound.getDefiningOp();
  if (auto least = mlir::dyn_cast_or_null<mlir::affine::AffineMinOp>(op);
      least && isUpper)
    return sumsOf(least.getMap(), least.getOperands());
  if (auto most = mlir::dyn_cast_or_null<mlir::affine::AffineMaxOp>(op);
      most && !isUpper)
    return sumsOf(most.getMap(), most.getOperands());
  if (isUpper ? mlir::isa_and_nonnull<arith::MinSIOp>(op)
              : mlir::isa_and_nonnull<arith::MaxSIOp>(op))
    return {Question().sumOf(op->getOperand(0)),
            Question().sumOf(op->getOperand(1))};
  return {Question().sumOf(bound)};
}

static std::optional<int64_t> leastDistance(AffineForOp loop,
                                            CallSites *sites) {
  if (loop.hasConstantBounds())
    return (constant(loop.getConstantUpperBound()) +
            constant(loop.getConstantLowerBound()) * -1)
        .low;
  if (hasMiscountedOperands(loop))
    return std::nullopt;
  return leastDistance(
      sumsOf(loop.getLowerBoundMap(), loop.getLowerBoundOperands()),
      sumsOf(loop.getUpperBoundMap(), loop.getUpperBoundOperands()), sites);
}

static std::optional<int64_t> leastDistance(mlir::scf::ForOp loop,
                                            CallSites *sites) {
  std::optional<int64_t> low = rangeOf(loop.getLowerBound(), sites).low;
  if (loop.getUnsignedCmp() && (!low || *low < 0))
    return std::nullopt;
  return leastDistance(sumsOf(loop.getLowerBound(), /*isUpper=*/false),
                       sumsOf(loop.getUpperBound(), /*isUpper=*/true), sites);
}

bool scion::mayRunBackwards(AffineForOp loop, CallSites *sites) {
  std::optional<int64_t> least = leastDistance(loop, sites);
  return !least || *least < 0;
}

bool scion::mayRunBackwards(mlir::scf::ForOp loop, CallSites *sites) {
  std::optional<int64_t> least = leastDistance(loop, sites);
  return !least || *least < 0;
}

bool scion::mayHaveNoTrips(AffineForOp loop, CallSites *sites) {
  std::optional<int64_t> least = leastDistance(loop, sites);
  return !least || *least <= 0;
}

bool scion::mayHaveNoTrips(mlir::scf::ForOp loop, CallSites *sites) {
  std::optional<int64_t> least = leastDistance(loop, sites);
  return !least || *least <= 0;
}
