//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tensor: values with many elements. Elements of tensor.empty were never
// written. TensorSlices.cpp takes and replaces parts.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"
#include "harness/semantics/Sparse.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion::semantics;

/// The numbers of a tensor in another shape.
static Elements reshaped(const Elements &from, ArrayRef<int64_t> sizes) {
  Elements made = from;
  made.stored.reset();
  made.shape.assign(sizes.begin(), sizes.end());
  return made;
}

//===----------------------------------------------------------------------===//
// Making
//===----------------------------------------------------------------------===//

static Flow makeEmpty(tensor::EmptyOp op, Evaluation &in) {
  std::optional<SmallVector<int64_t>> sizes =
      sizesOf(op.getType(), op.getDynamicSizes(), in);
  if (!sizes || !in.charge(uint64_t(*productOf(*sizes)) / 16))
    return Flow::Stop;
  if (!isNumbers(op.getType()))
    return in.unsupported("a tensor of this type");
  Type element = op.getType().getElementType();
  in.set(op.getResult(), isSparse(op.getType())
                             ? emptySparse(*sizes, element)
                             : elementsFor(*sizes, element, State::Undef));
  return Flow::Next;
}

static Flow makeSplat(tensor::SplatOp op, Evaluation &in) {
  std::optional<SmallVector<int64_t>> sizes =
      sizesOf(op.getType(), op.getDynamicSizes(), in);
  if (!sizes || !in.charge(uint64_t(*productOf(*sizes)) / 16))
    return Flow::Stop;
  in.set(op.getResult(), splatOf(*sizes, in.get(op.getInput())));
  return Flow::Next;
}

static Flow fromElements(tensor::FromElementsOp op, Evaluation &in) {
  Elements made;
  made.shape.assign(op.getType().getShape().begin(),
                    op.getType().getShape().end());
  made.parts = partsOf(op.getType().getElementType());
  for (Value element : op.getElements())
    llvm::append_range(made.list, in.get(element).numbers());
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static SmallVector<Datum> asIndices(ArrayRef<int64_t> position) {
  SmallVector<Datum> indices;
  for (int64_t number : position)
    indices.push_back(Datum::index(number));
  return indices;
}

static Flow generate(tensor::GenerateOp op, Evaluation &in) {
  auto type = cast<ShapedType>(op.getType());
  std::optional<SmallVector<int64_t>> sizes =
      sizesOf(type, op.getDynamicExtents(), in);
  if (!sizes)
    return Flow::Stop;
  auto elementAt = [&](ArrayRef<int64_t> position) -> std::optional<Datum> {
    Handed handed;
    if (in.run(op.getBody(), asIndices(position), handed) == Flow::Stop)
      return std::nullopt;
    return handed.values[0];
  };
  return in.setEach(op.getResult(), *sizes, elementAt);
}

/// The region gets positions of the result, and runs only where there is
/// padding.
static Flow pad(tensor::PadOp op, Evaluation &in) {
  std::optional<Place> source = Place::of(op.getSource(), in);
  SmallVector<int64_t> low, high, sizes, inner;
  if (!source || !in.integers(op.getStaticLow(), op.getLow(), low) ||
      !in.integers(op.getStaticHigh(), op.getHigh(), high))
    return Flow::Stop;
  for (auto [before, after, size] :
       llvm::zip_equal(low, high, source->sizes())) {
    if (before < 0 || after < 0)
      return in.undefined("padding of a negative size");
    int64_t &padded = sizes.emplace_back();
    if (llvm::AddOverflow(before, size, padded) ||
        llvm::AddOverflow(padded, after, padded))
      return in.limited(scion::Limit::Memory, "memory cap reached");
  }
  if (!in.chargeEach(sizes))
    return Flow::Stop;
  if (!agrees(op.getResultType(), sizes))
    return in.undefined("another size than stated");
  auto elementAt = [&](ArrayRef<int64_t> position) -> std::optional<Datum> {
    Datum element;
    inner.clear();
    for (auto [number, before] : llvm::zip_equal(position, low))
      inner.push_back(number - before);
    if (source->contains(inner)) {
      if (!source->get(inner, element))
        return std::nullopt;
      return element;
    }
    Handed handed;
    if (in.run(op.getRegion(), asIndices(position), handed) == Flow::Stop)
      return std::nullopt;
    return handed.values[0];
  };
  return in.setEach(op.getResult(), sizes, elementAt);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static Flow extract(tensor::ExtractOp op, Evaluation &in) {
  SmallVector<int64_t> position;
  if (!in.integers(op.getIndices(), position))
    return Flow::Stop;
  const Elements *source = in.elements(op.getTensor());
  if (!source)
    return Flow::Stop;
  int64_t index = source->at(position);
  if (index < 0)
    return in.undefined("access out of bounds");
  in.set(op.getResult(),
         elementOf(*source, index / source->parts, op.getType()));
  return Flow::Next;
}

static Flow insert(tensor::InsertOp op, Evaluation &in) {
  SmallVector<int64_t> position;
  if (!in.integers(op.getIndices(), position))
    return Flow::Stop;
  if (isSparse(op.getType()))
    return insertSparse(op.getResult(), op.getDest(), position,
                        in.get(op.getScalar()), in);
  std::optional<Place> place = Place::toEdit(op.getDest(), in);
  if (!place || !place->set(position, in.get(op.getScalar())))
    return Flow::Stop;
  in.set(op.getResult(), place->datum());
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// The same numbers with other sizes; the product must be the same.
static Flow setReshaped(Value result, const Elements &from,
                        ArrayRef<int64_t> sizes, Evaluation &in) {
  if (llvm::any_of(sizes, [](int64_t size) { return size < 0; }) ||
      productOf(sizes) != from.count())
    return in.undefined("a reshape to another number of elements");
  if (!agrees(cast<ShapedType>(result.getType()), sizes))
    return in.undefined("another size than stated");
  in.set(result, reshaped(from, sizes));
  return Flow::Next;
}

static Flow expand(tensor::ExpandShapeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getSrc());
  SmallVector<int64_t> sizes;
  if (!source ||
      !in.integers(op.getStaticOutputShape(), op.getOutputShape(), sizes))
    return Flow::Stop;
  for (auto [i, group] : llvm::enumerate(op.getReassociationIndices())) {
    SmallVector<int64_t> part;
    for (int64_t d : group)
      part.push_back(sizes[size_t(d)]);
    if (productOf(part) != source->shape[i])
      return in.undefined("sizes have another product than what they expand");
  }
  return setReshaped(op.getResult(), *source, sizes, in);
}

static Flow collapse(tensor::CollapseShapeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getSrc());
  if (!source)
    return Flow::Stop;
  SmallVector<int64_t> sizes;
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    SmallVector<int64_t> part;
    for (int64_t d : group)
      part.push_back(source->shape[size_t(d)]);
    std::optional<int64_t> product = productOf(part);
    if (!product)
      return in.limited(scion::Limit::Memory, "memory cap reached");
    sizes.push_back(*product);
  }
  return setReshaped(op.getResult(), *source, sizes, in);
}

