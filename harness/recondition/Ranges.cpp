//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: one recursive question about a value, with a case for each op that
// tells something of its result.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Ranges.h"
#include "harness/input/Mirrored.h"
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

using Number = Interval::Number;

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
/// Bounds for both readings of a value's bits.
struct Both {
  Interval s, u;
};

class Analysis {
public:
  explicit Analysis(Facts &facts) : facts(facts) {}
  std::optional<Both> of(Value value, unsigned depth);

private:
  Interval sizeRange(Value shaped, int64_t dim, unsigned depth);
  std::optional<Both> ofOp(OpResult value, unsigned width, unsigned depth);
  std::optional<Both> ofArgument(BlockArgument value, unsigned width,
                                 unsigned depth);
  std::optional<Interval> ofExpr(AffineExpr expr, ValueRange operands,
                                 unsigned numDims, unsigned depth);
  /// Values looked at for one query: bounds the cost on deep expressions.
  unsigned budget = 48;
  /// Off once a value of another run of a block may be looked at.
  bool narrows = true;
  Both narrowed(Value value, Both both, unsigned width);
  Facts &facts;
};
} // namespace

static Interval fullSigned(unsigned width) {
  Number one = 1;
  return {-(one << (width - 1)), (one << (width - 1)) - 1};
}
static Interval fullUnsigned(unsigned width) {
  return {0, (Number(1) << width) - 1};
}
static bool within(Interval inner, Interval outer) {
  return outer.min <= inner.min && inner.max <= outer.max;
}

/// A range known for the signed reading; the unsigned one follows.
static Both fromSigned(Interval s, unsigned width) {
  if (!within(s, fullSigned(width)))
    return {fullSigned(width), fullUnsigned(width)};
  if (s.min >= 0)
    return {s, s};
  if (s.max < 0)
    return {s, {s.min + (Number(1) << width), s.max + (Number(1) << width)}};
  return {s, fullUnsigned(width)};
}
static Both fromUnsigned(Interval u, unsigned width) {
  if (!within(u, fullUnsigned(width)))
    return {fullSigned(width), fullUnsigned(width)};
  if (u.max <= fullSigned(width).max)
    return {u, u};
  if (u.min > fullSigned(width).max)
    return {{u.min - (Number(1) << width), u.max - (Number(1) << width)}, u};
  return {fullSigned(width), u};
}

static Number toNumber(const APInt &value, bool isSigned) {
  return isSigned ? Number(value.getSExtValue()) : Number(value.getZExtValue());
}

std::optional<Both> Analysis::of(Value value, unsigned depth) {
  unsigned width = intWidth(value.getType());
  if (width == 0 || width > 64)
    return std::nullopt;
  Both nothing{fullSigned(width), fullUnsigned(width)};
  if (depth == 0 || budget == 0)
    return nothing;
  --budget;
  std::optional<Both> known;
  if (auto argument = dyn_cast<BlockArgument>(value))
    known = ofArgument(argument, width, depth - 1);
  else
    known = ofOp(cast<OpResult>(value), width, depth - 1);
  Both both = known ? *known : nothing;
  return narrows ? narrowed(value, both, width) : both;
}

