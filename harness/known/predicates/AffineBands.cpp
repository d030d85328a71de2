//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bands, which are perfectly nested loops. Tiling one loop keeps the order of
// its iterations; tiling a band changes it. The result is wrong if two
// iterations access the same element, and the second one has a higher variable
// of an outer loop but a lower one of an inner loop. The indices decide
// conservatively whether that is possible.
//
//===----------------------------------------------------------------------===//

#include "harness/compat/MlirVersions.h"
#include "harness/known/predicates/All.h"
#include "harness/known/predicates/IndexRange.h"
#include "harness/known/predicates/LinearIndex.h"

#include "mlir/Dialect/Affine/Analysis/AffineAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/IR/AffineValueMap.h"
#include "mlir/Dialect/Affine/LoopUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

#include <optional>

using namespace mlir::affine;
using namespace scion;

using Band = llvm::SmallVector<AffineForOp>;

namespace {
/// One affine access, its indices in terms of loop variables.
struct Access {
  AffineValueMap places;
  bool isWrite = false;

  /// The number of last dimensions that a vector access extends along.
  unsigned vectorRank = 0;
};
} // namespace

static IndexRange rangeOfIndex(const Access &access, unsigned number) {
  mlir::AffineMap map = access.places.getAffineMap();
  mlir::ValueRange operands = access.places.getOperands();
  return rangeOf(map.getResult(number), operands.take_front(map.getNumDims()),
                 operands.drop_front(map.getNumDims()));
}

namespace {
/// The distance between two iterations in which two accesses touch the same
/// element: for each loop, the difference of its variable.
class Distance {
public:
  Distance(const Band &band, const Access &one, const Access &other)
      : band(band), known(band.size()) {
    unsigned rank = one.places.getNumResults();
    if (rank != other.places.getNumResults())
      return;
    unsigned along = std::max(one.vectorRank, other.vectorRank);
    for (unsigned i = 0; i + along < rank; ++i)
      addIndex(one, other, i);
  }

  /// Whether one loop's variable may be higher and another's lower in the
  /// second iteration.
  bool mayGoBothWays() const {
    bool isFurther = false, isBack = false;
    unsigned open = 0;
    for (auto [loop, distance] : llvm::zip_equal(band, known)) {
      isFurther |= distance.value_or(0) > 0;
      isBack |= distance.value_or(0) < 0;
      open += !distance && constantTripCount(loop).value_or(2) > 1;
    }
    return !isNever && ((isFurther && isBack) || open > 1 ||
                        (open == 1 && (isFurther || isBack)));
  }

private:
  Band band;
  llvm::SmallVector<std::optional<int64_t>> known;
  bool isNever = false;

  void addIndex(const Access &one, const Access &other, unsigned number) {
    IndexRange here = rangeOfIndex(one, number);
    IndexRange there = rangeOfIndex(other, number);
    isNever |= (here.high && there.low && *here.high < *there.low) ||
               (there.high && here.low && *there.high < *here.low);
    auto linearIn = [&](const Access &access) {
      return asLinearIndex(access.places.getAffineMap().getResult(number),
                           access.places);
    };
    std::optional<LinearIndex> first = linearIn(one), second = linearIn(other);
    if (!first || !second || first->variable != second->variable ||
        first->factor != second->factor)
      return;
    // factor * first + offset is the same as factor * second + offset'.
    int64_t difference = first->offset - second->offset;
    AffineForOp outermost = band.front();
    if (outermost.isDefinedOutsideOfLoop(first->variable))
      isNever |= difference != 0;
    for (auto [i, loop] : llvm::enumerate(band))
      if (AffineForOp(loop).getInductionVar() == first->variable)
        addDistance(unsigned(i), difference, first->factor);
  }

