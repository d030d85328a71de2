//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of StableHLO that move elements: shapes, slices, joins, gather and
// scatter. Nothing here depends on the type of an element, so all of it is
// exact.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "harness/semantics/Floats.h"
#include "harness/semantics/Places.h"

#include "stablehlo/dialect/StablehloOps.h"

using namespace mlir;
using namespace scion::semantics;
using namespace scion::stablehlo;
namespace shlo = mlir::stablehlo;

/// Whether the type is a tensor of static shape of integers, floats or complex
/// numbers.
static bool isKnown(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() &&
         isa<IntegerType, FloatType, ComplexType>(tensor.getElementType());
}

static bool isKnown(Operation *op) {
  auto known = [](Type type) { return isKnown(type); };
  return llvm::all_of(op->getOperandTypes(), known) &&
         llvm::all_of(op->getResultTypes(), known);
}

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// Adds an op. If operands or results have dynamic sizes, StableHLO's
/// interpreter executes it, and sizes that do not fit are undefined.
template <typename Op, auto function>
static void addStatic(Meanings &to) {
  to.add<Op>([](Op op, Evaluation &in) {
    return isKnown(op) ? function(op, in) : runReference(op, in);
  });
}

/// Sets the only result. Each element is that of `source` at the position that
/// `from` computes, or the element `other` if there is no such position.
static Flow move(
    Operation *op, const Elements &source, Evaluation &in,
    llvm::function_ref<void(ArrayRef<int64_t> to, SmallVectorImpl<int64_t> &at)>
        from,
    const Elements *other = nullptr) {
  Elements made;
  ArrayRef<int64_t> shape = shapeOf(op->getResult(0));
  if (!in.chargeEach(shape))
    return Flow::Stop;
  made.shape.assign(shape.begin(), shape.end());
  made.parts = source.parts;
  SmallVector<int64_t> at;
  forEachPosition(shape, [&](ArrayRef<int64_t> position) {
    at.clear();
    from(position, at);
    int64_t place = source.at(at);
    assert((place >= 0 || other) && "the verifier keeps it in bounds");
    auto begin = place >= 0 ? source.list.begin() + place : other->list.begin();
    made.list.insert(made.list.end(), begin, begin + source.parts);
    return true;
  });
  in.set(op->getResult(0), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static Flow broadcastInDim(shlo::BroadcastInDimOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  if (!source)
    return Flow::Stop;
  return move(op, *source, in, [&](ArrayRef<int64_t> to, auto &at) {
    for (auto [size, dim] :
         llvm::zip_equal(source->shape, op.getBroadcastDimensions()))
      at.push_back(size == 1 ? 0 : to[size_t(dim)]);
  });
}

static Flow reshape(shlo::ReshapeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  if (!source || !in.charge(source->list.size()))
    return Flow::Stop;
  Elements made = *source;
  made.shape.assign(shapeOf(op).begin(), shapeOf(op).end());
  in.set(op, std::move(made));
  return Flow::Next;
}

static Flow transpose(shlo::TransposeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  if (!source)
    return Flow::Stop;
  return move(op, *source, in, [&](ArrayRef<int64_t> to, auto &at) {
    at.resize(to.size());
    for (auto [number, dim] : llvm::zip_equal(to, op.getPermutation()))
      at[size_t(dim)] = number;
  });
}

static Flow reverse(shlo::ReverseOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  if (!source)
    return Flow::Stop;
  return move(op, *source, in, [&](ArrayRef<int64_t> to, auto &at) {
    at.append(to.begin(), to.end());
    for (int64_t dim : op.getDimensions())
      at[size_t(dim)] = source->shape[size_t(dim)] - 1 - at[size_t(dim)];
  });
}

static Flow slice(shlo::SliceOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  if (!source)
    return Flow::Stop;
  return move(op, *source, in, [&](ArrayRef<int64_t> to, auto &at) {
    for (auto [number, start, stride] :
         llvm::zip_equal(to, op.getStartIndices(), op.getStrides()))
      at.push_back(start + number * stride);
  });
}

/// Negative padding at an edge removes elements.
static Flow pad(shlo::PadOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  const Elements *padding =
      source ? in.elements(op.getPaddingValue()) : nullptr;
  if (!padding)
    return Flow::Stop;
  return move(
      op, *source, in,
      [&](ArrayRef<int64_t> to, auto &at) {
        for (auto [number, low, interior] : llvm::zip_equal(
                 to, op.getEdgePaddingLow(), op.getInteriorPadding())) {
          int64_t from = number - low;
          at.push_back(from >= 0 && from % (interior + 1) == 0
                           ? from / (interior + 1)
                           : -1);
        }
      },
      padding);
}

static Flow concatenate(shlo::ConcatenateOp op, Evaluation &in) {
  SmallVector<const Elements *> inputs;
  for (Value input : op.getInputs()) {
    inputs.push_back(in.elements(input));
    if (!inputs.back())
      return Flow::Stop;
  }
  Elements made;
  ArrayRef<int64_t> shape = shapeOf(op);
  if (!in.chargeEach(shape))
    return Flow::Stop;
  made.shape.assign(shape.begin(), shape.end());
  made.parts = inputs[0]->parts;
  auto dim = size_t(op.getDimension());
  forEachPosition(shape, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position);
    size_t i = 0;
    for (; at[dim] >= inputs[i]->shape[dim]; ++i)
      at[dim] -= inputs[i]->shape[dim];
    auto begin = inputs[i]->list.begin() + inputs[i]->at(at);
    made.list.insert(made.list.end(), begin, begin + made.parts);
    return true;
  });
  in.set(op, std::move(made));
  return Flow::Next;
}

