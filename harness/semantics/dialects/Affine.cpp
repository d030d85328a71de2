//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// affine: loops, conditions and indices of affine maps, and access to memrefs
// through them. The result of a map that overflows is poison.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Maps.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/Symbolic.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace scion::semantics;
using namespace mlir::affine;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// Evaluates an expression on terms, like evaluate() of Maps.h on numbers; the
/// two results are compared. The caller runs this for each combination of
/// branches.
static TermElement evaluateTerms(AffineExpr expression,
                                 ArrayRef<TermElement> operands,
                                 unsigned numDims, TermEvaluation &in) {
  using scion::terms::Bits;
  if (auto constant = dyn_cast<AffineConstantExpr>(expression))
    return Bits(APInt(64, uint64_t(constant.getValue())));
  if (auto dimension = dyn_cast<AffineDimExpr>(expression))
    return operands[dimension.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expression))
    return operands[numDims + symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expression);
  TermElement left = evaluateTerms(binary.getLHS(), operands, numDims, in);
  TermElement right = evaluateTerms(binary.getRHS(), operands, numDims, in);
  AffineExprKind kind = expression.getKind();
  bool divides = kind != AffineExprKind::Add && kind != AffineExprKind::Mul;
  if (divides && (right.isBad || right.bits().sle(Bits(64, 0))))
    (void)in.undefined("an affine divisor that is not positive");
  if (in.isOver() || left.isBad || right.isBad)
    return TermElement::poison(64);
  scion::terms::Truth overflows = false;
  Bits value = affineStep(kind, left.bits(), right.bits(), overflows);
  return {value, overflows};
}

/// Whether a part of the expression may overflow. Floor divisions and
/// remainders cannot; all other operations may.
static bool mayOverflow(AffineExpr expression) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expression);
  return binary &&
         ((expression.getKind() != AffineExprKind::FloorDiv &&
           expression.getKind() != AffineExprKind::Mod) ||
          mayOverflow(binary.getLHS()) || mayOverflow(binary.getRHS()));
}

/// The map of affine.apply, min or max on terms.
template <typename Op>
static void applyMapToTerms(Operation *op, ArrayRef<TermElement> operands,
                            TermEvaluation &in,
                            SmallVectorImpl<TermElement> &results) {
  AffineMap map = cast<Op>(op).getAffineMap();
  std::optional<TermElement> chosen;
  for (AffineExpr expression : map.getResults()) {
    TermElement value =
        evaluateTerms(expression, operands, map.getNumDims(), in);
    if (in.isOver())
      return;
    if (!chosen || value.isBad) {
      chosen = value;
      continue;
    }
    if (chosen->isBad)
      continue;
    const scion::terms::Bits &x = value.bits(), &y = chosen->bits();
    if (std::is_same_v<Op, AffineMinOp> ? x.slt(y) : x.sgt(y))
      chosen = value;
  }
  results.push_back(*chosen);
}

static std::optional<Element>
chosenResult(AffineMap map, ArrayRef<int64_t> all, Evaluation &in,
             llvm::function_ref<bool(int64_t, int64_t)> better) {
  std::optional<Element> chosen;
  for (AffineExpr expression : map.getResults()) {
    std::optional<Element> value =
        evaluate(expression, all.take_front(map.getNumDims()),
                 all.drop_front(map.getNumDims()), in);
    if (!value)
      return std::nullopt;
    if (!chosen || !value->isDefined() ||
        (chosen->isDefined() && better(value->asSigned(), chosen->asSigned())))
      chosen = std::move(value);
  }
  return chosen;
}

/// Sets the result of `op` to the result of `map` that `better` prefers.
template <typename Op>
static Flow setResult(Op op, AffineMap map, ValueRange operands, Evaluation &in,
                      llvm::function_ref<bool(int64_t, int64_t)> better) {
  if (operands.size() != map.getNumInputs())
    return in.unsupported("a map with another number of operands");
  if (LLVM_UNLIKELY(in.symbolic())) {
    SmallVector<Element> arguments, results;
    for (Value operand : operands)
      arguments.push_back(in.get(operand).element());
    // Passes reorder the parts of a map as if none could overflow, so a
    // difference is inconclusive if one may.
    bool isFixed = llvm::none_of(
        arguments, [](const Element &one) { return one.term != 0; });
    if (!isFixed && llvm::any_of(map.getResults(), mayOverflow))
      in.symbolic()->noteFreedom();
    auto numbers = [&](ArrayRef<Element> sample,
                       SmallVectorImpl<Element> &made) {
      SmallVector<int64_t> all;
      for (const Element &one : sample)
        all.push_back(one.asSigned());
      if (std::optional<Element> value = chosenResult(map, all, in, better))
        made.push_back(*value);
    };
    if (!in.symbolic()->apply(op, arguments, {64}, in, numbers,
                              applyMapToTerms<Op>, results))
      return Flow::Stop;
    in.set(op->getResult(0), results.front());
    return Flow::Next;
  }
  SmallVector<int64_t> numbers;
  for (Value operand : operands) {
    const Datum &datum = in.get(operand);
    if (datum.state() != State::Defined) {
      in.set(op->getResult(0), Element::bad(64, datum.state()));
      return Flow::Next;
    }
    numbers.push_back(datum.element().asSigned());
  }
  std::optional<Element> chosen = chosenResult(map, numbers, in, better);
  if (!chosen)
    return Flow::Stop;
  in.set(op->getResult(0), std::move(*chosen));
  return Flow::Next;
}