  void addDistance(unsigned number, int64_t difference, int64_t factor) {
    AffineForOp loop = band[number];
    int64_t distance = difference / factor;
    bool isReached = difference % factor == 0;
    if (loop.hasConstantBounds())
      isReached &= std::abs(distance) < loop.getConstantUpperBound() -
                                            loop.getConstantLowerBound() &&
                   distance % std::max<int64_t>(loop.getStepAsInt(), 1) == 0;
    isNever |= !isReached || known[number].value_or(distance) != distance;
    known[number] = distance;
  }
};
} // namespace

/// The accesses of the body, by buffer.
static llvm::MapVector<mlir::Value, std::vector<Access>>
accessesIn(mlir::Block &body) {
  llvm::MapVector<mlir::Value, std::vector<Access>> accesses;
  body.walk([&](mlir::Operation *op) {
    bool isWrite = mlir::isa<AffineWriteOpInterface>(op);
    if (!isWrite && !mlir::isa<AffineReadOpInterface>(op))
      return;
    MemRefAccess access(op);
    Access &fresh = accesses[access.memref].emplace_back();
    fresh.isWrite = isWrite;
    if (auto load = mlir::dyn_cast<AffineVectorLoadOp>(op))
      fresh.vectorRank = load.getVectorType().getRank();
    if (auto store = mlir::dyn_cast<AffineVectorStoreOp>(op))
      fresh.vectorRank = store.getVectorType().getRank();
    access.getAccessMap(&fresh.places);
    fresh.places.reset(withoutIdleParts(fresh.places.getAffineMap(),
                                        fresh.places.getOperands()),
                       llvm::to_vector(fresh.places.getOperands()));
  });
  return accesses;
}

/// Whether two iterations of the band may touch the same element, one of them
/// writing to it, and the later one has a lower variable of an inner loop.
static bool mayGoBack(const Band &band, llvm::ArrayRef<Access> accesses) {
  for (size_t i = 0; i < accesses.size(); ++i)
    for (size_t j = i; j < accesses.size(); ++j)
      if ((accesses[i].isWrite || accesses[j].isWrite) &&
          Distance(band, accesses[i], accesses[j]).mayGoBothWays())
        return true;
  return false;
}

/// Whether the order of such ops matters, as it does for affine accesses.
/// (Unregistered ops cannot be executed.)
static bool hasOtherEffects(mlir::Operation *op,
                            const llvm::DenseSet<mlir::Value> &written) {
  if (!op->isRegistered() || mlir::isMemoryEffectFree(op) ||
      op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>() ||
      mlir::isa<AffineReadOpInterface, AffineWriteOpInterface>(op) ||
      mlir::hasSingleEffect<mlir::MemoryEffects::Allocate>(op))
    return false;
  return !mlir::hasSingleEffect<mlir::MemoryEffects::Read>(op) ||
         llvm::any_of(op->getOperands(), [&](mlir::Value operand) {
           return written.contains(operand);
         });
}

static void noteBand(mlir::Operation *op, PredicateSet &holds) {
  if (mlir::isa_and_nonnull<AffineForOp>(op->getParentOp()))
    return;
  Band band;
  getPerfectlyNestedLoops(band, mlir::cast<AffineForOp>(op));
  if (band.size() < 2)
    return;
  mlir::Block &body = *band.back().getBody();
  llvm::DenseSet<mlir::Value> written;
  for (const auto &[buffer, accesses] : accessesIn(body)) {
    if (llvm::any_of(accesses, [](const Access &one) { return one.isWrite; }))
      written.insert(buffer);
    if (mayGoBack(band, accesses))
      holds.insert("@affine-band-goes-back");
  }
  body.walk([&](mlir::Operation *inner) {
    if (hasOtherEffects(inner, written))
      holds.insert("@affine-band-effects");
  });
}

std::vector<PredicateGroup> scion::affineBandPredicates() {
  return {
      {{"affine.for"},
       {{"@affine-band-effects",
         "two or more perfectly nested affine.for around a call, or another "
         "op with effects that is no affine access"},
        {"@affine-band-goes-back",
         "two or more around accesses of an element that is written, in turns "
         "of which the later one may be the earlier one of an inner loop"}},
       noteBand},
  };
}
