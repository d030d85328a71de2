//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg: all ops with a region and maps, named or generic. Runs the loops in
// order, and the region on one element of each operand. LinalgRelayout.cpp has
// the ops without a region.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Maps.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/SparseBody.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace scion::semantics;

namespace {
/// An operand of the loops: a tensor, a memref, or a number.
struct Side {
  AffineMap map;
  std::optional<Place> place;
  Datum number;
};
} // namespace

/// Computes the range of each loop: the size of the dimensions that only this
/// loop indexes. Returns false if operands disagree or no operand bounds a
/// loop.
static bool rangesOf(ArrayRef<Side> sides, unsigned loops, Evaluation &in,
                     SmallVectorImpl<int64_t> &ranges) {
  ranges.assign(loops, -1);
  for (const Side &side : sides) {
    if (!side.place)
      continue;
    for (auto [result, size] :
         llvm::zip_equal(side.map.getResults(), side.place->sizes())) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      if (!dim)
        continue;
      int64_t &range = ranges[dim.getPosition()];
      if (range >= 0 && range != size)
        return (void)in.undefined("operands of different sizes"), false;
      range = size;
    }
  }
  if (llvm::is_contained(ranges, -1))
    return (void)in.unsupported("a loop that no operand bounds"), false;
  return true;
}

/// The linalg.index ops of this region. They have no operands; runLoops() sets
/// their results.
static void findIndices(Region &region,
                        SmallVectorImpl<linalg::IndexOp> &found) {
  for (Operation &op : region.getOps()) {
    if (auto index = dyn_cast<linalg::IndexOp>(op))
      found.push_back(index);
    if (!isa<linalg::LinalgOp>(op))
      for (Region &inner : op.getRegions())
        findIndices(inner, found);
  }
}

//===----------------------------------------------------------------------===//
// Races
//===----------------------------------------------------------------------===//

/// Returns the range of bytes from the first to the end of the last element;
/// none if it is unknown or two positions share an element.
static std::optional<std::pair<uint64_t, uint64_t>>
bytesOf(const Place &place) {
  const View &view = place.view();
  SmallVector<std::pair<int64_t, int64_t>> dims; // stride, size
  for (auto [stride, size] : llvm::zip_equal(view.strides, view.sizes))
    if (size > 1)
      dims.emplace_back(stride, size);
  llvm::sort(dims);
  int64_t last = 0;
  for (auto [stride, size] : dims) {
    if (stride <= last)
      return std::nullopt;
    int64_t extent;
    if (llvm::MulOverflow(stride, size - 1, extent) ||
        llvm::AddOverflow(last, extent, last))
      return std::nullopt;
  }
  uint64_t element = strideOf(place.elementType());
  uint64_t first = view.aligned + uint64_t(view.offset) * element;
  return std::pair(first, first + (uint64_t(last) + 1) * element);
}

static bool isSameView(const View &a, const View &b) {
  return a.aligned == b.aligned && a.offset == b.offset && a.sizes == b.sizes &&
         a.strides == b.strides;
}

/// Whether an iteration of parallel loops may access an element that another
/// one writes: several iterations have the same output element, or an output
/// overlaps another operand.
static bool mayRace(linalg::LinalgOp op, ArrayRef<Side> sides,
                    size_t numInputs) {
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  for (size_t i = numInputs; i < sides.size(); ++i) {
    const Side &output = sides[i];
    if (!output.place || !output.place->isMemref())
      continue;
    for (auto [dim, kind] : llvm::enumerate(kinds))
      if (kind == utils::IteratorType::parallel &&
          !llvm::is_contained(
              output.map.getResults(),
              getAffineDimExpr(unsigned(dim), op->getContext())))
        return true;
    auto written = bytesOf(*output.place);
    if (!written)
      return true;
    for (size_t j = 0; j < sides.size(); ++j) {
      const Side &other = sides[j];
      if (j == i || !other.place || !other.place->isMemref())
        continue;
      if (isSameView(output.place->view(), other.place->view()) &&
          output.map == other.map)
        continue;
      auto touched = bytesOf(*other.place);
      if (!touched || (touched->first < written->second &&
                       written->first < touched->second))
        return true;
    }
  }
  return false;
}

/// The numbers of the elements at these positions; -1 of a scalar.
static SmallVector<int64_t> elementsAt(ArrayRef<Side> sides,
                                       ArrayRef<SmallVector<int64_t>> at) {
  SmallVector<int64_t> numbers;
  for (auto [side, position] : llvm::zip_equal(sides, at)) {
    int64_t &number = numbers.emplace_back(side.place ? 0 : -1);
    if (side.place)
      for (auto [index, size] : llvm::zip_equal(position, side.place->sizes()))
        number = number * size + index;
  }
  return numbers;
}