static Flow iota(shlo::IotaOp op, Evaluation &in) {
  Type type = resultNumber(op);
  if (isa<ComplexType>(type) || !isPlain(op.getType()))
    return runReference(op, in);
  return in.setEach(
      op, shapeOf(op), [&](ArrayRef<int64_t> position) -> std::optional<Datum> {
        if (!in.charge(1))
          return std::nullopt;
        APInt number(64, uint64_t(position[size_t(op.getIotaDimension())]));
        if (isa<FloatType>(type))
          return Datum(fromInteger(number, true, type));
        return Datum(number.zextOrTrunc(widthOf(type)));
      });
}

//===----------------------------------------------------------------------===//
// Slices at computed positions
//===----------------------------------------------------------------------===//

/// A position as a signed number. Unsigned positions above INT64_MAX become
/// INT64_MAX, which is past the end as well.
static int64_t positionOf(const Element &element, Type number) {
  return isUnsigned(number)
             ? int64_t(std::min(element.asUnsigned(), uint64_t(INT64_MAX)))
             : element.asSigned();
}

/// Appends the start positions, clamped so that the slice is in bounds. Returns
/// false if the run is over.
static bool startsOf(ValueRange values, ArrayRef<int64_t> whole,
                     ArrayRef<int64_t> sizes, Evaluation &in,
                     SmallVectorImpl<int64_t> &starts) {
  for (auto [value, all, size] : llvm::zip_equal(values, whole, sizes)) {
    const Elements *start = in.elements(value);
    if (!start)
      return false;
    if (!start->list[0].isDefined()) {
      (void)in.unsupported("a slice at a position that is not defined");
      return false;
    }
    int64_t number = positionOf(start->list[0], partType(value.getType()));
    starts.push_back(std::clamp(number, int64_t(0), all - size));
  }
  return true;
}

static Flow dynamicSlice(shlo::DynamicSliceOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  SmallVector<int64_t> starts;
  if (!source || !startsOf(op.getStartIndices(), source->shape,
                           op.getSliceSizes(), in, starts))
    return Flow::Stop;
  return move(op, *source, in, [&](ArrayRef<int64_t> to, auto &at) {
    for (auto [number, start] : llvm::zip_equal(to, starts))
      at.push_back(number + start);
  });
}

static Flow dynamicUpdateSlice(shlo::DynamicUpdateSliceOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  const Elements *update = source ? in.elements(op.getUpdate()) : nullptr;
  SmallVector<int64_t> starts;
  if (!update ||
      !startsOf(op.getStartIndices(), source->shape, update->shape, in,
                starts) ||
      !in.charge(source->list.size()))
    return Flow::Stop;
  Elements made = *source;
  forEachPosition(update->shape, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at;
    for (auto [number, start] : llvm::zip_equal(position, starts))
      at.push_back(number + start);
    std::copy_n(update->list.begin() + update->at(position), made.parts,
                made.list.begin() + made.at(at));
    return true;
  });
  in.set(op, std::move(made));
  return Flow::Next;
}

/// Writes the index vector of the batch `position` to the dimensions `map` of
/// the operand. Returns false if the run is over.
static bool indicesAt(const Elements &indices, Type number,
                      ArrayRef<int64_t> position, int64_t vectorDim,
                      ArrayRef<int64_t> map, MutableArrayRef<int64_t> to,
                      Evaluation &in) {
  for (auto [i, dim] : llvm::enumerate(map)) {
    SmallVector<int64_t> at(position);
    if (vectorDim < indices.rank())
      at.insert(at.begin() + vectorDim, int64_t(i));
    const Element &index = indices.list[size_t(indices.at(at))];
    if (!index.isDefined()) {
      (void)in.unsupported("an index that is not defined");
      return false;
    }
    to[size_t(dim)] = positionOf(index, number);
  }
  return true;
}

