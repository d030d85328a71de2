//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa: ops that move elements, shape values, and control flow.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace scion::semantics;

/// The numbers of a shape; false if the run is over.
static bool numbersOf(Value shape, Evaluation &in,
                      SmallVectorImpl<int64_t> &numbers) {
  const Elements *elements = in.elements(shape);
  if (!elements)
    return false;
  for (const Element &one : elements->list) {
    if (!one.isDefined())
      return (void)in.undefined("a size is poison or was never written"), false;
    numbers.push_back(one.asSigned());
  }
  return true;
}

/// Sets a result of these sizes. `from` returns the index of each element in
/// the source, or -1 for `other`.
static Flow
arrange(Operation *op, const Elements &source, ArrayRef<int64_t> sizes,
        Evaluation &in,
        llvm::function_ref<int64_t(ArrayRef<int64_t> position)> from,
        const Element *other = nullptr) {
  if (!agrees(cast<ShapedType>(op->getResult(0).getType()), sizes))
    return in.undefined("another size than stated");
  if (!in.chargeEach(sizes))
    return Flow::Stop;
  auto elementAt = [&](ArrayRef<int64_t> position) -> std::optional<Datum> {
    int64_t index = from(position);
    if (index >= 0)
      return source.list[size_t(index)];
    if (other)
      return *other;
    return (void)in.undefined("access out of bounds"), std::nullopt;
  };
  return in.setEach(op->getResult(0), sizes, elementAt);
}

static Flow reshape(tosa::ReshapeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput1());
  SmallVector<int64_t> sizes;
  if (!source || !numbersOf(op.getShape(), in, sizes))
    return Flow::Stop;
  // One size may be left open.
  for (int64_t &open : sizes) {
    if (open != -1)
      continue;
    int64_t rest = 1;
    for (int64_t size : sizes)
      rest *= &size == &open || size == -1 ? 1 : size;
    open = rest > 0 ? source->count() / rest : 0;
    break;
  }
  if (llvm::any_of(sizes, [](int64_t size) { return size < 0; }) ||
      productOf(sizes) != source->count())
    return in.undefined("a reshape to another number of elements");
  int64_t next = 0;
  return arrange(op, *source, sizes, in,
                 [&](ArrayRef<int64_t>) { return next++; });
}

static Flow pad(tosa::PadOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput1());
  SmallVector<int64_t> amounts, sizes;
  if (!source || !numbersOf(op.getPadding(), in, amounts))
    return Flow::Stop;
  const Elements *constant = in.elements(op.getPadConst());
  if (!constant)
    return Flow::Stop;
  for (size_t i = 0; i < source->shape.size(); ++i) {
    if (amounts[2 * i] < 0 || amounts[2 * i + 1] < 0)
      return in.undefined("padding of a negative size");
    int64_t &size = sizes.emplace_back();
    if (llvm::AddOverflow(amounts[2 * i], source->shape[i], size) ||
        llvm::AddOverflow(size, amounts[2 * i + 1], size))
      return in.limited(scion::Limit::Memory, "memory cap reached");
  }
  return arrange(
      op, *source, sizes, in,
      [&](ArrayRef<int64_t> position) {
        SmallVector<int64_t> at(position);
        for (size_t i = 0; i < at.size(); ++i)
          at[i] -= amounts[2 * i];
        return source->at(at);
      },
      &constant->list[0]);
}

static Flow slice(tosa::SliceOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput1());
  SmallVector<int64_t> start, sizes;
  if (!source || !numbersOf(op.getStart(), in, start) ||
      !numbersOf(op.getSize(), in, sizes))
    return Flow::Stop;
  for (size_t i = 0; i < sizes.size(); ++i)
    if (start[i] < 0 || sizes[i] < 0 || start[i] > source->shape[i] ||
        sizes[i] > source->shape[i] - start[i])
      return in.undefined("slice out of bounds");
  return arrange(op, *source, sizes, in, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position);
    for (auto [number, offset] : llvm::zip_equal(at, start))
      number += offset;
    return source->at(at);
  });
}

