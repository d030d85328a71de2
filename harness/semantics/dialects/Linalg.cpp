//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg: every op with a region and maps, named or not: its loops in their
// order, the region on one element of each operand. LinalgRelayout.cpp has
// those without a region.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Maps.h"
#include "harness/semantics/Places.h"

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

/// How often each loop runs: as long as what is accessed by it alone. False if
/// operands do not agree, or the run is over.
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

/// The linalg.index ops of this region. They have no operands: who runs the
/// loops sets their values.
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

static Flow runLoops(linalg::LinalgOp op, Evaluation &in) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (op->getNumRegions() != 1 || op->getRegion(0).empty() ||
      maps.size() != op->getNumOperands())
    return in.unsupported("an op of linalg without a region");
  Region &region = op->getRegion(0);
  std::vector<Side> sides;
  sides.reserve(maps.size());
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps)) {
    Side side{map, std::nullopt, {}};
    if (isa<ShapedType>(operand.getType()) &&
        !isa<VectorType>(operand.getType())) {
      std::optional<Place> place = Place::of(operand, in);
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
  size_t numInits = op.getNumDpsInits(), numInputs = sides.size() - numInits;
  // Some ops do not hand the output's element to their region.
  size_t numArguments = region.getNumArguments();
  if (numArguments != sides.size() && numArguments != numInputs)
    return in.unsupported("a region with other arguments");
  SmallVector<Datum> arguments(sides.size());
  SmallVector<SmallVector<int64_t>> at(sides.size());
  Handed handed;
  bool isFine = forEachPosition(ranges, [&](ArrayRef<int64_t> point) {
    if (!in.charge(1))
      return false;
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
    if (in.run(region, ArrayRef(arguments).take_front(numArguments), handed) ==
        Flow::Stop)
      return false;
    for (auto [i, value] : llvm::enumerate(handed.values))
      if (!sides[numInputs + i].place->set(at[numInputs + i], value))
        return false;
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  // Those that are tensors are results.
  unsigned result = 0;
  for (const Side &side : ArrayRef(sides).drop_front(numInputs))
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