/// position[i] for all i that are not in `dims`.
static SmallVector<int64_t> without(ArrayRef<int64_t> position,
                                    ArrayRef<int64_t> dims) {
  SmallVector<int64_t> kept;
  for (auto [i, number] : llvm::enumerate(position))
    if (!llvm::is_contained(dims, int64_t(i)))
      kept.push_back(number);
  return kept;
}

/// Adds a position in a window to the dimensions of the operand that are
/// neither collapsed nor batching dimensions.
static void addWindow(ArrayRef<int64_t> window, ArrayRef<int64_t> collapsed,
                      ArrayRef<int64_t> batching, MutableArrayRef<int64_t> at) {
  size_t next = 0;
  for (size_t dim = 0; dim < at.size(); ++dim)
    if (!llvm::is_contained(collapsed, int64_t(dim)) &&
        !llvm::is_contained(batching, int64_t(dim)))
      at[dim] += window[next++];
}

/// Adds to each batching dimension of the operand the position of the batch in
/// the corresponding dimension of the indices.
static void addBatching(ArrayRef<int64_t> batch, int64_t vectorDim,
                        ArrayRef<int64_t> ofOperand,
                        ArrayRef<int64_t> ofIndices,
                        MutableArrayRef<int64_t> at) {
  for (auto [dim, from] : llvm::zip_equal(ofOperand, ofIndices))
    at[size_t(dim)] += batch[size_t(from < vectorDim ? from : from - 1)];
}

static SmallVector<int64_t> at(ArrayRef<int64_t> position,
                               ArrayRef<int64_t> dims) {
  SmallVector<int64_t> picked;
  for (int64_t dim : dims)
    picked.push_back(position[size_t(dim)]);
  return picked;
}

static Flow gather(shlo::GatherOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  const Elements *indices =
      source ? in.elements(op.getStartIndices()) : nullptr;
  if (!indices)
    return Flow::Stop;
  shlo::GatherDimensionNumbersAttr dims = op.getDimensionNumbers();
  Type number = partType(op.getStartIndices().getType());
  Flow flow = move(op, *source, in, [&](ArrayRef<int64_t> to, auto &place) {
    place.assign(source->shape.size(), 0);
    SmallVector<int64_t> batch = without(to, dims.getOffsetDims());
    if (!indicesAt(*indices, number, batch, dims.getIndexVectorDim(),
                   dims.getStartIndexMap(), place, in)) {
      place.assign(source->shape.size(), 0);
      return;
    }
    for (auto [start, size, all] :
         llvm::zip_equal(place, op.getSliceSizes(), source->shape))
      start = std::clamp(start, int64_t(0), all - size);
    addBatching(batch, dims.getIndexVectorDim(), dims.getOperandBatchingDims(),
                dims.getStartIndicesBatchingDims(), place);
    addWindow(at(to, dims.getOffsetDims()), dims.getCollapsedSliceDims(),
              dims.getOperandBatchingDims(), place);
  });
  return in.isOver() ? Flow::Stop : flow;
}