static Flow runLoops(linalg::LinalgOp op, Evaluation &in) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (op->getNumRegions() != 1 || op->getRegion(0).empty() ||
      maps.size() != op->getNumOperands())
    return in.unsupported("an op of linalg without a region");
  std::optional<SparseBody> sparse = SparseBody::of(op, in);
  if (in.isOver())
    return Flow::Stop;
  Region &region = op->getRegion(0);
  std::vector<Side> sides;
  sides.reserve(maps.size());
  size_t numInits = op.getNumDpsInits(), numInputs = maps.size() - numInits;
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps)) {
    Side side{map, std::nullopt, {}};
    if (isa<ShapedType>(operand.getType()) &&
        !isa<VectorType>(operand.getType())) {
      std::optional<Place> place = sides.size() < numInputs
                                       ? Place::of(operand, in)
                                       : Place::toEdit(operand, in);
      if (!place)
        return Flow::Stop;
      side.place.emplace(std::move(*place));
    } else {
      side.number = in.get(operand);
    }
    sides.push_back(std::move(side));
  }
  SmallVector<int64_t> ranges;
  if (!rangesOf(sides, op.getNumLoops(), in, ranges))
    return Flow::Stop;
  SmallVector<linalg::IndexOp> indices;
  findIndices(region, indices);
  // Some ops do not hand the output's element to their region.
  size_t numArguments = region.getNumArguments();
  if (numArguments != sides.size() && numArguments != numInputs)
    return in.unsupported("a region with other arguments");
  SmallVector<Datum> arguments(sides.size());
  SmallVector<SmallVector<int64_t>> at(sides.size());
  Handed handed;
  std::optional<Conflicts> conflicts;
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  if (mayRace(op, sides, numInputs)) {
    conflicts.emplace(in.memory.conflicts);
    in.memory.conflicts = &*conflicts;
  }
  bool isFine = forEachPosition(ranges, [&](ArrayRef<int64_t> point) {
    if (!in.charge(1))
      return false;
    if (conflicts) {
      // Loops that are not parallel do not change the number of the iteration.
      uint32_t number = 0;
      for (auto [at, range, kind] : llvm::zip_equal(point, ranges, kinds))
        if (kind == utils::IteratorType::parallel)
          number = number * uint32_t(range) + uint32_t(at);
      conflicts->startIteration(number + 1);
    }
    for (auto [side, argument, position] :
         llvm::zip_equal(sides, arguments, at)) {
      position.clear();
      if (!side.place)
        argument = side.number;
      else if (!evaluate(side.map, point, {}, in, position) ||
               !side.place->get(position, argument))
        return false;
    }
    for (linalg::IndexOp index : indices)
      in.set(index.getResult(), Datum::index(point[index.getDim()]));
    if (sparse)
      sparse->enter(elementsAt(sides, at), in);
    if (in.run(region, ArrayRef(arguments).take_front(numArguments), handed) ==
        Flow::Stop)
      return false;
    if (sparse && !sparse->leave(arguments, handed, in))
      return false;
    for (auto [i, value] : llvm::enumerate(handed.values)) {
      size_t output = numInputs + i;
      std::optional<bool> isWritten = true;
      if (sparse)
        isWritten = sparse->isWritten(
            unsigned(output), handed.terminator->getOperand(unsigned(i)),
            arguments[output], in);
      if (!isWritten ||
          (*isWritten && !sides[output].place->set(at[output], value)))
        return false;
    }
    return true;
  });
  if (sparse)
    in.absent.clear();
  if (conflicts)
    in.memory.conflicts = conflicts->outerOne();
  if (!isFine)
    return Flow::Stop;
  // Tensor outputs are the results.
  unsigned result = 0;
  for (Side &side : MutableArrayRef(sides).drop_front(numInputs))
    if (!side.place->isMemref())
      in.set(op->getResult(result++), side.place->datum());
  return Flow::Next;
}

/// Every op of these types.
template <typename... Ops>
static void addLoops(Meanings &to) {
  (to.add(Ops::getOperationName(),
          [](Operation *op, Evaluation &in) {
            return runLoops(cast<linalg::LinalgOp>(op), in);
          }),
   ...);
}

namespace scion::semantics {
void registerLinalg(Meanings &to) {
  addLoops<
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
      >(to);
  to.add<linalg::IndexOp>(
      [](linalg::IndexOp, Evaluation &) { return Flow::Next; });
  to.add<linalg::YieldOp>([](linalg::YieldOp op, Evaluation &in) {
    return in.hand(op, op.getOperands());
  });
}
} // namespace scion::semantics
