//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector: reductions and products. Floats are added from first to last,
// beginning with the accumulator; products are rounded before they are added,
// except in vector.outerproduct, which promises one rounding.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Maps.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/dialects/VectorMask.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace scion::semantics;

template <typename Op>
static std::optional<Combination> kindOf(Op op) {
  return combinationOf(vector::stringifyCombiningKind(op.getKind()));
}

/// A poisoned mask makes the sum poison.
static void addTo(Element &sum, Combination how, const Element &value,
                  Type type, std::optional<bool> isOn) {
  if (!isOn)
    sum = Element::poison(sum.width());
  else if (*isOn)
    sum = combine(how, sum, value, type);
}

static Flow reduce(vector::ReductionOp op, Evaluation &in) {
  std::optional<Combination> how = kindOf(op);
  const Elements *source = in.elements(op.getVector());
  if (!source)
    return Flow::Stop;
  if (!how || op.getSourceVectorType().isScalable())
    return in.unsupported("a reduction of this kind");
  LaneMask mask(op, {}, in);
  Type type = op.getType();
  std::optional<Element> sum;
  if (Value acc = op.getAcc())
    sum = in.get(acc).element();
  for (auto [i, value] : llvm::enumerate(source->list)) {
    std::optional<bool> isOn = mask.at(int64_t(i));
    if (!sum && isOn && *isOn)
      sum = value;
    else if (sum || !isOn) {
      if (!sum)
        sum = neutralOf(*how, type);
      addTo(*sum, *how, value, type, isOn);
    }
  }
  in.set(op.getResult(), sum ? std::move(*sum) : *neutralOf(*how, type));
  return Flow::Next;
}

/// Makes each sum that depends on the order of its terms unspecified.
static void leaveOpen(Elements &sum, ArrayRef<AnyOrder> orders,
                      Evaluation &in) {
  for (auto [one, order] : llvm::zip_equal(sum.list, orders))
    if (!order.isSame() && one.isDefined())
      one = in.unspecified(one.width());
}

/// Returns one AnyOrder for each number in `start`, which notes that number.
static std::vector<AnyOrder> ordersOf(const Elements &start, Combination how,
                                      Type type) {
  std::vector<AnyOrder> orders(start.list.size(), AnyOrder(how, type));
  for (auto [order, one] : llvm::zip_equal(orders, start.list))
    order.note(one);
  return orders;
}

/// The list of a number or of a vector.
static Elements asElements(const Datum &datum) {
  if (datum.isElements())
    return datum.elements();
  return Elements({}, 1, datum.element());
}

static Datum asDatum(Elements elements, Type type) {
  if (isa<VectorType>(type))
    return elements;
  return elements.list[0];
}

static Flow reduceDimensions(vector::MultiDimReductionOp op, Evaluation &in) {
  std::optional<Combination> how = kindOf(op);
  const Elements *source = in.elements(op.getSource());
  if (!source)
    return Flow::Stop;
  if (!how || op.getSourceVectorType().isScalable())
    return in.unsupported("a reduction of this kind");
  LaneMask mask(op, {}, in);
  Elements sum = asElements(in.get(op.getAcc()));
  Type type = op.getSourceVectorType().getElementType();
  std::vector<AnyOrder> orders = ordersOf(sum, *how, type);
  int64_t next = 0;
  forEachPosition(source->shape, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at;
    for (auto [i, number] : llvm::enumerate(position))
      if (!llvm::is_contained(op.getReductionDims(), int64_t(i)))
        at.push_back(number);
    auto place = size_t(sum.at(at));
    std::optional<bool> isOn = mask.at(next);
    addTo(sum.list[place], *how, source->list[size_t(next)], type, isOn);
    if (isOn && *isOn)
      orders[place].note(source->list[size_t(next)]);
    ++next;
    return true;
  });
  leaveOpen(sum, orders, in);
  in.set(op.getResult(), asDatum(std::move(sum), op.getType()));
  return Flow::Next;
}

/// An operand of a contraction in the type of the accumulator.
static Element widened(const Element &element, Type from, Type to) {
  if (from == to)
    return element;
  if (!element.isDefined())
    return Element::bad(widthOf(to), element.state());
  if (isa<FloatType>(to))
    return convert(asFloat(element, from), to);
  return element.bits().sext(widthOf(to));
}