/// What the conditions on the way to the op in hand leave of a range.
Both Analysis::narrowed(Value value, Both both, unsigned width) {
  using P = arith::CmpIPredicate;
  for (auto [condition, holds] : facts.conditions()) {
    auto compare = condition.getDefiningOp<arith::CmpIOp>();
    if (!compare) {
      if (condition == value && width == 1)
        both = holds ? Both{{-1, -1}, {1, 1}} : Both{{0, 0}, {0, 0}};
      continue;
    }
    if (compare == value.getDefiningOp()) {
      both = holds ? Both{{-1, -1}, {1, 1}} : Both{{0, 0}, {0, 0}};
      continue;
    }
    P predicate = compare.getPredicate();
    Value other;
    if (compare.getLhs() == value) {
      other = compare.getRhs();
    } else if (compare.getRhs() == value) {
      other = compare.getLhs();
      predicate = mirrored(predicate);
    } else {
      continue;
    }
    std::optional<APInt> constant = constantInt(other);
    if (!constant)
      continue;
    if (!holds)
      predicate = arith::invertPredicate(predicate);
    Number s = toNumber(*constant, true), u = toNumber(*constant, false);
    Interval bySigned = both.s, byUnsigned = both.u;
    switch (predicate) {
    case P::eq:
      bySigned = {s, s};
      byUnsigned = {u, u};
      break;
    case P::ne:
      bySigned.min += bySigned.min == s;
      bySigned.max -= bySigned.max == s;
      byUnsigned.min += byUnsigned.min == u;
      byUnsigned.max -= byUnsigned.max == u;
      break;
    case P::slt:
      bySigned.max = std::min(bySigned.max, s - 1);
      break;
    case P::sle:
      bySigned.max = std::min(bySigned.max, s);
      break;
    case P::sgt:
      bySigned.min = std::max(bySigned.min, s + 1);
      break;
    case P::sge:
      bySigned.min = std::max(bySigned.min, s);
      break;
    case P::ult:
      byUnsigned.max = std::min(byUnsigned.max, u - 1);
      break;
    case P::ule:
      byUnsigned.max = std::min(byUnsigned.max, u);
      break;
    case P::ugt:
      byUnsigned.min = std::max(byUnsigned.min, u + 1);
      break;
    case P::uge:
      byUnsigned.min = std::max(byUnsigned.min, u);
      break;
    }
    // Nothing is left: the op in hand never runs. Any range is right.
    if (bySigned.min > bySigned.max || byUnsigned.min > byUnsigned.max)
      return both;
    // What one reading says, the other one may know as well.
    Both a = fromSigned(bySigned, width), b = fromUnsigned(byUnsigned, width);
    auto meet = [](Interval x, Interval y) {
      return Interval{std::max(x.min, y.min), std::min(x.max, y.max)};
    };
    Both all{meet(meet(bySigned, a.s), b.s), meet(meet(byUnsigned, a.u), b.u)};
    if (all.s.min > all.s.max || all.u.min > all.u.max)
      return both;
    both = all;
  }
  return both;
}

std::optional<Interval> scion::rangeOfExpr(
    AffineExpr expr, unsigned numDims,
    llvm::function_ref<std::optional<Interval>(unsigned)> operand) {
  // Far from overflowing 64 bits, and so from Number's.
  auto checked = [](Interval range) -> std::optional<Interval> {
    Number limit = Number(1) << 62;
    if (range.min < -limit || range.max > limit)
      return std::nullopt;
    return range;
  };
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return checked({constant.getValue(), constant.getValue()});
  if (isa<AffineDimExpr, AffineSymbolExpr>(expr)) {
    std::optional<Interval> range =
        operand(isa<AffineDimExpr>(expr)
                    ? cast<AffineDimExpr>(expr).getPosition()
                    : numDims + cast<AffineSymbolExpr>(expr).getPosition());
    return range ? checked(*range) : std::nullopt;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  auto l = rangeOfExpr(binary.getLHS(), numDims, operand);
  auto r = rangeOfExpr(binary.getRHS(), numDims, operand);
  if (!l || !r)
    return std::nullopt;
  auto floorDiv = [](Number a, Number b) {
    Number q = a / b;
    return q * b > a ? q - 1 : q;
  };
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return checked({l->min + r->min, l->max + r->max});
  case AffineExprKind::Mul: {
    Number all[] = {l->min * r->min, l->min * r->max, l->max * r->min,
                    l->max * r->max};
    return checked(
        {*std::min_element(all, all + 4), *std::max_element(all, all + 4)});
  }
  case AffineExprKind::Mod:
    if (r->min <= 0)
      return std::nullopt;
    if (l->min >= 0 && l->max < r->min)
      return l;
    return Interval{0, r->max - 1};
  case AffineExprKind::FloorDiv:
    if (r->min <= 0)
      return std::nullopt;
    return Interval{
        std::min(floorDiv(l->min, r->min), floorDiv(l->min, r->max)),
        std::max(floorDiv(l->max, r->min), floorDiv(l->max, r->max))};
  case AffineExprKind::CeilDiv:
    if (r->min <= 0)
      return std::nullopt;
    return Interval{
        std::min(-floorDiv(-l->min, r->min), -floorDiv(-l->min, r->max)),
        std::max(-floorDiv(-l->max, r->min), -floorDiv(-l->max, r->max))};
  default:
    return std::nullopt;
  }
}

