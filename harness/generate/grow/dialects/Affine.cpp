//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// affine: maps of small numbers, loops and accesses through them.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Evaluation;

/// A live index that may be a dimension here, of a small number; null if there
/// is none.
static Value pickDim(Draft &d) {
  Region *scope = affine::getAffineScope(d.builder.getBlock()->getParentOp());
  return d.pickIf([&](Value value) {
    std::optional<int64_t> is =
        value.getType().isIndex() ? d.number(value) : std::nullopt;
    return is && *is > -64 && *is < 64 && affine::isValidDim(value, scope);
  });
}

static SmallVector<Value> someDims(Draft &d) {
  SmallVector<Value> dims;
  for (uint64_t i = d.choices.between(1, 2); i > 0; --i)
    if (Value dim = pickDim(d))
      dims.push_back(dim);
  return dims;
}

static AffineExpr anyExpr(Draft &d, unsigned dims, unsigned depth = 2) {
  MLIRContext *context = d.builder.getContext();
  if (depth == 0 || d.choices.chance(1, 4))
    return dims && d.choices.chance(3, 4)
               ? getAffineDimExpr(unsigned(d.choices.below(dims)), context)
               : getAffineConstantExpr(d.choices.between(-3, 6), context);
  AffineExpr a = anyExpr(d, dims, depth - 1);
  int64_t by = d.choices.between(1, 5);
  switch (d.choices.below(6)) {
  case 0:
    return a * d.choices.between(-3, 4);
  case 1:
    return a % by;
  case 2:
    return a.floorDiv(by);
  case 3:
    return a.ceilDiv(by);
  case 4:
    return a - anyExpr(d, dims, depth - 1);
  default:
    return a + anyExpr(d, dims, depth - 1);
  }
}

static bool apply(Draft &d) {
  SmallVector<Value> dims = someDims(d);
  AffineMap map =
      AffineMap::get(unsigned(dims.size()), 0,
                     anyExpr(d, unsigned(dims.size())), d.builder.getContext());
  return d.add<affine::AffineApplyOp>(map, dims);
}

template <typename Op>
static bool extreme(Draft &d) {
  SmallVector<Value> dims = someDims(d);
  auto count = unsigned(dims.size());
  AffineMap map = AffineMap::get(
      count, 0, {anyExpr(d, count), anyExpr(d, count)}, d.builder.getContext());
  return d.add<Op>(map, dims);
}

/// Yields values of these types.
static void yield(Draft &d, TypeRange types) {
  SmallVector<Value> values;
  for (Type type : types)
    values.push_back(d.pick(type));
  affine::AffineYieldOp::create(d.builder, d.loc, values);
}

static bool makeFor(Draft &d) {
  int64_t step = d.coin() ? 1 : d.choices.between(1, 3);
  int64_t lower = d.coin() ? 0 : d.choices.between(-2, 2);
  int64_t trips = d.choices.between(0, 5);
  int64_t upper = lower + (trips ? (trips - 1) * step + 1 : 0);
  SmallVector<Value> inits;
  if (d.coin())
    if (Value value = d.pick(d.anyNumber()))
      inits.push_back(value);
  affine::AffineForOp loop;
  Value bound = d.choices.chance(1, 3) ? pickDim(d) : Value();
  std::optional<int64_t> is = bound ? d.number(bound) : std::nullopt;
  MLIRContext *context = d.builder.getContext();
  AffineMap from = AffineMap::getConstantMap(lower, context);
  if (is) {
    // Compute the upper bound from a value that is known now.
    AffineExpr to = getAffineDimExpr(0, context) + (upper - *is);
    loop = affine::AffineForOp::create(d.builder, d.loc, ValueRange(), from,
                                       ValueRange(bound),
                                       AffineMap::get(1, 0, to), step, inits);
  } else {
    loop = affine::AffineForOp::create(
        d.builder, d.loc, ValueRange(), from, ValueRange(),
        AffineMap::getConstantMap(upper, context), step, inits);
  }
  Block *body = loop.getBody();
  if (!body->empty())
    body->clear();
  SmallVector<Value> carried = inits;
  d.fill(*body,
         trips ? Draft::Enter([=](Evaluation &in) {
           in.set(body->getArgument(0), semantics::Datum::index(lower));
           for (auto [argument, value] :
                llvm::zip_equal(body->getArguments().drop_front(), carried))
             in.set(argument, in.get(value));
         })
               : nullptr,
         [&] { yield(d, ValueRange(inits).getTypes()); });
  return d.commit(loop);
}

