//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Ranges.h"
#include "harness/input/Predicates.h"
#include "harness/recondition/AffineRanges.h"
#include "harness/recondition/Facts.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace scion;

unsigned scion::intWidth(Type type) {
  type = getElementTypeOrSelf(type);
  if (type.isIndex())
    return 64;
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth();
  return 0;
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

namespace {
using Pick = Interval (*)(Interval, Interval);

class Analysis {
public:
  explicit Analysis(Facts &facts) : facts(facts) {}
  std::optional<Bounds> of(Value value, unsigned depth);

private:
  std::optional<Bounds> ofOp(OpResult value, unsigned width, unsigned depth);
  std::optional<Bounds> ofArgument(BlockArgument value, unsigned width,
                                   unsigned depth);
  std::optional<Interval> ofExpr(AffineExpr expr, ValueRange operands,
                                 unsigned numDims, unsigned depth);
  std::optional<Interval> ofBound(AffineMap map, ValueRange operands, Pick pick,
                                  unsigned depth);
  std::optional<Interval> ofSigned(OpFoldResult fold, unsigned depth);
  std::optional<Bounds> ofCallers(BlockArgument value, unsigned depth);
  std::optional<Bounds> ofCall(func::CallOp call, unsigned result,
                               unsigned depth);
  Interval sizeRange(Value shaped, int64_t dim, unsigned depth);
  Bounds narrowed(Value value, Bounds bounds);

  /// Values looked at for one query: bounds the cost on deep expressions.
  unsigned budget = 48;
  /// Off once a value of another run of a block may be looked at.
  bool narrows = true;
  Facts &facts;
};
} // namespace

std::optional<Bounds> Analysis::of(Value value, unsigned depth) {
  unsigned width = intWidth(value.getType());
  if (width == 0 || width > 64)
    return std::nullopt;
  if (depth == 0 || budget == 0)
    return Bounds(width);
  --budget;
  std::optional<Bounds> known;
  if (auto argument = dyn_cast<BlockArgument>(value))
    known = ofArgument(argument, width, depth - 1);
  else
    known = ofOp(cast<OpResult>(value), width, depth - 1);
  Bounds bounds = known.value_or(Bounds(width));
  return narrows ? narrowed(value, bounds) : bounds;
}

/// What the conditions on the way to the op in hand leave of a range.
Bounds Analysis::narrowed(Value value, Bounds bounds) {
  for (auto [condition, holds] : facts.conditions()) {
    auto compare = condition.getDefiningOp<arith::CmpIOp>();
    if (condition == value || (compare && compare == value.getDefiningOp())) {
      if (bounds.width() == 1)
        bounds = Bounds(APInt(1, holds));
      continue;
    }
    if (!compare)
      continue;
    arith::CmpIPredicate predicate = compare.getPredicate();
    Value other = compare.getRhs();
    if (other == value) {
      other = compare.getLhs();
      predicate = mirrored(predicate);
    } else if (compare.getLhs() != value) {
      continue;
    }
    std::optional<APInt> constant = constantInt(other);
    if (!constant)
      continue;
    if (!holds)
      predicate = arith::invertPredicate(predicate);
    bounds = bounds.meet(llvm::ConstantRange::makeExactICmpRegion(
        predicateOfLLVM(predicate), *constant));
  }
  return bounds;
}

std::optional<Interval> Analysis::ofExpr(AffineExpr expr, ValueRange operands,
                                         unsigned numDims, unsigned depth) {
  return rangeOfExpr(expr, numDims,
                     [&](unsigned position) -> std::optional<Interval> {
                       if (position >= operands.size())
                         return std::nullopt;
                       return ofSigned(operands[position], depth);
                     });
}

std::optional<Interval> Analysis::ofSigned(OpFoldResult fold, unsigned depth) {
  if (auto attribute = dyn_cast<Attribute>(fold)) {
    int64_t number = cast<IntegerAttr>(attribute).getInt();
    return Interval{number, number};
  }
  std::optional<Bounds> bounds = of(cast<Value>(fold), depth);
  return bounds ? std::optional(bounds->asSigned()) : std::nullopt;
}

/// Of a loop's bound, the greatest or the least result of a map. Where nothing
/// is known of one, what is said holds all the same on the side of the bound: a
/// maximum is at least each of its parts.
std::optional<Interval> Analysis::ofBound(AffineMap map, ValueRange operands,
                                          Pick pick, unsigned depth) {
  std::optional<Interval> all;
  for (AffineExpr expr : map.getResults())
    if (auto range = ofExpr(expr, operands, map.getNumDims(), depth))
      all = all ? pick(*all, *range) : *range;
  return all;
}

static constexpr int64_t anySize = int64_t(1) << 40;

/// A size of a dimension: memory is capped long before 2^40 elements.
Interval Analysis::sizeRange(Value shaped, int64_t dim, unsigned depth) {
  Size size = facts.sizeOf(shaped, dim);
  if (size.isConstant())
    return {size.constant, size.constant};
  Interval any{0, anySize};
  if (!size.root || size.dim >= 0)
    return any;
  // The index that it was allocated with, perhaps elsewhere.
  bool outer = std::exchange(narrows, false);
  llvm::scope_exit restore([&] { narrows = outer; });
  std::optional<Interval> range = ofSigned(size.root, depth);
  return range && range->isWithin(any) ? *range : any;
}

/// The callers' values, of another run of this function if it is recursive.
std::optional<Bounds> Analysis::ofCallers(BlockArgument value, unsigned depth) {
  SmallVector<Value> sources;
  if (!value.getOwner()->isEntryBlock() || !facts.incoming(value, sources))
    return std::nullopt;
  bool outer = std::exchange(narrows, false);
  llvm::scope_exit restore([&] { narrows = outer; });
  std::optional<Bounds> all;
  for (Value source : sources) {
    std::optional<Bounds> bounds = of(source, depth);
    if (!bounds)
      return std::nullopt;
    all = all ? all->hull(*bounds) : *bounds;
  }
  return all;
}

std::optional<Bounds> Analysis::ofArgument(BlockArgument value, unsigned width,
                                           unsigned depth) {
  using Result = std::optional<Bounds>;
  unsigned number = value.getArgNumber();
  // [lower, upper) with an empty range clipped to one point: the body does not
  // run then.
  auto between = [&](std::optional<Interval> lower,
                     std::optional<Interval> upper) -> Result {
    if (!lower || !upper)
      return std::nullopt;
    return Bounds::fromSigned(
        {lower->min, std::max(lower->min, upper->max - 1)}, width);
  };
  return llvm::TypeSwitch<Operation *, Result>(value.getOwner()->getParentOp())
      .Case([&](scf::ForOp loop) -> Result {
        if (value != loop.getInductionVar())
          return std::nullopt;
        if (!loop.getUnsignedCmp())
          return between(ofSigned(loop.getLowerBound(), depth),
                         ofSigned(loop.getUpperBound(), depth));
        Result lower = of(loop.getLowerBound(), depth);
        Result upper = of(loop.getUpperBound(), depth);
        if (!lower || !upper)
          return std::nullopt;
        Interval::Number first = lower->asUnsigned().min;
        return Bounds::fromUnsigned(
            {first, std::max(first, upper->asUnsigned().max - 1)}, width);
      })
      .Case([&](affine::AffineForOp loop) -> Result {
        if (value != loop.getInductionVar())
          return std::nullopt;
        return between(ofBound(loop.getLowerBoundMap(),
                               loop.getLowerBoundOperands(), greaterOf, depth),
                       ofBound(loop.getUpperBoundMap(),
                               loop.getUpperBoundOperands(), lessOf, depth));
      })
      .Case([&](affine::AffineParallelOp loop) -> Result {
        return between(ofBound(loop.getLowerBoundMap(number),
                               loop.getLowerBoundsOperands(), greaterOf, depth),
                       ofBound(loop.getUpperBoundMap(number),
                               loop.getUpperBoundsOperands(), lessOf, depth));
      })
      .Case([&](scf::ParallelOp loop) -> Result {
        if (number >= loop.getLowerBound().size())
          return std::nullopt;
        return between(ofSigned(loop.getLowerBound()[number], depth),
                       ofSigned(loop.getUpperBound()[number], depth));
      })
      .Case([&](scf::ForallOp loop) -> Result {
        if (number >= loop.getMixedLowerBound().size())
          return std::nullopt;
        return between(ofSigned(loop.getMixedLowerBound()[number], depth),
                       ofSigned(loop.getMixedUpperBound()[number], depth));
      })
      .Case([&](tensor::GenerateOp generate) -> Result {
        return between(Interval{0, 0},
                       sizeRange(generate.getResult(), number, depth));
      })
      .Case([&](tensor::PadOp) -> Result {
        return Bounds::fromSigned({0, anySize}, width);
      })
      .Case([&](func::FuncOp) -> Result { return ofCallers(value, depth); })
      .Default([](Operation *) -> Result { return std::nullopt; });
}

/// Of all elements; none of what is empty or large.
static std::optional<Bounds> hullOf(DenseIntElementsAttr elements) {
  if (!elements || elements.empty() || elements.getNumElements() > 4096)
    return std::nullopt;
  if (elements.isSplat())
    return Bounds(elements.getSplatValue<APInt>());
  std::optional<Bounds> all;
  for (const APInt &element : elements.getValues<APInt>())
    all = all ? all->hull(Bounds(element)) : Bounds(element);
  return all;
}

/// The table that a memref or tensor is, if nobody writes to it. The wrapper's
/// pools are not looked at: guards must hold for whatever else a function could
/// be called with.
static DenseIntElementsAttr tableOf(Value memory, Facts &facts) {
  if (auto toTensor = memory.getDefiningOp<bufferization::ToTensorOp>())
    memory = toTensor.getBuffer();
  auto get = memory.getDefiningOp<memref::GetGlobalOp>();
  if (!get || get.getName().starts_with("scion_pool_"))
    return {};
  return dyn_cast_or_null<DenseIntElementsAttr>(facts.contentsOf(get));
}

/// A function that gives an argument back, however hidden from passes: what
/// depends on it needs no other guards than what takes the value.
std::optional<Bounds> Analysis::ofCall(func::CallOp call, unsigned result,
                                       unsigned depth) {
  func::FuncOp callee = facts.function(call.getCallee());
  if (!callee || callee.isExternal() || !callee.getBody().hasOneBlock())
    return std::nullopt;
  auto end = dyn_cast<func::ReturnOp>(callee.front().getTerminator());
  auto argument =
      end ? dyn_cast<BlockArgument>(end.getOperand(result)) : BlockArgument();
  if (!argument || argument.getOwner() != &callee.front())
    return std::nullopt;
  return of(call.getOperand(argument.getArgNumber()), depth);
}

std::optional<Bounds> Analysis::ofOp(OpResult value, unsigned width,
                                     unsigned depth) {
  Operation *op = value.getOwner();
  DenseIntElementsAttr dense;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return Bounds(constant);
  if (matchPattern(value, m_Constant(&dense)))
    return hullOf(dense);

  using Result = std::optional<Bounds>;
  using Range = llvm::ConstantRange;
  // None for integers of more than 64 bits, which trunci and index casts take.
  auto convert = [&](auto compute) -> Result {
    Result in = of(op->getOperand(0), depth);
    return in ? Result(in->map(compute)) : std::nullopt;
  };
  auto combineIf = [&](auto mayRightBe, auto compute) -> Result {
    Result l = of(op->getOperand(0), depth), r = of(op->getOperand(1), depth);
    if (!l || !r)
      return std::nullopt;
    return mayRightBe(*r) ? l->map(*r, compute) : Bounds(width);
  };
  auto combine = [&](auto compute) {
    return combineIf([](const Bounds &) { return true; }, compute);
  };
  // Where a guard may change the divisor or the amount, nothing is known.
  auto isPositive = [](const Bounds &r) { return r.asSigned().min > 0; };
  auto isNotZero = [](const Bounds &r) { return r.asUnsigned().min > 0; };
  auto isBelowWidth = [&](const Bounds &r) {
    return r.asUnsigned().max < width;
  };
  auto size = [&](auto dim) -> Result {
    if (std::optional<int64_t> i = dim.getConstantIndex();
        i && cast<ShapedType>(dim.getSource().getType()).hasRank())
      return Bounds::fromSigned(sizeRange(dim.getSource(), *i, depth), width);
    return Bounds::fromSigned({0, anySize}, width);
  };
  auto bySigned = [&](std::optional<Interval> range) -> Result {
    return range ? Result(Bounds::fromSigned(*range, width)) : std::nullopt;
  };
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<tensor::SplatOp, vector::BroadcastOp, tensor::CastOp,
            tensor::ExtractOp, vector::ExtractOp>(
          [&](auto) { return of(op->getOperand(0), depth); })
      .Case<arith::MaxSIOp, index::MaxSOp>(
          [&](auto) { return combine(&Range::smax); })
      .Case<arith::MinSIOp, index::MinSOp>(
          [&](auto) { return combine(&Range::smin); })
      .Case<arith::MaxUIOp, index::MaxUOp>(
          [&](auto) { return combine(&Range::umax); })
      .Case<arith::MinUIOp, index::MinUOp>(
          [&](auto) { return combine(&Range::umin); })
      .Case<arith::AndIOp, index::AndOp>(
          [&](auto) { return combine(&Range::binaryAnd); })
      .Case<arith::OrIOp, index::OrOp>([&](auto) {
        return combine(
            [](const Range &a, const Range &b) { return a.binaryOr(b); });
      })
      .Case<arith::AddIOp, index::AddOp>(
          [&](auto) { return combine(&Range::add); })
      .Case<arith::SubIOp, index::SubOp>(
          [&](auto) { return combine(&Range::sub); })
      .Case<arith::MulIOp, index::MulOp>([&](auto) {
        return combine(
            [](const Range &a, const Range &b) { return a.multiply(b); });
      })
      .Case<arith::RemUIOp, index::RemUOp>(
          [&](auto) { return combine(&Range::urem); })
      .Case<arith::RemSIOp, index::RemSOp>(
          [&](auto) { return combineIf(isPositive, &Range::srem); })
      .Case<arith::DivUIOp, index::DivUOp>(
          [&](auto) { return combineIf(isNotZero, &Range::udiv); })
      .Case<arith::DivSIOp, index::DivSOp>(
          [&](auto) { return combineIf(isPositive, &Range::sdiv); })
      .Case<arith::ShRUIOp, index::ShrUOp>(
          [&](auto) { return combineIf(isBelowWidth, &Range::lshr); })
      .Case<arith::ExtSIOp, arith::IndexCastOp, index::CastSOp>([&](auto) {
        return convert([&](const Range &in) { return in.sextOrTrunc(width); });
      })
      .Case<arith::ExtUIOp, arith::IndexCastUIOp, index::CastUOp,
            arith::TruncIOp>([&](auto) {
        return convert([&](const Range &in) { return in.zextOrTrunc(width); });
      })
      .Case([&](arith::SelectOp select) -> Result {
        Result l = of(select.getTrueValue(), depth);
        Result r = of(select.getFalseValue(), depth);
        return l && r ? Result(l->hull(*r)) : std::nullopt;
      })
      .Case([&](affine::AffineApplyOp apply) {
        AffineMap map = apply.getAffineMap();
        return bySigned(ofExpr(map.getResult(0), apply.getMapOperands(),
                               map.getNumDims(), depth));
      })
      .Case<affine::AffineMinOp, affine::AffineMaxOp>(
          [&](auto apply) -> Result {
            constexpr bool isMin =
                std::is_same_v<decltype(apply), affine::AffineMinOp>;
            AffineMap map = apply.getAffineMap();
            std::optional<Interval> all;
            for (AffineExpr expr : map.getResults()) {
              auto range =
                  ofExpr(expr, apply.getOperands(), map.getNumDims(), depth);
              if (!range)
                return std::nullopt;
              if (all)
                range = isMin ? lessOf(*all, *range) : greaterOf(*all, *range);
              all = range;
            }
            return bySigned(all);
          })
      .Case<memref::DimOp, tensor::DimOp>(size)
      .Case([&](memref::LoadOp load) -> Result {
        DenseIntElementsAttr table = tableOf(load.getMemref(), facts);
        SmallVector<uint64_t> position;
        for (Value index : load.getIndices())
          if (std::optional<APInt> constant = constantInt(index))
            position.push_back(constant->getZExtValue());
        if (!table || position.size() != load.getIndices().size())
          return hullOf(table);
        if (!table.isValidIndex(position))
          return std::nullopt;
        return Bounds(table.getValues<APInt>()[position]);
      })
      .Case<affine::AffineLoadOp, vector::LoadOp, bufferization::ToTensorOp>(
          [&](auto) { return hullOf(tableOf(op->getOperand(0), facts)); })
      .Case([&](func::CallOp call) {
        return ofCall(call, value.getResultNumber(), depth);
      })
      .Case([&](memref::RankOp rank) -> Result {
        Value ranked = facts.rankedSource(rank.getMemref());
        if (auto type = dyn_cast_or_null<MemRefType>(ranked ? ranked.getType()
                                                            : Type()))
          return Bounds::fromSigned({type.getRank(), type.getRank()}, width);
        return Bounds::fromSigned({0, 64}, width);
      })
      .Case([&](affine::AffineDelinearizeIndexOp delinearize) -> Result {
        if (!delinearize.getDynamicBasis().empty())
          return std::nullopt;
        ArrayRef<int64_t> basis = delinearize.getStaticBasis();
        unsigned number = value.getResultNumber();
        unsigned offset = delinearize.getNumResults() - basis.size();
        if (number >= offset && number != 0)
          return Bounds::fromSigned({0, basis[number - offset] - 1}, width);
        // The first one takes what is left.
        Interval::Number rest = 1;
        for (int64_t size : basis.drop_front(offset == 0 ? 1 : 0))
          rest *= std::max<int64_t>(size, 1);
        std::optional<Interval> linear = ofSigned(op->getOperand(0), depth);
        if (!linear)
          return std::nullopt;
        return Bounds::fromSigned(
            {floorDiv(linear->min, rest), floorDiv(linear->max, rest)}, width);
      })
      .Case([&](linalg::IndexOp indexOp) -> Result {
        auto linalgOp =
            dyn_cast_or_null<linalg::LinalgOp>(indexOp->getParentOp());
        if (linalgOp) {
          SmallVector<int64_t> ranges = linalgOp.getStaticLoopRanges();
          if (indexOp.getDim() < ranges.size() &&
              !ShapedType::isDynamic(ranges[indexOp.getDim()]))
            return Bounds::fromSigned(
                {0, std::max<int64_t>(0, ranges[indexOp.getDim()] - 1)}, width);
        }
        return Bounds::fromSigned({0, anySize}, width);
      })
      .Case([&](vector::StepOp step) {
        return Bounds::fromSigned({0, step.getType().getNumElements() - 1},
                                  width);
      })
      .Default([](Operation *) -> Result { return std::nullopt; });
}

std::optional<Interval> scion::signedRange(Value value, Facts &facts) {
  auto bounds = Analysis(facts).of(value, 8);
  return bounds ? std::optional(bounds->asSigned()) : std::nullopt;
}

std::optional<Interval> scion::unsignedRange(Value value, Facts &facts) {
  auto bounds = Analysis(facts).of(value, 8);
  return bounds ? std::optional(bounds->asUnsigned()) : std::nullopt;
}