static Flow tile(tosa::TileOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput1());
  SmallVector<int64_t> multiples, sizes;
  if (!source || !numbersOf(op.getMultiples(), in, multiples))
    return Flow::Stop;
  for (auto [size, times] : llvm::zip_equal(source->shape, multiples)) {
    if (times < 1)
      return in.undefined("a multiple that is not positive");
    sizes.push_back(size * times);
  }
  return arrange(op, *source, sizes, in, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position);
    for (auto [number, size] : llvm::zip_equal(at, source->shape))
      number %= size;
    return source->at(at);
  });
}

static Flow transpose(tosa::TransposeOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput1());
  if (!source)
    return Flow::Stop;
  SmallVector<int64_t> sizes;
  ArrayRef<int32_t> perms = op.getPerms();
  for (int32_t from : perms)
    sizes.push_back(source->shape[size_t(from)]);
  return arrange(op, *source, sizes, in, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position.size());
    for (auto [i, from] : llvm::enumerate(perms))
      at[size_t(from)] = position[i];
    return source->at(at);
  });
}

static Flow reverse(tosa::ReverseOp op, Evaluation &in) {
  const Elements *source = in.elements(op.getInput1());
  if (!source)
    return Flow::Stop;
  auto axis = size_t(op.getAxis());
  if (axis >= source->shape.size())
    return in.undefined("no such axis");
  return arrange(op, *source, source->shape, in,
                 [&](ArrayRef<int64_t> position) {
                   SmallVector<int64_t> at(position);
                   at[axis] = source->shape[axis] - 1 - at[axis];
                   return source->at(at);
                 });
}

static Flow concatenate(tosa::ConcatOp op, Evaluation &in) {
  auto axis = size_t(op.getAxis());
  SmallVector<int64_t> sizes;
  Elements all;
  // The start of each input along the axis and in the concatenated list.
  SmallVector<int64_t> first, begin;
  SmallVector<const Elements *> inputs;
  for (Value input : op.getInput1()) {
    const Elements *one = in.elements(input);
    if (!one)
      return Flow::Stop;
    if (sizes.empty()) {
      sizes.assign(one->shape.begin(), one->shape.end());
      if (axis >= sizes.size())
        return in.undefined("no such axis");
      sizes[axis] = 0;
    }
    for (size_t i = 0; i < sizes.size(); ++i)
      if (i != axis && sizes[i] != one->shape[i])
        return in.undefined("tensors of different sizes are joined");
    first.push_back(sizes[axis]);
    begin.push_back(int64_t(all.list.size()));
    inputs.push_back(one);
    sizes[axis] += one->shape[axis];
    llvm::append_range(all.list, one->list);
  }
  return arrange(op, all, sizes, in, [&](ArrayRef<int64_t> position) {
    size_t which = first.size() - 1;
    while (first[which] > position[axis])
      --which;
    SmallVector<int64_t> at(position);
    at[axis] -= first[which];
    return begin[which] + inputs[which]->at(at);
  });
}

/// Reads an index without checking its bounds. Returns none if the run is over.
static std::optional<int64_t> named(const Elements &indices,
                                    ArrayRef<int64_t> at, Evaluation &in) {
  const Element &index = indices.list[size_t(indices.at(at))];
  if (index.isDefined())
    return index.asSigned();
  (void)in.undefined("an index is poison or was never written");
  return std::nullopt;
}

/// values [N, K, C], indices [N, W] to [N, W, C].
static Flow gather(tosa::GatherOp op, Evaluation &in) {
  const Elements *values = in.elements(op.getValues());
  const Elements *indices = values ? in.elements(op.getIndices()) : nullptr;
  if (!indices)
    return Flow::Stop;
  SmallVector<int64_t> sizes = {values->shape[0], indices->shape[1],
                                values->shape[2]};
  return arrange(
      op, *values, sizes, in, [&](ArrayRef<int64_t> position) -> int64_t {
        std::optional<int64_t> k = named(*indices, position.take_front(2), in);
        return k ? values->at({position[0], *k, position[2]}) : -1;
      });
}