static bool makeIf(Draft &d) {
  SmallVector<Value> dims = someDims(d);
  auto count = unsigned(dims.size());
  AffineExpr expr = anyExpr(d, count, 1);
  bool isEqual = d.choices.chance(1, 4);
  IntegerSet set = IntegerSet::get(count, 0, expr, isEqual);
  SmallVector<Type> types;
  if (d.coin())
    types.push_back(d.anyNumber());
  bool hasElse = !types.empty() || d.coin();
  // Evaluate the condition.
  SmallVector<Attribute> numbers;
  for (Value dim : dims)
    numbers.push_back(d.builder.getIndexAttr(d.number(dim).value_or(0)));
  SmallVector<Attribute> result;
  AffineMap map = AffineMap::get(count, 0, expr, d.builder.getContext());
  if (failed(map.constantFold(numbers, result)))
    return false;
  int64_t is = cast<IntegerAttr>(result[0]).getInt();
  bool holds = isEqual ? is == 0 : is >= 0;
  auto branch =
      affine::AffineIfOp::create(d.builder, d.loc, types, set, dims, hasElse);
  for (bool isThen : {true, false}) {
    if (!isThen && !hasElse)
      continue;
    Region &region = isThen ? branch.getThenRegion() : branch.getElseRegion();
    region.front().clear();
    d.fill(
        region.front(),
        holds == isThen ? Draft::Enter([](Evaluation &) {}) : nullptr,
        [&] { yield(d, types); }, 3);
  }
  return d.commit(branch);
}

/// A buffer, and a map from dims to a position in it.
static bool accessFor(Draft &d, Value &buffer, SmallVectorImpl<Value> &dims,
                      AffineMap &map) {
  buffer = d.pickOf<MemRefType>([](MemRefType type) {
    return type.getElementType().isIntOrIndexOrFloat();
  });
  std::optional<SmallVector<int64_t>> sizes =
      buffer ? d.sizes(buffer) : std::nullopt;
  if (!sizes)
    return false;
  MLIRContext *context = d.builder.getContext();
  SmallVector<AffineExpr> exprs;
  for (int64_t size : *sizes) {
    Value dim = pickDim(d);
    std::optional<int64_t> is = dim ? d.number(dim) : std::nullopt;
    if (size == 0)
      return false;
    if (!is || d.choices.chance(1, 5)) {
      exprs.push_back(
          getAffineConstantExpr(d.choices.between(0, size - 1), context));
      continue;
    }
    AffineExpr at = getAffineDimExpr(unsigned(dims.size()), context);
    // An index that is in bounds now may not be so in another iteration: the
    // remainder is.
    exprs.push_back(*is >= 0 && *is < size && d.coin() ? at : at % size);
    dims.push_back(dim);
  }
  map = AffineMap::get(unsigned(dims.size()), 0, exprs, context);
  return true;
}

static bool load(Draft &d) {
  Value buffer;
  SmallVector<Value> dims;
  AffineMap map;
  return accessFor(d, buffer, dims, map) &&
         d.add<affine::AffineLoadOp>(buffer, map, dims);
}

static bool store(Draft &d) {
  Value buffer;
  SmallVector<Value> dims;
  AffineMap map;
  if (!accessFor(d, buffer, dims, map))
    return false;
  Value value = d.pick(cast<MemRefType>(buffer.getType()).getElementType());
  return value && d.add<affine::AffineStoreOp>(value, buffer, map, dims);
}

static bool delinearize(Draft &d) {
  Value index = d.pickIf([&](Value value) {
    std::optional<int64_t> is =
        value.getType().isIndex() ? d.number(value) : std::nullopt;
    return is && *is >= 0 && *is < 24;
  });
  if (!index)
    index = d.indexBelow(24);
  int64_t basis[] = {4, 3, 2};
  return index && d.add<affine::AffineDelinearizeIndexOp>(
                      index, ArrayRef<int64_t>(basis));
}

static bool linearize(Draft &d) {
  SmallVector<int64_t> basis = {3, 4};
  SmallVector<Value> parts{d.indexBelow(3), d.indexBelow(4)};
  return parts[0] && parts[1] &&
         d.add<affine::AffineLinearizeIndexOp>(parts, ArrayRef<int64_t>(basis),
                                               d.coin());
}

namespace scion::grow {
void registerAffine(Makers &to) {
  to.addNest("affine.for", makeFor, 5);
  to.addNest("affine.if", makeIf, 2);
  to.add("affine.apply", apply, 3);
  to.add("affine.min", extreme<affine::AffineMinOp>);
  to.add("affine.max", extreme<affine::AffineMaxOp>);
  to.add("affine.load", load, 5);
  to.add("affine.store", store, 5);
  to.add("affine.delinearize_index", delinearize);
  to.add("affine.linearize_index", linearize);
}
} // namespace scion::grow
