//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tensor: elements, slices and shapes; sizes are known, also where the type
// does not tell them.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Evaluation;

static Value pickTensor(Draft &d, int64_t leastRank = 1) {
  Value value = d.pickOf<RankedTensorType>([&](RankedTensorType type) {
    return type.getRank() >= leastRank &&
           type.getElementType().isIntOrIndexOrFloat();
  });
  if (value && !d.sizes(value))
    return {};
  return value ? value
               : d.pick(d.anyTensor(d.anyNumber(),
                                    unsigned(std::max<int64_t>(leastRank, 1))));
}

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool extract(Draft &d) {
  Value from = pickTensor(d, 0);
  SmallVector<Value> at;
  return from && d.somewhereIn(from, at) && d.add<tensor::ExtractOp>(from, at);
}

static bool insert(Draft &d) {
  Value into = pickTensor(d, 0);
  SmallVector<Value> at;
  if (!into || !d.somewhereIn(into, at))
    return false;
  Value value = d.pick(typeOf(into).getElementType());
  return value && d.add<tensor::InsertOp>(value, into, at);
}

static bool fromElements(Draft &d) {
  RankedTensorType type =
      d.anyTensor(d.anyNumber(), unsigned(d.choices.between(0, 2)));
  SmallVector<Value> values;
  if (type.getNumElements() > 9)
    return false;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    values.push_back(d.pick(type.getElementType()));
  return d.make("tensor.from_elements", values, type);
}

static bool splat(Draft &d) {
  RankedTensorType type =
      d.anyTensor(d.anyNumber(), unsigned(d.choices.between(1, 2)));
  return d.make("tensor.splat", d.pick(type.getElementType()), type);
}

namespace {
struct Slice {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<int64_t> numbers; // of sizes
};
} // namespace

/// Inside of `sizes`; some numbers as values.
static Slice anySlice(Draft &d, ArrayRef<int64_t> sizes) {
  Slice slice;
  auto number = [&](int64_t value) -> OpFoldResult {
    if (d.choices.chance(1, 3))
      return d.index(value);
    return d.builder.getIndexAttr(value);
  };
  for (int64_t size : sizes) {
    int64_t offset = d.choices.between(0, std::max<int64_t>(size - 1, 0));
    int64_t stride = d.choices.chance(1, 3) ? 2 : 1;
    int64_t most = size - offset <= 0 ? 0 : (size - offset - 1) / stride + 1;
    int64_t count = d.choices.between(most > 0, most);
    slice.offsets.push_back(number(offset));
    slice.sizes.push_back(number(count));
    slice.strides.push_back(number(stride));
    slice.numbers.push_back(count);
  }
  return slice;
}

static bool extractSlice(Draft &d) {
  Value from = pickTensor(d);
  if (!from)
    return false;
  Slice slice = anySlice(d, *d.sizes(from));
  return d.add<tensor::ExtractSliceOp>(from, slice.offsets, slice.sizes,
                                       slice.strides);
}

static bool insertSlice(Draft &d) {
  Value into = pickTensor(d);
  if (!into)
    return false;
  Slice slice = anySlice(d, *d.sizes(into));
  for (OpFoldResult &size : slice.sizes)
    if (auto value = dyn_cast<Value>(size))
      size = d.builder.getIndexAttr(*d.number(value));
  Value from = d.pick(
      RankedTensorType::get(slice.numbers, typeOf(into).getElementType()));
  return from && d.add<tensor::InsertSliceOp>(from, into, slice.offsets,
                                              slice.sizes, slice.strides);
}

/// Casts static sizes to dynamic ones, and back.
static bool castTensor(Draft &d) {
  Value from = pickTensor(d);
  std::optional<SmallVector<int64_t>> sizes =
      from ? d.sizes(from) : std::nullopt;
  if (!sizes)
    return false;
  for (int64_t &size : *sizes)
    if (d.coin())
      size = ShapedType::kDynamic;
  auto type = RankedTensorType::get(*sizes, typeOf(from).getElementType());
  return type != typeOf(from) && d.add<tensor::CastOp>(type, from);
}