static Flow delinearize(AffineDelinearizeIndexOp op, Evaluation &in) {
  std::optional<int64_t> linear = in.integer(op.getLinearIndex());
  SmallVector<int64_t> all;
  if (!linear || !in.integers(op.getStaticBasis(), op.getDynamicBasis(), all))
    return Flow::Stop;
  if (llvm::any_of(all, [](int64_t size) { return size <= 0; }))
    return in.undefined("a basis that is not positive");
  if (!productOf(all))
    return in.undefined("the product of the basis overflows");
  size_t numResults = op->getNumResults();
  ArrayRef<int64_t> basis = all;
  if (basis.size() == numResults)
    basis = basis.drop_front();
  int64_t rest = *linear;
  for (size_t i = numResults; i-- > 1;) {
    int64_t size = basis[i - 1], digit = rest % size;
    if (digit < 0)
      digit += size;
    // Rounded down.
    rest = rest / size - (rest < 0 && digit != 0);
    in.set(op->getResult(unsigned(i)), Datum::index(digit));
  }
  in.set(op->getResult(0), Datum::index(rest));
  // By the documentation the bound does not change what is computed, but terms
  // that it makes superfluous may be dropped.
  if (all.size() == numResults && (rest < 0 || rest >= all.front()))
    for (Value result : op->getResults())
      in.set(result, Element::poison(64));
  return Flow::Next;
}