/// Two writes to one position are undefined.
static Flow scatter(tosa::ScatterOp op, Evaluation &in) {
  const Elements *values = in.elements(op.getValuesIn());
  const Elements *indices = values ? in.elements(op.getIndices()) : nullptr;
  const Elements *input = indices ? in.elements(op.getInput()) : nullptr;
  if (!input)
    return Flow::Stop;
  Elements made = *values;
  std::vector<bool> isWritten(made.list.size());
  bool isFine = forEachPosition(input->shape, [&](ArrayRef<int64_t> position) {
    std::optional<int64_t> k = named(*indices, position.take_front(2), in);
    if (!k || !in.charge(1))
      return false;
    int64_t at = made.at({position[0], *k, position[2]});
    if (at < 0)
      return (void)in.undefined("access out of bounds"), false;
    if (isWritten[size_t(at)])
      return (void)in.undefined("two writes to one position"), false;
    isWritten[size_t(at)] = true;
    made.list[size_t(at)] = input->list[size_t(input->at(position))];
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

static SmallVector<Datum> valuesOf(ValueRange values, Evaluation &in) {
  SmallVector<Datum> made;
  for (Value value : values)
    made.push_back(in.get(value));
  return made;
}

static std::optional<bool> holds(const Datum &condition, Evaluation &in) {
  ArrayRef<Element> numbers = condition.numbers();
  if (numbers.size() == 1 && numbers[0].isDefined())
    return !numbers[0].bits().isZero();
  (void)in.undefined("a condition is poison");
  return std::nullopt;
}

static Flow runIf(tosa::IfOp op, Evaluation &in) {
  std::optional<bool> condition = holds(in.get(op.getCondition()), in);
  if (!condition)
    return Flow::Stop;
  Region &region = *condition ? op.getThenGraph() : op.getElseGraph();
  SmallVector<Datum> arguments = valuesOf(op.getInputList(), in);
  Handed handed;
  // Regions may also use the values of the enclosing scope.
  if (in.run(region, ArrayRef(arguments).take_front(region.getNumArguments()),
             handed) == Flow::Stop)
    return Flow::Stop;
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), handed.values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

static Flow runWhile(tosa::WhileOp op, Evaluation &in) {
  SmallVector<Datum> values = valuesOf(op.getInputList(), in);
  Handed handed;
  while (true) {
    if (!in.charge(1) ||
        in.run(op.getCondGraph(), values, handed) == Flow::Stop)
      return Flow::Stop;
    std::optional<bool> condition = holds(handed.values[0], in);
    if (!condition)
      return Flow::Stop;
    if (!*condition)
      break;
    if (in.run(op.getBodyGraph(), values, handed) == Flow::Stop)
      return Flow::Stop;
    values.assign(handed.values.begin(), handed.values.end());
  }
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

namespace scion::semantics {
void registerTosaShapes(Meanings &to) {
  to.add<tosa::ConstShapeOp>([](tosa::ConstShapeOp op, Evaluation &in) {
    std::optional<Datum> datum =
        datumOf(op.getValues(), cast<ElementsAttr>(op.getValues()).getType());
    if (!datum)
      return in.unsupported("a constant of this kind");
    in.set(op.getResult(), std::move(*datum));
    return Flow::Next;
  });
  to.add<tosa::ReshapeOp>(
      [](tosa::ReshapeOp op, Evaluation &in) { return reshape(op, in); });
  to.add<tosa::PadOp>(
      [](tosa::PadOp op, Evaluation &in) { return pad(op, in); });
  to.add<tosa::SliceOp>(
      [](tosa::SliceOp op, Evaluation &in) { return slice(op, in); });
  to.add<tosa::TileOp>(
      [](tosa::TileOp op, Evaluation &in) { return tile(op, in); });
  to.add<tosa::TransposeOp>(
      [](tosa::TransposeOp op, Evaluation &in) { return transpose(op, in); });
  to.add<tosa::ReverseOp>(
      [](tosa::ReverseOp op, Evaluation &in) { return reverse(op, in); });
  to.add<tosa::ConcatOp>(
      [](tosa::ConcatOp op, Evaluation &in) { return concatenate(op, in); });
  to.add<tosa::GatherOp>(
      [](tosa::GatherOp op, Evaluation &in) { return gather(op, in); });
  to.add<tosa::ScatterOp>(
      [](tosa::ScatterOp op, Evaluation &in) { return scatter(op, in); });
  to.add<tosa::IfOp>(
      [](tosa::IfOp op, Evaluation &in) { return runIf(op, in); });
  to.add<tosa::WhileOp>(
      [](tosa::WhileOp op, Evaluation &in) { return runWhile(op, in); });
  to.add<tosa::YieldOp>([](tosa::YieldOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
}
} // namespace scion::semantics