std::optional<Interval> scion::rangeOfExpr(AffineExpr expr, unsigned numDims,
                                           ValueRange operands, Facts &facts) {
  return rangeOfExpr(expr, numDims, [&](unsigned position) {
    return signedRange(operands[position], facts);
  });
}

std::optional<Interval> Analysis::ofExpr(AffineExpr expr, ValueRange operands,
                                         unsigned numDims, unsigned depth) {
  return rangeOfExpr(expr, numDims,
                     [&](unsigned position) -> std::optional<Interval> {
                       if (position >= operands.size())
                         return std::nullopt;
                       std::optional<Both> both = of(operands[position], depth);
                       return both ? std::optional(both->s) : std::nullopt;
                     });
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
  std::optional<Both> range = of(size.root, depth);
  if (!range || range->s.min < 0 || range->s.max > anySize)
    return any;
  return range->s;
}

std::optional<Both> Analysis::ofArgument(BlockArgument value, unsigned width,
                                         unsigned depth) {
  Operation *parent = value.getOwner()->getParentOp();
  // [lower, upper) with an empty range clipped to one point: the body does not
  // run then.
  auto between = [&](Interval lower, Interval upper) {
    return fromSigned({lower.min, std::max(lower.min, upper.max - 1)}, width);
  };
  auto ofFold = [&](OpFoldResult fold) -> std::optional<Interval> {
    if (auto attribute = dyn_cast<Attribute>(fold)) {
      Number number = cast<IntegerAttr>(attribute).getInt();
      return Interval{number, number};
    }
    std::optional<Both> both = of(cast<Value>(fold), depth);
    return both ? std::optional(both->s) : std::nullopt;
  };
  if (auto loop = dyn_cast<scf::ForOp>(parent)) {
    if (value != loop.getInductionVar())
      return std::nullopt;
    std::optional<Both> lower = of(loop.getLowerBound(), depth);
    std::optional<Both> upper = of(loop.getUpperBound(), depth);
    if (!lower || !upper)
      return std::nullopt;
    if (loop.getUnsignedCmp())
      return fromUnsigned(
          {lower->u.min, std::max(lower->u.min, upper->u.max - 1)}, width);
    return between(lower->s, upper->s);
  }
  if (auto loop = dyn_cast<affine::AffineForOp>(parent)) {
    if (value != loop.getInductionVar())
      return std::nullopt;
    std::optional<Interval> lower, upper;
    for (AffineExpr expr : loop.getLowerBoundMap().getResults()) {
      auto range = ofExpr(expr, loop.getLowerBoundOperands(),
                          loop.getLowerBoundMap().getNumDims(), depth);
      if (!range)
        continue; // a maximum is at least each of its parts
      lower = lower ? Interval{std::max(lower->min, range->min),
                               std::max(lower->max, range->max)}
                    : *range;
    }
    for (AffineExpr expr : loop.getUpperBoundMap().getResults()) {
      auto range = ofExpr(expr, loop.getUpperBoundOperands(),
                          loop.getUpperBoundMap().getNumDims(), depth);
      if (!range)
        continue;
      upper = upper ? Interval{std::min(upper->min, range->min),
                               std::min(upper->max, range->max)}
                    : *range;
    }
    if (!lower || !upper)
      return std::nullopt;
    return between(*lower, *upper);
  }
  if (auto loop = dyn_cast<affine::AffineParallelOp>(parent)) {
    unsigned i = value.getArgNumber();
    auto bound = [&](AffineMap map, ValueRange operands,
                     bool isLower) -> std::optional<Interval> {
      std::optional<Interval> all;
      for (AffineExpr expr : map.getResults()) {
        auto range = ofExpr(expr, operands, map.getNumDims(), depth);
        if (!range)
          continue;
        if (!all)
          all = range;
        else if (isLower)
          all = Interval{std::max(all->min, range->min),
                         std::max(all->max, range->max)};
        else
          all = Interval{std::min(all->min, range->min),
                         std::min(all->max, range->max)};
      }
      return all;
    };
    auto lower =
        bound(loop.getLowerBoundMap(i), loop.getLowerBoundsOperands(), true);
    auto upper =
        bound(loop.getUpperBoundMap(i), loop.getUpperBoundsOperands(), false);
    if (!lower || !upper)
      return std::nullopt;
    return between(*lower, *upper);
  }
  if (auto loop = dyn_cast<scf::ParallelOp>(parent)) {
    unsigned i = value.getArgNumber();
    if (i >= loop.getLowerBound().size())
      return std::nullopt;
    auto lower = of(loop.getLowerBound()[i], depth);
    auto upper = of(loop.getUpperBound()[i], depth);
    if (!lower || !upper)
      return std::nullopt;
    return between(lower->s, upper->s);
  }
  if (auto loop = dyn_cast<scf::ForallOp>(parent)) {
    unsigned i = value.getArgNumber();
    if (i >= loop.getMixedLowerBound().size())
      return std::nullopt;
    auto lower = ofFold(loop.getMixedLowerBound()[i]);
    auto upper = ofFold(loop.getMixedUpperBound()[i]);
    if (!lower || !upper)
      return std::nullopt;
    return between(*lower, *upper);
  }
  if (auto generate = dyn_cast<tensor::GenerateOp>(parent))
    return between(
        {0, 0}, sizeRange(generate.getResult(), value.getArgNumber(), depth));
  if (auto pad = dyn_cast<tensor::PadOp>(parent))
    return fromSigned({0, anySize}, width);
  if (auto function = dyn_cast<func::FuncOp>(parent)) {
    if (!value.getOwner()->isEntryBlock())
      return std::nullopt;
    SmallVector<Value> sources;
    if (!facts.incoming(value, sources) || sources.empty())
      return std::nullopt;
    // The callers' values, of another run of this function if it is recursive.
    bool outer = std::exchange(narrows, false);
    llvm::scope_exit restore([&] { narrows = outer; });
    std::optional<Both> all;
    for (Value source : sources) {
      std::optional<Both> both = of(source, depth);
      if (!both)
        return std::nullopt;
      if (!all)
        all = both;
      else
        all = Both{{std::min(all->s.min, both->s.min),
                    std::max(all->s.max, both->s.max)},
                   {std::min(all->u.min, both->u.min),
                    std::max(all->u.max, both->u.max)}};
    }
    return all;
  }
  return std::nullopt;
}