static Flow contract(vector::ContractionOp op, Evaluation &in) {
  // The verifier accepts a memref of the result's element type.
  if (op.getAcc().getType() != op->getResult(0).getType())
    return in.undefined("an accumulator of another type");
  std::optional<Combination> how = kindOf(op);
  const Elements *left = in.elements(op.getLhs());
  const Elements *right = left ? in.elements(op.getRhs()) : nullptr;
  if (!right)
    return Flow::Stop;
  Elements sum = asElements(in.get(op.getAcc()));
  Type type = getElementTypeOrSelf(op.getAcc().getType());
  Type leftType = op.getLhsType().getElementType(),
       rightType = op.getRhsType().getElementType();
  if (!how || op.getLhsType().isScalable() || op.getRhsType().isScalable())
    return in.unsupported("a contraction of this kind");
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  // The iteration space: an operand gives the size of each dimension.
  SmallVector<int64_t> space(maps[0].getNumDims(), 1);
  for (auto [map, shape] : {std::pair(maps[0], ArrayRef(left->shape)),
                            std::pair(maps[1], ArrayRef(right->shape))})
    for (auto [i, result] : llvm::enumerate(map.getResults()))
      space[cast<AffineDimExpr>(result).getPosition()] = shape[i];
  LaneMask mask(op, {}, in);
  std::vector<AnyOrder> orders = ordersOf(sum, *how, type);
  int64_t next = 0;
  bool isFine = forEachPosition(space, [&](ArrayRef<int64_t> point) {
    SmallVector<int64_t> a, b, c;
    if (!in.charge(1) || !evaluate(maps[0], point, {}, in, a) ||
        !evaluate(maps[1], point, {}, in, b) ||
        !evaluate(maps[2], point, {}, in, c))
      return false;
    Element x = widened(left->list[size_t(left->at(a))], leftType, type);
    Element y = widened(right->list[size_t(right->at(b))], rightType, type);
    auto place = size_t(sum.at(c));
    std::optional<bool> isOn = mask.at(next++);
    addTo(sum.list[place], *how, combine(Combination::Mul, x, y, type), type,
          isOn);
    if (isOn && *isOn)
      orders[place].noteProduct(x, y);
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  leaveOpen(sum, orders, in);
  in.set(op.getResult(), asDatum(std::move(sum), op.getType()));
  return Flow::Next;
}

static Flow outerProduct(vector::OuterProductOp op, Evaluation &in) {
  Type element = op.getOperandVectorTypeLHS().getElementType(),
       other = op.getOperandTypeRHS();
  // MLIR's verifier checks the element type only.
  if (element != getElementTypeOrSelf(other) ||
      (isa<ShapedType>(other) && !isa<VectorType>(other)))
    return in.undefined("an operand of another type");
  std::optional<Combination> how = kindOf(op);
  const Elements *left = in.elements(op.getLhs());
  if (!left)
    return Flow::Stop;
  VectorType vector = op.getResultVectorType();
  if (!how || vector.isScalable())
    return in.unsupported("a product of this kind");
  const Elements right = asElements(in.get(op.getRhs()));
  Type type = vector.getElementType();
  LaneMask mask(op, {}, in);
  std::optional<Elements> acc;
  if (op.getAcc())
    acc.emplace(asElements(in.get(op.getAcc())));
  Elements made;
  made.shape.assign(vector.getShape().begin(), vector.getShape().end());
  for (const Element &x : left->list)
    for (const Element &y : right.list) {
      size_t i = made.list.size();
      bool isFused = acc && *how == Combination::Add && isa<FloatType>(type) &&
                     x.isDefined() && y.isDefined() && acc->list[i].isDefined();
      Element value = isFused ? multiplyAdd(x, y, acc->list[i], type)
                              : combine(Combination::Mul, x, y, type);
      if (acc && !isFused)
        value = combine(*how, acc->list[i], value, type);
      std::optional<bool> isOn = mask.at(int64_t(i));
      if (!isOn)
        value = Element::poison(value.width());
      else if (!*isOn && acc)
        value = acc->list[i];
      else if (!*isOn)
        return in.unsupported("a masked product without an accumulator");
      made.list.push_back(std::move(value));
    }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

/// An inclusive scan begins with the first element, an exclusive one with the
/// initial value.
static Flow scan(vector::ScanOp op, Evaluation &in) {
  std::optional<Combination> how = kindOf(op);
  const Elements *source = in.elements(op.getSource());
  if (!source)
    return Flow::Stop;
  if (!how || op.getSourceType().isScalable())
    return in.unsupported("a scan of this kind");
  // The verifier does not compare them.
  if (op.getInitialValueType().getElementType() !=
      op.getSourceType().getElementType())
    return in.unsupported("an initial value of another type");
  Elements last = asElements(in.get(op.getInitialValue()));
  Type type = op.getSourceType().getElementType();
  auto dim = size_t(op.getReductionDim());
  bool isInclusive = op.getInclusive();
  Elements made(source->shape, 1, Element());
  forEachPosition(source->shape, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> rest(position), before(position);
    rest.erase(rest.begin() + int64_t(dim));
    Element &sum = last.list[size_t(last.at(rest))];
    bool isFirst = position[dim] == 0;
    --before[dim];
    if (isInclusive && isFirst)
      sum = source->list[size_t(source->at(position))];
    else if (isInclusive || !isFirst)
      sum = combine(
          *how, sum,
          source->list[size_t(source->at(isInclusive ? position : before))],
          type);
    made.list[size_t(made.at(position))] = sum;
    return true;
  });
  in.set(op.getDest(), std::move(made));
  in.set(op.getAccumulatedValue(),
         asDatum(std::move(last), op.getAccumulatedValue().getType()));
  return Flow::Next;
}

namespace scion::semantics {
void registerVectorReductions(Meanings &to) {
  to.add<vector::ReductionOp>(
      [](vector::ReductionOp op, Evaluation &in) { return reduce(op, in); });
  to.add<vector::MultiDimReductionOp>(
      [](vector::MultiDimReductionOp op, Evaluation &in) {
        return reduceDimensions(op, in);
      });
  to.add<vector::ContractionOp>([](vector::ContractionOp op, Evaluation &in) {
    return contract(op, in);
  });
  to.add<vector::OuterProductOp>([](vector::OuterProductOp op, Evaluation &in) {
    return outerProduct(op, in);
  });
  to.add<vector::ScanOp>(
      [](vector::ScanOp op, Evaluation &in) { return scan(op, in); });
}
} // namespace scion::semantics