static Flow linearize(AffineLinearizeIndexOp op, Evaluation &in) {
  SmallVector<int64_t> indices, all;
  if (!in.integers(op.getMultiIndex(), indices) ||
      !in.integers(op.getStaticBasis(), op.getDynamicBasis(), all))
    return Flow::Stop;
  bool hasBound = !all.empty() && all.size() == indices.size();
  ArrayRef<int64_t> basis = all;
  if (hasBound)
    basis = basis.drop_front();
  // A pass may move the op out of a loop that does not run.
  auto poison = [&] {
    in.set(op.getResult(), Datum(Element::poison(indexBits())));
    return Flow::Next;
  };
  if (op.getDisjoint()) {
    for (int64_t size : all)
      if (size < 0)
        return poison();
    // The first index may be negative, so check only its upper bound.
    if (hasBound && indices[0] >= all[0])
      return poison();
    for (size_t i = 1; i < indices.size(); ++i)
      if (indices[i] < 0 || indices[i] >= basis[i - 1])
        return poison();
  }
  __int128 sum = 0;
  for (size_t i = 0; i < indices.size(); ++i) {
    sum = sum * (i == 0 ? 1 : basis[i - 1]) + indices[i];
    if (sum > INT64_MAX || sum < INT64_MIN)
      return poison();
  }
  in.set(op.getResult(), Datum::index(int64_t(sum)));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

/// The largest or the smallest of the map's results.
static std::optional<int64_t> bound(AffineMap map, ValueRange operands,
                                    bool isLower, Evaluation &in) {
  if (operands.size() != map.getNumInputs()) {
    (void)in.unsupported("a bound with another number of operands");
    return std::nullopt;
  }
  SmallVector<int64_t> numbers, results;
  if (!in.integers(operands, numbers) || !evaluate(map, numbers, in, results))
    return std::nullopt;
  return isLower ? *llvm::max_element(results) : *llvm::min_element(results);
}

static Flow runFor(AffineForOp op, Evaluation &in) {
  std::optional<int64_t> lower =
      bound(op.getLowerBoundMap(), op.getLowerBoundOperands(), true, in);
  if (!lower)
    return Flow::Stop;
  std::optional<int64_t> upper =
      bound(op.getUpperBoundMap(), op.getUpperBoundOperands(), false, in);
  if (!upper)
    return Flow::Stop;
  if (op.getStepAsInt() <= 0)
    return in.undefined("a step that is not positive");
  __int128 next = *lower;
  return in.runLoop(op, op.getInits(), [&]() -> std::optional<Datum> {
    if (next >= *upper)
      return std::nullopt;
    auto now = int64_t(next);
    next += op.getStepAsInt();
    return Datum::index(now);
  });
}

static Flow runIf(AffineIfOp op, Evaluation &in) {
  SmallVector<int64_t> operands;
  if (!in.integers(op.getOperands(), operands))
    return Flow::Stop;
  std::optional<bool> isIn =
      scion::semantics::contains(op.getIntegerSet(), operands, in);
  if (!isIn)
    return Flow::Stop;
  Region &region = *isIn ? op.getThenRegion() : op.getElseRegion();
  if (region.empty())
    return Flow::Next;
  Handed handed;
  if (in.run(region, {}, handed) == Flow::Stop)
    return Flow::Stop;
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), handed.values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

/// Computes one bound for each dimension. `groups` has the number of map
/// results that belong to each.
static bool bounds(AffineMap map, DenseIntElementsAttr groups,
                   ValueRange operands, bool isLower, Evaluation &in,
                   SmallVectorImpl<int64_t> &to) {
  SmallVector<int64_t> numbers, results;
  if (!in.integers(operands, numbers) || !evaluate(map, numbers, in, results))
    return false;
  ArrayRef<int64_t> rest = results;
  for (const APInt &count : groups.getValues<APInt>()) {
    ArrayRef<int64_t> group = rest.take_front(count.getZExtValue());
    rest = rest.drop_front(group.size());
    to.push_back(isLower ? *llvm::max_element(group)
                         : *llvm::min_element(group));
  }
  return true;
}

/// Iterations in row-major order, watching for races.
static Flow runParallel(AffineParallelOp op, Evaluation &in) {
  SmallVector<int64_t> lower, upper, counts;
  if (!bounds(op.getLowerBoundsMap(), op.getLowerBoundsGroups(),
              op.getLowerBoundsOperands(), true, in, lower) ||
      !bounds(op.getUpperBoundsMap(), op.getUpperBoundsGroups(),
              op.getUpperBoundsOperands(), false, in, upper))
    return Flow::Stop;
  SmallVector<int64_t> steps = op.getSteps();
  for (auto [from, to, by] : llvm::zip_equal(lower, upper, steps)) {
    if (by <= 0)
      return in.undefined("a step that is not positive");
    __int128 distance = __int128(to) - from;
    __int128 count = distance <= 0 ? 0 : (distance + by - 1) / by;
    // Clamp: the run is out of fuel long before that many iterations.
    counts.push_back(int64_t(std::min<__int128>(count, INT64_MAX)));
  }
  SmallVector<Datum> reduced;
  SmallVector<Combination> kinds;
  for (auto [attribute, type] :
       llvm::zip_equal(op.getReductions(), op.getResultTypes())) {
    auto kind = arith::AtomicRMWKind(cast<IntegerAttr>(attribute).getInt());
    std::optional<Combination> how =
        combinationOf(arith::stringifyAtomicRMWKind(kind));
    std::optional<Element> start =
        how && isNumber(type) ? neutralOf(*how, type) : std::nullopt;
    if (!start)
      return in.unsupported("a reduction of this kind");
    kinds.push_back(*how);
    reduced.push_back(std::move(*start));
  }
  Conflicts conflicts(in.memory.conflicts);
  in.memory.conflicts = &conflicts;
  Handed handed;
  bool isFine = forEachPosition(counts, [&](ArrayRef<int64_t> position) {
    SmallVector<Datum> arguments;
    for (auto [number, from, by] : llvm::zip_equal(position, lower, steps))
      arguments.push_back(Datum::index(
          int64_t(uint64_t(from) + uint64_t(number) * uint64_t(by))));
    conflicts.startIteration();
    if (!in.charge(1) ||
        in.run(op.getRegion(), arguments, handed) == Flow::Stop)
      return false;
    for (auto [sum, value, how, type] :
         llvm::zip_equal(reduced, handed.values, kinds, op.getResultTypes()))
      sum = combine(how, sum.element(), value.element(), type);
    return true;
  });
  in.memory.conflicts = conflicts.outerOne();
  if (!isFine)
    return Flow::Stop;
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), reduced))
    in.set(result, std::move(datum));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The memref and the position that an access goes to.
template <typename Op>
static const View *accessed(Op op, Evaluation &in,
                            SmallVectorImpl<int64_t> &position) {
  SmallVector<int64_t> operands;
  if (!in.integers(op.getMapOperands(), operands) ||
      !evaluate(op.getAffineMap(), operands, in, position))
    return nullptr;
  return in.view(op.getMemRef());
}