/// Applies the updates in order of their positions. The specification leaves
/// their order open, so a second update of an element is unsupported, as are
/// indices that are promised to be sorted or unique.
static Flow scatter(shlo::ScatterOp op, Evaluation &in) {
  if (op.getInputs().size() != 1)
    return in.unsupported("a scatter of several tensors");
  const Elements *source = in.elements(op.getInputs()[0]);
  const Elements *indices =
      source ? in.elements(op.getScatterIndices()) : nullptr;
  const Elements *updates = indices ? in.elements(op.getUpdates()[0]) : nullptr;
  if (!updates)
    return Flow::Stop;
  if (op.getIndicesAreSorted() || op.getUniqueIndices())
    return in.unsupported("indices that are promised to be sorted or unique");
  shlo::ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  Type number = partType(op.getScatterIndices().getType());
  Elements made = *source, all = *updates;
  Elements index = *indices;
  std::vector<bool> isWritten(made.list.size());
  bool isFine = forEachPosition(all.shape, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> place(made.shape.size(), 0),
        batch = without(position, dims.getUpdateWindowDims());
    if (!indicesAt(index, number, batch, dims.getIndexVectorDim(),
                   dims.getScatterDimsToOperandDims(), place, in))
      return false;
    addBatching(batch, dims.getIndexVectorDim(), dims.getInputBatchingDims(),
                dims.getScatterIndicesBatchingDims(), place);
    addWindow(at(position, dims.getUpdateWindowDims()),
              dims.getInsertedWindowDims(), dims.getInputBatchingDims(), place);
    int64_t target = made.at(place);
    if (target < 0)
      return true;
    if (isWritten[size_t(target)]) {
      (void)in.unsupported("two updates of one element, in an open order");
      return false;
    }
    isWritten[size_t(target)] = true;
    Handed handed;
    if (!in.charge(1) ||
        in.run(op.getUpdateComputation(),
               {scalarAt(made, target), scalarAt(all, all.at(position))},
               handed) == Flow::Stop)
      return false;
    llvm::copy(handed.values[0].numbers(), made.list.begin() + target);
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  in.set(op.getResult(0), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Bits and parts
//===----------------------------------------------------------------------===//

/// Casts between numbers of the same width. The bits of a NaN are not
/// specified.
static Flow bitcast(shlo::BitcastConvertOp op, Evaluation &in) {
  if (!isPlain(op))
    return in.unsupported("the bits of this type");
  Type from = operandNumber(op), type = resultNumber(op);
  if (widthOf(from) != widthOf(type))
    return runReference(op, in);
  return each(op, in, [&](ArrayRef<Element> a, Evaluation &in) {
    bool isNaN = isa<FloatType>(from) && asFloat(a[0], from).isNaN();
    return isNaN && !isa<FloatType>(type) ? in.unspecified(widthOf(type))
                                          : a[0];
  });
}

/// The real or imaginary part of each number; a real number has the imaginary
/// part 0.
template <bool isImaginary>
static Flow partOf(Operation *op, Evaluation &in) {
  const Elements *source = in.elements(op->getOperand(0));
  if (!source || !in.charge(source->list.size()))
    return Flow::Stop;
  Elements made;
  made.shape = source->shape;
  for (size_t i = 0; i < source->list.size(); i += source->parts)
    made.list.push_back(source->parts == 2 ? source->list[i + isImaginary]
                        : isImaginary
                            ? Element(APInt(source->list[i].width(), 0))
                            : source->list[i]);
  in.set(op->getResult(0), std::move(made));
  return Flow::Next;
}

static Flow makeComplex(shlo::ComplexOp op, Evaluation &in) {
  const Elements *real = in.elements(op.getLhs());
  const Elements *imaginary = real ? in.elements(op.getRhs()) : nullptr;
  if (!imaginary || !in.charge(real->list.size()))
    return Flow::Stop;
  Elements made;
  made.shape = real->shape;
  made.parts = 2;
  for (auto [x, y] : llvm::zip_equal(real->list, imaginary->list)) {
    made.list.push_back(x);
    made.list.push_back(y);
  }
  in.set(op, std::move(made));
  return Flow::Next;
}

static Flow dimensionSize(shlo::GetDimensionSizeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getOperand());
  if (!source)
    return Flow::Stop;
  in.set(op, Elements({}, 1,
                      APInt(32, uint64_t(source->shape[op.getDimension()]))));
  return Flow::Next;
}

void scion::stablehlo::addShapes(Meanings &to) {
  to.add<shlo::ConstantOp>([](shlo::ConstantOp op, Evaluation &in) {
    std::optional<Datum> value =
        isKnown(op) ? datumOf(op.getValue(), op.getType()) : std::nullopt;
    if (!value)
      return in.unsupported("a constant of this type");
    in.set(op, std::move(*value));
    return Flow::Next;
  });
  addStatic<shlo::BroadcastInDimOp, broadcastInDim>(to);
  addStatic<shlo::ReshapeOp, reshape>(to);
  addStatic<shlo::TransposeOp, transpose>(to);
  addStatic<shlo::ReverseOp, reverse>(to);
  addStatic<shlo::SliceOp, slice>(to);
  addStatic<shlo::PadOp, pad>(to);
  addStatic<shlo::ConcatenateOp, concatenate>(to);
  addStatic<shlo::IotaOp, iota>(to);
  addStatic<shlo::DynamicSliceOp, dynamicSlice>(to);
  addStatic<shlo::DynamicUpdateSliceOp, dynamicUpdateSlice>(to);
  to.add<shlo::GatherOp>([](shlo::GatherOp op, Evaluation &in) {
    // Indices that are promised to be sorted, but are not, make the result
    // undefined.
    if (op.getIndicesAreSorted())
      return in.unsupported("sorted indices");
    return isKnown(op) ? gather(op, in) : runReference(op, in);
  });
  addStatic<shlo::ScatterOp, scatter>(to);
  addStatic<shlo::BitcastConvertOp, bitcast>(to);
  addStatic<shlo::ComplexOp, makeComplex>(to);
  addStatic<shlo::RealOp, partOf<false>>(to);
  addStatic<shlo::ImagOp, partOf<true>>(to);
  addStatic<shlo::GetDimensionSizeOp, dimensionSize>(to);
  to.add<shlo::OptimizationBarrierOp>(
      [](shlo::OptimizationBarrierOp op, Evaluation &in) {
        for (auto [from, result] :
             llvm::zip_equal(op.getOperand(), op.getResults()))
          in.set(result, in.get(from));
        return Flow::Next;
      });
  to.checkResults("stablehlo");
}
