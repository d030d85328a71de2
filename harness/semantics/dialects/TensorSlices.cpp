//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tensor: the ops that slice, join, gather or scatter tensors.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace scion::semantics;

static Type elementType(Value tensor) {
  return cast<ShapedType>(tensor.getType()).getElementType();
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static Flow extractSlice(tensor::ExtractSliceOp op, Evaluation &in) {
  std::optional<Slice> slice = sliceOf(op, in);
  std::optional<Place> source =
      slice ? Place::of(op.getSource(), in) : std::nullopt;
  if (!source)
    return Flow::Stop;
  bool isIn = slice->isIn(source->sizes(), in);
  if (!isIn && !in.goesOnOutsideOfSlice("slice out of bounds"))
    return Flow::Stop;
  std::optional<SmallVector<unsigned>> kept =
      keptDimensions(op.getStaticSizes(), op.getType().getShape());
  if (!kept)
    return in.unsupported("a slice of this type");
  if (!in.chargeEach(slice->sizes))
    return Flow::Stop;
  Elements made;
  made.parts = partsOf(source->elementType());
  for (unsigned i : *kept)
    made.shape.push_back(slice->sizes[i]);
  if (!isIn) {
    in.set(op.getResult(),
           elementsFor(made.shape, source->elementType(), State::Poison));
    return Flow::Next;
  }
  Datum element;
  forEachPosition(slice->sizes, [&](ArrayRef<int64_t> position) {
    if (!source->get(slice->at(position), element))
      return false;
    llvm::append_range(made.list, element.numbers());
    return true;
  });
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

/// Writes `source` into the op's slice of `dest`.
template <typename Op>
static std::optional<Datum> inserted(Op op, Evaluation &in) {
  std::optional<Slice> slice = sliceOf(op, in);
  const Elements *source = slice ? in.elements(op.getSource()) : nullptr;
  std::optional<Place> dest =
      source ? Place::toEdit(op.getDest(), in) : std::nullopt;
  if (!dest)
    return std::nullopt;
  if (!slice->isIn(dest->sizes(), in)) {
    if (!in.goesOnOutsideOfSlice("slice out of bounds"))
      return std::nullopt;
    return Datum(
        elementsFor(dest->sizes(), dest->elementType(), State::Poison));
  }
  std::optional<SmallVector<unsigned>> kept =
      keptDimensions(op.getStaticSizes(), op.getSourceType().getShape());
  if (!kept) {
    (void)in.unsupported("a slice of this type");
    return std::nullopt;
  }
  for (auto [i, size] : llvm::zip_equal(*kept, source->shape))
    if (slice->sizes[i] != size) {
      (void)in.undefined("what is inserted has another size than the slice");
      return std::nullopt;
    }
  if (!in.charge(uint64_t(source->count())))
    return std::nullopt;
  int64_t next = 0;
  Type type = dest->elementType();
  bool isFine = forEachPosition(slice->sizes, [&](ArrayRef<int64_t> position) {
    return dest->set(slice->at(position), elementOf(*source, next++, type));
  });
  if (!isFine)
    return std::nullopt;
  return dest->datum();
}

static Flow concatenate(tensor::ConcatOp op, Evaluation &in) {
  // The verifier of 22 accepts a negative one.
  auto axis = size_t(op.getDim());
  if (axis >= size_t(op.getResultType().getRank()))
    return in.undefined("there is no such dimension");
  SmallVector<const Elements *> inputs;
  SmallVector<int64_t, 4> sizes;
  for (Value input : op.getInputs()) {
    const Elements *elements = in.elements(input);
    if (!elements)
      return Flow::Stop;
    inputs.push_back(elements);
    if (sizes.empty()) {
      sizes.assign(elements->shape.begin(), elements->shape.end());
      sizes[axis] = 0;
    }
    for (size_t i = 0; i < sizes.size(); ++i)
      if (i != axis && sizes[i] != elements->shape[i])
        return in.undefined("tensors of different sizes are joined");
    if (llvm::AddOverflow(sizes[axis], elements->shape[axis], sizes[axis]))
      return in.limited(scion::Limit::Memory, "memory cap reached");
  }
  if (!agrees(op.getResultType(), sizes))
    return in.undefined("another size than stated");
  // Rows are the dimensions after the axis.
  bool isEmpty = llvm::is_contained(sizes, 0);
  int64_t outer = isEmpty ? 0 : 1;
  for (size_t i = 0; !isEmpty && i < axis; ++i)
    outer *= sizes[i];
  Elements made;
  made.shape = sizes;
  made.parts = inputs[0]->parts;
  for (int64_t i = 0; i < outer; ++i)
    for (const Elements *input : inputs) {
      size_t length = input->list.size() / size_t(outer);
      auto begin = input->list.begin() + int64_t(size_t(i) * length);
      made.list.insert(made.list.end(), begin, begin + int64_t(length));
    }
  if (!in.charge(made.list.size()))
    return Flow::Stop;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

/// Visits the elements that one row of indices selects: all positions of
/// `shape` with these coordinates in `dims`, in row-major order.
static bool forEachInSlice(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims,
                           ArrayRef<int64_t> coordinates,
                           llvm::function_ref<bool(ArrayRef<int64_t>)> visit) {
  SmallVector<int64_t> sizes(shape);
  for (int64_t dim : dims)
    sizes[size_t(dim)] = 1;
  SmallVector<int64_t> at;
  return forEachPosition(sizes, [&](ArrayRef<int64_t> position) {
    at.assign(position.begin(), position.end());
    for (auto [dim, number] : llvm::zip_equal(dims, coordinates))
      at[size_t(dim)] = number;
    return visit(at);
  });
}

/// Calls `visit` with the coordinates in each row of the tensor of indices.
static bool forEachRow(Value indices, Evaluation &in,
                       llvm::function_ref<bool(ArrayRef<int64_t>)> visit) {
  const Elements *list = in.elements(indices);
  if (!list)
    return false;
  const Elements copy = *list;
  int64_t length = copy.shape.back();
  int64_t rows = length ? copy.count() / length : 0;
  for (int64_t row = 0; row < rows; ++row) {
    SmallVector<int64_t> coordinates;
    for (int64_t i = 0; i < length; ++i) {
      const Element &number = copy.list[size_t(row * length + i)];
      if (!number.isDefined())
        return (void)in.undefined("an index is poison or was never written"),
               false;
      coordinates.push_back(number.asSigned());
    }
    if (!visit(coordinates))
      return false;
  }
  return true;
}

static Flow gather(tensor::GatherOp op, Evaluation &in) {
  std::optional<Place> source = Place::of(op.getSource(), in);
  if (!source)
    return Flow::Stop;
  Elements made;
  made.parts = partsOf(source->elementType());
  Datum element;
  bool isFine =
      forEachRow(op.getIndices(), in, [&](ArrayRef<int64_t> coordinates) {
        return forEachInSlice(source->sizes(), op.getGatherDims(), coordinates,
                              [&](ArrayRef<int64_t> at) {
                                if (!in.charge(1) || !source->get(at, element))
                                  return false;
                                llvm::append_range(made.list,
                                                   element.numbers());
                                return true;
                              });
      });
  if (!isFine)
    return Flow::Stop;
  // The shape is that of the indices without the last dimension, then that of
  // the slice. The gathered dimensions have size 1 or are dropped.
  const Elements *indices = in.elements(op.getIndices());
  made.shape.assign(indices->shape.begin(), indices->shape.end() - 1);
  size_t rank = size_t(op.getResultType().getRank());
  bool keepsRank = rank == made.shape.size() + source->sizes().size();
  for (auto [i, size] : llvm::enumerate(source->sizes())) {
    bool isGathered = llvm::is_contained(op.getGatherDims(), int64_t(i));
    if (!isGathered || keepsRank)
      made.shape.push_back(isGathered ? 1 : size);
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow scatter(tensor::ScatterOp op, Evaluation &in) {
  std::optional<Place> dest = Place::toEdit(op.getDest(), in);
  const Elements *source = dest ? in.elements(op.getSource()) : nullptr;
  if (!source)
    return Flow::Stop;
  int64_t next = 0;
  Type type = elementType(op.getSource());
  bool isFine =
      forEachRow(op.getIndices(), in, [&](ArrayRef<int64_t> coordinates) {
        return forEachInSlice(
            dest->sizes(), op.getScatterDims(), coordinates,
            [&](ArrayRef<int64_t> at) {
              return in.charge(1) &&
                     dest->set(at, elementOf(*source, next++, type));
            });
      });
  if (!isFine)
    return Flow::Stop;
  in.set(op.getResult(), dest->datum());
  return Flow::Next;
}

namespace scion::semantics {
void registerTensorSlices(Meanings &to) {
  to.add<tensor::ExtractSliceOp>([](tensor::ExtractSliceOp op, Evaluation &in) {
    return extractSlice(op, in);
  });
  to.add<tensor::InsertSliceOp>([](tensor::InsertSliceOp op, Evaluation &in) {
    std::optional<Datum> made = inserted(op, in);
    if (!made)
      return Flow::Stop;
    in.set(op.getResult(), std::move(*made));
    return Flow::Next;
  });
  // Sets the block argument that stands for the shared tensor.
  to.add<tensor::ParallelInsertSliceOp>(
      [](tensor::ParallelInsertSliceOp op, Evaluation &in) {
        std::optional<Datum> made = inserted(op, in);
        if (!made)
          return Flow::Stop;
        in.set(op.getDest(), std::move(*made));
        return Flow::Next;
      });
  to.add<tensor::ConcatOp>(
      [](tensor::ConcatOp op, Evaluation &in) { return concatenate(op, in); });
  to.add<tensor::GatherOp>(
      [](tensor::GatherOp op, Evaluation &in) { return gather(op, in); });
  to.add<tensor::ScatterOp>(
      [](tensor::ScatterOp op, Evaluation &in) { return scatter(op, in); });
}
} // namespace scion::semantics