static Flow reshape(tensor::ReshapeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getSource()), *shape = nullptr;
  if (!source || !(shape = in.elements(op.getShape())))
    return Flow::Stop;
  SmallVector<int64_t> sizes;
  for (const Element &size : shape->list) {
    if (!size.isDefined())
      return in.undefined("a size is poison or was never written");
    sizes.push_back(size.asSigned());
  }
  return setReshaped(op.getResult(), *source, sizes, in);
}

static Flow dimension(tensor::DimOp op, Evaluation &in) {
  std::optional<int64_t> index = in.integer(op.getIndex());
  const Elements *source = index ? in.elements(op.getSource()) : nullptr;
  if (!source)
    return Flow::Stop;
  if (*index < 0 || *index >= source->rank())
    return in.undefined("there is no such dimension");
  in.set(op.getResult(), Datum::index(source->shape[size_t(*index)]));
  return Flow::Next;
}

namespace scion::semantics {
void registerTensor(Meanings &to) {
  to.add<tensor::EmptyOp>(
      [](tensor::EmptyOp op, Evaluation &in) { return makeEmpty(op, in); });
  to.add<tensor::SplatOp>(
      [](tensor::SplatOp op, Evaluation &in) { return makeSplat(op, in); });
  to.add<tensor::FromElementsOp>([](tensor::FromElementsOp op, Evaluation &in) {
    return fromElements(op, in);
  });
  to.add<tensor::GenerateOp>(
      [](tensor::GenerateOp op, Evaluation &in) { return generate(op, in); });
  to.add<tensor::PadOp>(
      [](tensor::PadOp op, Evaluation &in) { return pad(op, in); });
  to.add<tensor::YieldOp>([](tensor::YieldOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
  to.add<tensor::ExtractOp>(
      [](tensor::ExtractOp op, Evaluation &in) { return extract(op, in); });
  to.add<tensor::InsertOp>(
      [](tensor::InsertOp op, Evaluation &in) { return insert(op, in); });
  to.add<tensor::ExpandShapeOp>(
      [](tensor::ExpandShapeOp op, Evaluation &in) { return expand(op, in); });
  to.add<tensor::CollapseShapeOp>(
      [](tensor::CollapseShapeOp op, Evaluation &in) {
        return collapse(op, in);
      });
  to.add<tensor::ReshapeOp>(
      [](tensor::ReshapeOp op, Evaluation &in) { return reshape(op, in); });
  to.add<tensor::DimOp>(
      [](tensor::DimOp op, Evaluation &in) { return dimension(op, in); });
  to.add<tensor::RankOp>([](tensor::RankOp op, Evaluation &in) {
    const Elements *source = in.elements(op.getTensor());
    if (!source)
      return Flow::Stop;
    in.set(op.getResult(), Datum::index(source->rank()));
    return Flow::Next;
  });
  to.add<tensor::CastOp>([](tensor::CastOp op, Evaluation &in) {
    const Elements *source = in.elements(op.getSource());
    if (!source)
      return Flow::Stop;
    if (!agrees(cast<ShapedType>(op.getType()), source->shape))
      return in.undefined("a cast to other sizes");
    in.set(op.getResult(), in.get(op.getSource()));
    return Flow::Next;
  });
  to.add<tensor::BitcastOp>([](tensor::BitcastOp op, Evaluation &in) {
    in.set(op.getResult(), in.get(op.getSource()));
    return Flow::Next;
  });
}
} // namespace scion::semantics