/// The hull of a table that nobody writes to. The wrapper's pools are not
/// looked at: guards must hold for whatever else a function could be called
/// with.
static std::optional<Both> hullOf(Value memory, Facts &facts) {
  if (auto toTensor = memory.getDefiningOp<bufferization::ToTensorOp>())
    memory = toTensor.getBuffer();
  auto get = memory.getDefiningOp<memref::GetGlobalOp>();
  if (!get || get.getName().starts_with("scion_pool_"))
    return std::nullopt;
  auto contents = dyn_cast_or_null<DenseIntElementsAttr>(facts.contentsOf(get));
  if (!contents || contents.empty() || contents.getNumElements() > 4096)
    return std::nullopt;
  Both all{{fullSigned(64).max, fullSigned(64).min}, {fullUnsigned(64).max, 0}};
  auto add = [&](const APInt &element) {
    Number s = toNumber(element, true), u = toNumber(element, false);
    all.s = {std::min(all.s.min, s), std::max(all.s.max, s)};
    all.u = {std::min(all.u.min, u), std::max(all.u.max, u)};
  };
  if (contents.isSplat())
    add(contents.getSplatValue<APInt>());
  else
    for (const APInt &element : contents.getValues<APInt>())
      add(element);
  return all;
}

std::optional<Both> Analysis::ofOp(OpResult value, unsigned width,
                                   unsigned depth) {
  Operation *op = value.getOwner();
  DenseIntElementsAttr dense;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant))) {
    Number s = toNumber(constant, true), u = toNumber(constant, false);
    return Both{{s, s}, {u, u}};
  }
  if (matchPattern(value, m_Constant(&dense))) {
    if (dense.empty() || dense.getNumElements() > 4096)
      return std::nullopt;
    Both all{{fullSigned(64).max, fullSigned(64).min},
             {fullUnsigned(64).max, 0}};
    for (const APInt &element : dense.getValues<APInt>()) {
      Number s = toNumber(element, true), u = toNumber(element, false);
      all.s = {std::min(all.s.min, s), std::max(all.s.max, s)};
      all.u = {std::min(all.u.min, u), std::max(all.u.max, u)};
    }
    return all;
  }

  using Result = std::optional<Both>;
  // None for integers of more than 64 bits, which trunci and index casts take.
  auto left = [&] { return of(op->getOperand(0), depth); };
  auto combine = [&](auto f) -> Result {
    Result l = left(), r = of(op->getOperand(1), depth);
    return l && r ? Result(f(*l, *r)) : std::nullopt;
  };
  auto sum = [&](Both l, Both r, int sign) -> Both {
    Both all =
        fromSigned(sign > 0 ? Interval{l.s.min + r.s.min, l.s.max + r.s.max}
                            : Interval{l.s.min - r.s.max, l.s.max - r.s.min},
                   width);
    if (within(all.s, fullSigned(width)) && all.s.min > fullSigned(width).min)
      return all;
    return fromUnsigned(sign > 0
                            ? Interval{l.u.min + r.u.min, l.u.max + r.u.max}
                            : Interval{l.u.min - r.u.max, l.u.max - r.u.min},
                        width);
  };
  auto product = [&](Both l, Both r) -> Both {
    Number limit = Number(1) << 60;
    if (l.s.min < -limit || l.s.max > limit || r.s.min < -limit ||
        r.s.max > limit)
      return {fullSigned(width), fullUnsigned(width)};
    Number a = l.s.min * r.s.min, b = l.s.min * r.s.max, c = l.s.max * r.s.min,
           d = l.s.max * r.s.max;
    return fromSigned({std::min({a, b, c, d}), std::max({a, b, c, d})}, width);
  };
  auto unsignedRemainder = [&](Both l, Both r) -> Both {
    if (r.u.max == 0)
      return {fullSigned(width), fullUnsigned(width)};
    if (l.u.max < r.u.min)
      return l;
    return fromUnsigned({0, std::min(l.u.max, r.u.max - 1)}, width);
  };
  auto minMax = [&](Both l, Both r, bool isSigned, bool isMax) -> Both {
    auto pick = [&](Interval a, Interval b) {
      return isMax ? Interval{std::max(a.min, b.min), std::max(a.max, b.max)}
                   : Interval{std::min(a.min, b.min), std::min(a.max, b.max)};
    };
    return isSigned ? fromSigned(pick(l.s, r.s), width)
                    : fromUnsigned(pick(l.u, r.u), width);
  };
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<tensor::SplatOp, vector::BroadcastOp, tensor::CastOp>(
          [&](auto) -> Result { return left(); })
      .Case<arith::MaxSIOp, index::MaxSOp>([&](auto) -> Result {
        return combine(
            [&](Both l, Both r) { return minMax(l, r, true, true); });
      })
      .Case<arith::MinSIOp, index::MinSOp>([&](auto) -> Result {
        return combine(
            [&](Both l, Both r) { return minMax(l, r, true, false); });
      })
      .Case<arith::MaxUIOp, index::MaxUOp>([&](auto) -> Result {
        return combine(
            [&](Both l, Both r) { return minMax(l, r, false, true); });
      })
      .Case<arith::MinUIOp, index::MinUOp>([&](auto) -> Result {
        return combine(
            [&](Both l, Both r) { return minMax(l, r, false, false); });
      })
      .Case<arith::AndIOp, index::AndOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) {
          return fromUnsigned({0, std::min(l.u.max, r.u.max)}, width);
        });
      })
      .Case<arith::OrIOp, index::OrOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) {
          return fromUnsigned(
              {std::max(l.u.min, r.u.min), fullUnsigned(width).max}, width);
        });
      })
      .Case<arith::RemUIOp, index::RemUOp>(
          [&](auto) -> Result { return combine(unsignedRemainder); })
      .Case<arith::RemSIOp, index::RemSOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) -> Both {
          if (r.s.min <= 0)
            return {fullSigned(width), fullUnsigned(width)};
          Number most = r.s.max - 1;
          return fromSigned(
              {l.s.min >= 0 ? 0 : -most,
               l.s.max < 0 ? 0 : std::min(most, std::max(l.s.max, Number(0)))},
              width);
        });
      })
      .Case<arith::DivUIOp, index::DivUOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) -> Both {
          if (r.u.min == 0)
            return {fullSigned(width), fullUnsigned(width)};
          return fromUnsigned({l.u.min / r.u.max, l.u.max / r.u.min}, width);
        });
      })
      .Case<arith::DivSIOp, index::DivSOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) -> Both {
          if (r.s.min <= 0 || l.s.min < 0)
            return {fullSigned(width), fullUnsigned(width)};
          return fromSigned({l.s.min / r.s.max, l.s.max / r.s.min}, width);
        });
      })
      .Case<arith::AddIOp, index::AddOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) { return sum(l, r, 1); });
      })
      .Case<arith::SubIOp, index::SubOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) { return sum(l, r, -1); });
      })
      .Case<arith::MulIOp, index::MulOp>(
          [&](auto) -> Result { return combine(product); })
      .Case<arith::ShRUIOp, index::ShrUOp>([&](auto) -> Result {
        return combine([&](Both l, Both r) -> Both {
          if (r.u.max >= width)
            return {fullSigned(width), fullUnsigned(width)};
          return fromUnsigned(
              {l.u.min >> int(r.u.max), l.u.max >> int(r.u.min)}, width);
        });
      })
      .Case<arith::ExtSIOp, arith::IndexCastOp, index::CastSOp>(
          [&](auto) -> Result {
            Result in = left();
            return in ? Result(fromSigned(in->s, width)) : std::nullopt;
          })
      .Case<arith::ExtUIOp, arith::IndexCastUIOp, index::CastUOp>(
          [&](auto) -> Result {
            Result in = left();
            return in ? Result(fromUnsigned(in->u, width)) : std::nullopt;
          })
      .Case<arith::TruncIOp>([&](auto) -> Result {
        Result in = left();
        if (!in)
          return std::nullopt;
        if (within(in->u, fullUnsigned(width)))
          return fromUnsigned(in->u, width);
        return fromSigned(in->s, width);
      })
      .Case<arith::SelectOp>([&](arith::SelectOp select) -> Result {
        Result l = of(select.getTrueValue(), depth);
        Result r = of(select.getFalseValue(), depth);
        if (!l || !r)
          return std::nullopt;
        return Both{
            {std::min(l->s.min, r->s.min), std::max(l->s.max, r->s.max)},
            {std::min(l->u.min, r->u.min), std::max(l->u.max, r->u.max)}};
      })
      .Case<affine::AffineApplyOp>([&](affine::AffineApplyOp apply) -> Result {
        auto range =
            ofExpr(apply.getAffineMap().getResult(0), apply.getMapOperands(),
                   apply.getAffineMap().getNumDims(), depth);
        return range ? Result(fromSigned(*range, width)) : std::nullopt;
      })
      .Case<affine::AffineMinOp, affine::AffineMaxOp>(
          [&](auto apply) -> Result {
            constexpr bool isMin =
                std::is_same_v<decltype(apply), affine::AffineMinOp>;
            std::optional<Interval> all;
            for (AffineExpr expr : apply.getAffineMap().getResults()) {
              auto range = ofExpr(expr, apply.getOperands(),
                                  apply.getAffineMap().getNumDims(), depth);
              if (!range)
                return std::nullopt;
              if (!all)
                all = range;
              else if (isMin)
                all = Interval{std::min(all->min, range->min),
                               std::min(all->max, range->max)};
              else
                all = Interval{std::max(all->min, range->min),
                               std::max(all->max, range->max)};
            }
            return all ? Result(fromSigned(*all, width)) : std::nullopt;
          })
      .Case<memref::DimOp>([&](memref::DimOp dim) -> Result {
        if (std::optional<int64_t> i = dim.getConstantIndex();
            i && isa<MemRefType>(dim.getSource().getType()))
          return fromSigned(sizeRange(dim.getSource(), *i, depth), width);
        return fromSigned({0, anySize}, width);
      })
      .Case<tensor::DimOp>([&](tensor::DimOp dim) -> Result {
        if (std::optional<int64_t> i = dim.getConstantIndex();
            i && isa<RankedTensorType>(dim.getSource().getType()))
          return fromSigned(sizeRange(dim.getSource(), *i, depth), width);
        return fromSigned({0, anySize}, width);
      })
      .Case<memref::LoadOp>([&](memref::LoadOp load) -> Result {
        auto get = load.getMemref().getDefiningOp<memref::GetGlobalOp>();
        std::optional<Both> hull = hullOf(load.getMemref(), facts);
        if (!get || !hull)
          return std::nullopt;
        SmallVector<uint64_t> position;
        for (Value index : load.getIndices())
          if (std::optional<APInt> constant = constantInt(index))
            position.push_back(constant->getZExtValue());
        if (position.size() == load.getIndices().size()) {
          auto contents = cast<DenseIntElementsAttr>(facts.contentsOf(get));
          if (!contents.isValidIndex(position))
            return std::nullopt;
          APInt element = contents.getValues<APInt>()[position];
          Number s = toNumber(element, true), u = toNumber(element, false);
          return Both{{s, s}, {u, u}};
        }
        return hull;
      })
      .Case<affine::AffineLoadOp, vector::LoadOp>(
          [&](auto) -> Result { return hullOf(op->getOperand(0), facts); })
      .Case<bufferization::ToTensorOp>(
          [&](auto) -> Result { return hullOf(value, facts); })
      .Case<tensor::ExtractOp>([&](tensor::ExtractOp extract) -> Result {
        return of(extract.getTensor(), depth);
      })
      .Case<vector::ExtractOp>([&](vector::ExtractOp extract) -> Result {
        return of(extract.getSource(), depth);
      })
      .Case<func::CallOp>([&](func::CallOp call) -> Result {
        // A function that gives an argument back, however hidden from passes:
        // what depends on it needs no other guards than what takes the value.
        func::FuncOp callee = facts.function(call.getCallee());
        if (!callee || callee.isExternal() || !callee.getBody().hasOneBlock())
          return std::nullopt;
        auto end = dyn_cast<func::ReturnOp>(callee.front().getTerminator());
        auto argument = end ? dyn_cast<BlockArgument>(
                                  end.getOperand(value.getResultNumber()))
                            : BlockArgument();
        if (!argument || argument.getOwner() != &callee.front())
          return std::nullopt;
        return of(call.getOperand(argument.getArgNumber()), depth);
      })
      .Case<memref::RankOp>([&](memref::RankOp rank) -> Result {
        Value ranked = facts.rankedSource(rank.getMemref());
        if (auto type = dyn_cast_or_null<MemRefType>(ranked ? ranked.getType()
                                                            : Type()))
          return fromSigned({type.getRank(), type.getRank()}, width);
        return fromSigned({0, 64}, width);
      })
      .Case<affine::AffineDelinearizeIndexOp>(
          [&](affine::AffineDelinearizeIndexOp delinearize) -> Result {
            if (!delinearize.getDynamicBasis().empty())
              return std::nullopt;
            ArrayRef<int64_t> basis = delinearize.getStaticBasis();
            unsigned number = value.getResultNumber();
            unsigned offset = delinearize.getNumResults() - basis.size();
            if (number >= offset && number != 0)
              return fromSigned({0, basis[number - offset] - 1}, width);
            // The first one takes what is left.
            Number rest = 1;
            for (int64_t size : basis.drop_front(offset == 0 ? 1 : 0))
              rest *= std::max<int64_t>(size, 1);
            Result linear = left();
            if (!linear)
              return std::nullopt;
            Interval in = linear->s;
            auto floorDiv = [](Number a, Number b) {
              Number q = a / b;
              return q * b > a ? q - 1 : q;
            };
            return fromSigned({floorDiv(in.min, rest), floorDiv(in.max, rest)},
                              width);
          })
      .Case<linalg::IndexOp>([&](linalg::IndexOp indexOp) -> Result {
        auto linalgOp =
            dyn_cast_or_null<linalg::LinalgOp>(indexOp->getParentOp());
        if (linalgOp) {
          SmallVector<int64_t> ranges = linalgOp.getStaticLoopRanges();
          if (indexOp.getDim() < ranges.size() &&
              !ShapedType::isDynamic(ranges[indexOp.getDim()]))
            return fromSigned(
                {0, std::max<int64_t>(0, ranges[indexOp.getDim()] - 1)}, width);
        }
        return fromSigned({0, anySize}, width);
      })
      .Case<vector::StepOp>([&](vector::StepOp step) -> Result {
        return fromSigned({0, step.getType().getNumElements() - 1}, width);
      })
      .Default([](Operation *) -> Result { return std::nullopt; });
}

std::optional<Interval> scion::signedRange(Value value, Facts &facts) {
  auto both = Analysis(facts).of(value, 8);
  return both ? std::optional(both->s) : std::nullopt;
}

std::optional<Interval> scion::unsignedRange(Value value, Facts &facts) {
  auto both = Analysis(facts).of(value, 8);
  return both ? std::optional(both->u) : std::nullopt;
}