/// Calls `visit` with each position of a vector, and the place in memory: its
/// dimensions are the last ones of the memref.
static bool
forEachLane(VectorType type, ArrayRef<int64_t> base,
            llvm::function_ref<bool(ArrayRef<int64_t>, int64_t)> visit) {
  SmallVector<int64_t> at(base);
  size_t first = base.size() - size_t(type.getRank());
  int64_t lane = 0;
  return forEachPosition(type.getShape(), [&](ArrayRef<int64_t> position) {
    for (auto [i, number] : llvm::enumerate(position))
      // A position that wraps is negative, so it is out of bounds.
      at[first + i] = int64_t(uint64_t(base[first + i]) + uint64_t(number));
    return visit(at, lane++);
  });
}

static Flow loadVector(AffineVectorLoadOp op, Evaluation &in) {
  SmallVector<int64_t> base;
  const View *view = accessed(op, in, base);
  if (!view)
    return Flow::Stop;
  VectorType type = op.getVectorType();
  if (type.isScalable() ||
      op.getMemRefType().getElementType() != type.getElementType())
    return in.unsupported("a vector of this type");
  Elements made(type.getShape(), 1, Element());
  Datum one;
  if (!forEachLane(type, base, [&](ArrayRef<int64_t> at, int64_t lane) {
        if (!in.load(*view, at, type.getElementType(), one))
          return false;
        made.list[size_t(lane)] = one.element();
        return true;
      }))
    return Flow::Stop;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow storeVector(AffineVectorStoreOp op, Evaluation &in) {
  SmallVector<int64_t> base;
  const View *view = accessed(op, in, base);
  if (!view)
    return Flow::Stop;
  VectorType type = op.getVectorType();
  if (type.isScalable() ||
      op.getMemRefType().getElementType() != type.getElementType())
    return in.unsupported("a vector of this type");
  const Elements *value = in.elements(op.getValueToStore());
  if (!value ||
      !forEachLane(type, base, [&](ArrayRef<int64_t> at, int64_t lane) {
        return in.store(*view, at, type.getElementType(),
                        value->list[size_t(lane)]);
      }))
    return Flow::Stop;
  return Flow::Next;
}

namespace scion::semantics {
void registerAffine(Meanings &to) {
  to.add<AffineApplyOp>([](AffineApplyOp op, Evaluation &in) {
    return setResult(op, op.getAffineMap(), op.getMapOperands(), in, nullptr);
  });
  to.add<AffineMinOp>([](AffineMinOp op, Evaluation &in) {
    return setResult(op, op.getAffineMap(), op.getOperands(), in,
                     [](int64_t a, int64_t b) { return a < b; });
  });
  to.add<AffineMaxOp>([](AffineMaxOp op, Evaluation &in) {
    return setResult(op, op.getAffineMap(), op.getOperands(), in,
                     [](int64_t a, int64_t b) { return a > b; });
  });
  to.add<AffineDelinearizeIndexOp>(
      [](AffineDelinearizeIndexOp op, Evaluation &in) {
        return delinearize(op, in);
      });
  to.add<AffineLinearizeIndexOp>([](AffineLinearizeIndexOp op, Evaluation &in) {
    return linearize(op, in);
  });
  to.add<AffineForOp>(
      [](AffineForOp op, Evaluation &in) { return runFor(op, in); });
  to.add<AffineIfOp>(
      [](AffineIfOp op, Evaluation &in) { return runIf(op, in); });
  to.add<AffineParallelOp>(
      [](AffineParallelOp op, Evaluation &in) { return runParallel(op, in); });
  to.add<AffineYieldOp>([](AffineYieldOp op, Evaluation &in) {
    return in.hand(op, op.getOperands());
  });
  to.add<AffineLoadOp>([](AffineLoadOp op, Evaluation &in) {
    SmallVector<int64_t> position;
    const View *view = accessed(op, in, position);
    Datum value;
    if (!view || !in.load(*view, position, op.getType(), value))
      return Flow::Stop;
    in.set(op.getResult(), std::move(value));
    return Flow::Next;
  });
  to.add<AffineStoreOp>([](AffineStoreOp op, Evaluation &in) {
    SmallVector<int64_t> position;
    const View *view = accessed(op, in, position);
    return view && in.store(*view, position, op.getValueToStore().getType(),
                            in.get(op.getValueToStore()))
               ? Flow::Next
               : Flow::Stop;
  });
  to.add<AffinePrefetchOp>(
      [](AffinePrefetchOp, Evaluation &) { return Flow::Next; });
  to.add<AffineVectorLoadOp>(
      [](AffineVectorLoadOp op, Evaluation &in) { return loadVector(op, in); });
  to.add<AffineVectorStoreOp>([](AffineVectorStoreOp op, Evaluation &in) {
    return storeVector(op, in);
  });
}
} // namespace scion::semantics