static bool dim(Draft &d) {
  Value from = pickTensor(d);
  Value which = from ? d.indexBelow(typeOf(from).getRank()) : from;
  return which && d.make("tensor.dim", {from, which}, d.builder.getIndexType());
}

static bool pad(Draft &d) {
  Value from = pickTensor(d);
  Value with = from ? d.pick(typeOf(from).getElementType()) : from;
  if (!with)
    return false;
  SmallVector<OpFoldResult> low, high;
  for (int64_t i = 0; i < typeOf(from).getRank(); ++i) {
    low.push_back(d.builder.getIndexAttr(d.choices.between(0, 2)));
    high.push_back(d.builder.getIndexAttr(d.choices.between(0, 2)));
  }
  auto op =
      tensor::PadOp::create(d.builder, d.loc, Type(), from, low, high, with);
  return d.commit(op);
}

static bool collapse(Draft &d) {
  Value from = pickTensor(d, 2);
  if (!from)
    return false;
  SmallVector<ReassociationIndices> all{
      llvm::to_vector<2>(llvm::seq<int64_t>(0, typeOf(from).getRank()))};
  return d.add<tensor::CollapseShapeOp>(from,
                                        ArrayRef<ReassociationIndices>(all));
}

static bool expand(Draft &d) {
  Value from = d.pickOf<RankedTensorType>([](RankedTensorType type) {
    return type.getRank() == 1 && type.hasStaticShape();
  });
  if (!from)
    return false;
  int64_t size = typeOf(from).getDimSize(0);
  int64_t by = size % 2 == 0 && d.coin() ? 2 : 1;
  auto type = RankedTensorType::get({by, size / std::max<int64_t>(by, 1)},
                                    typeOf(from).getElementType());
  SmallVector<ReassociationIndices> groups{{0, 1}};
  return d.add<tensor::ExpandShapeOp>(type, from, groups);
}

static bool concat(Draft &d) {
  Value a = pickTensor(d);
  Value b = a ? d.pick(a.getType()) : a;
  if (!b)
    return false;
  return d.add<tensor::ConcatOp>(d.choices.between(0, typeOf(a).getRank() - 1),
                                 ValueRange{a, b});
}

static bool empty(Draft &d) {
  RankedTensorType type =
      d.anyTensor(d.anyNumber(), unsigned(d.choices.between(1, 2)));
  Operation *op =
      d.commit(tensor::EmptyOp::create(d.builder, d.loc, type.getShape(),
                                       type.getElementType()),
               /*isHidden=*/true);
  Value with = op ? d.pick(type.getElementType()) : Value();
  return with && d.add<linalg::FillOp>(with, op->getResult(0));
}

/// Computes each element from its position.
static bool generate(Draft &d) {
  RankedTensorType type =
      d.anyTensor(d.anyNumber(), unsigned(d.choices.between(1, 2)));
  auto op = tensor::GenerateOp::create(d.builder, d.loc, type, ValueRange());
  Block &body = op.getBody().emplaceBlock();
  for (int64_t i = 0; i < type.getRank(); ++i)
    body.addArgument(d.builder.getIndexType(), d.loc);
  d.fill(
      body,
      [&body](Evaluation &in) {
        for (Value argument : body.getArguments())
          in.set(argument, semantics::Datum::index(0));
      },
      [&] {
        tensor::YieldOp::create(d.builder, d.loc,
                                d.pick(type.getElementType()));
      },
      3);
  return d.commit(op);
}

namespace scion::grow {
void registerTensor(Makers &to) {
  to.add("tensor.extract", extract, 4);
  to.add("tensor.insert", insert, 3);
  to.add("tensor.from_elements", fromElements, 2);
  to.add("tensor.splat", splat);
  to.add("tensor.extract_slice", extractSlice, 3);
  to.add("tensor.insert_slice", insertSlice, 3);
  to.add("tensor.cast", castTensor, 2);
  to.add("tensor.dim", dim);
  to.add("tensor.pad", pad, 2);
  to.add("tensor.collapse_shape", collapse, 2);
  to.add("tensor.expand_shape", expand, 2);
  to.add("tensor.concat", concat);
  to.add("tensor.empty", empty);
  to.addNest("tensor.generate", generate, 2);
}
} // namespace scion::grow
