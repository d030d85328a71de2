//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// sparse_tensor: iteration spaces. A space is the list of its iterators. An
// iterator is a list: its position in the last of its levels, and a coordinate
// for each of them.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Places.h"
#include "harness/semantics/Sparse.h"
#include "harness/semantics/dialects/Carry.h"

using namespace mlir;
using namespace mlir::sparse_tensor;
using namespace scion::semantics;

namespace {
/// Reads the arrays of a tensor.
struct LevelReader {
  const SparseFormat &format;
  const Stored::Arrays &arrays;
  Evaluation &in;

  std::optional<int64_t> read(const Datum &array, int64_t at, Type type) const {
    Datum number;
    if (!in.charge(1) || !in.load(array.view(), {at}, type, number))
      return std::nullopt;
    return int64_t(number.element().asUnsigned());
  }

  /// The positions of a level below one of the level before it; false if the
  /// run is over.
  bool range(unsigned level, int64_t parent, int64_t &begin,
             int64_t &end) const {
    LevelType type = format.encoding.getLvlType(level);
    begin = isDenseLT(type) ? parent * format.sizes[level] : parent;
    end = isDenseLT(type) ? begin + format.sizes[level] : parent + 1;
    if (!isWithPosLT(type))
      return true;
    int64_t first = isLooseCompressedLT(type) ? 2 * parent : parent;
    Type position = format.encoding.getPosElemType();
    auto low = read(arrays.positions[level], first, position),
         high = low ? read(arrays.positions[level], first + 1, position)
                    : std::nullopt;
    if (!high)
      return false;
    begin = *low;
    end = *high;
    return true;
  }

  std::optional<int64_t> coordinate(unsigned level, int64_t position) const {
    if (isDenseLT(format.encoding.getLvlType(level)))
      return position % format.sizes[level];
    return read(arrays.coordinates[level], position,
                format.encoding.getCrdElemType());
  }

  /// Adds the iterators from `level` to before `end`.
  bool add(unsigned level, unsigned end, int64_t parent,
           SmallVectorImpl<Datum> &coordinates,
           std::vector<Datum> &iterators) const {
    if (level == end) {
      std::vector<Datum> iterator = {Datum::index(parent)};
      llvm::append_range(iterator, coordinates);
      iterators.push_back(Datum::list(std::move(iterator)));
      return true;
    }
    int64_t first, last;
    if (!range(level, parent, first, last))
      return false;
    for (int64_t position = first; position < last; ++position) {
      std::optional<int64_t> number = coordinate(level, position);
      if (!number)
        return false;
      coordinates.push_back(Datum::index(*number));
      if (!add(level + 1, end, position, coordinates, iterators))
        return false;
      coordinates.pop_back();
    }
    return true;
  }
};
} // namespace

static Flow extractSpace(ExtractIterSpaceOp op, Evaluation &in) {
  const Stored::Arrays *arrays = arraysOf(op.getTensor(), in);
  const Elements *tensor = arrays ? in.elements(op.getTensor()) : nullptr;
  if (!tensor)
    return Flow::Stop;
  auto format = SparseFormat::of(op.getTensor().getType(), tensor->shape, in);
  if (!format)
    return Flow::Stop;
  unsigned low = unsigned(op.getLoLvl()), high = unsigned(op.getHiLvl());
  // An iterator of a level that is not unique stands for several positions.
  if (format->cooStart() < format->levels() &&
      ((low > format->cooStart() && low < format->levels()) ||
       (high > format->cooStart() && high < format->levels())))
    return in.unsupported("a part of a COO region");
  int64_t parent = 0;
  if (Value iterator = op.getParentIter()) {
    if (!in.get(iterator).isList())
      return in.unsupported("an iterator of this kind");
    parent = in.get(iterator).items()[0].element().asSigned();
  }
  SmallVector<Datum> coordinates;
  std::vector<Datum> iterators;
  if (!LevelReader{*format, *arrays, in}.add(low, high, parent, coordinates,
                                             iterators))
    return Flow::Stop;
  in.set(op.getExtractedSpace(), Datum::list(std::move(iterators)));
  return Flow::Next;
}

static Flow extractValue(ExtractValOp op, Evaluation &in) {
  const Stored::Arrays *arrays = arraysOf(op.getTensor(), in);
  if (!arrays)
    return Flow::Stop;
  const Datum &iterator = in.get(op.getIterator());
  Datum value;
  if (!iterator.isList())
    return in.unsupported("an iterator of this kind");
  if (!in.load(arrays->values.view(),
               {iterator.items()[0].element().asSigned()},
               op.getResult().getType(), value))
    return Flow::Stop;
  in.set(op.getResult(), std::move(value));
  return Flow::Next;
}

static Flow iterate(IterateOp op, Evaluation &in) {
  Datum space = in.get(op.getIterSpace());
  if (!space.isList())
    return in.unsupported("an iteration space of this kind");
  return runForEach(op, op.getInitArgs(), space.items(), in,
                    [&](const Datum &iterator, ArrayRef<Datum> values) {
                      SmallVector<Datum> arguments(values);
                      for (unsigned level = 0; level < op.getSpaceDim();
                           ++level)
                        if (op.getCrdUsedLvls()[level])
                          arguments.push_back(iterator.items()[level + 1]);
                      arguments.push_back(iterator);
                      return arguments;
                    });
}

namespace scion::semantics {
void registerSparseIteration(Meanings &to) {
  to.add<ExtractIterSpaceOp>([](ExtractIterSpaceOp op, Evaluation &in) {
    return extractSpace(op, in);
  });
  to.add<ExtractValOp>(
      [](ExtractValOp op, Evaluation &in) { return extractValue(op, in); });
  to.add<IterateOp>(
      [](IterateOp op, Evaluation &in) { return iterate(op, in); });
}
} // namespace scion::semantics
