//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops that affine-super-vectorize may transform, and gets wrong.
//
//===----------------------------------------------------------------------===//

#include "harness/compat/MlirVersions.h"
#include "harness/known/predicates/All.h"
#include "harness/known/predicates/IndexRange.h"
#include "harness/known/predicates/PackedElements.h"

#include "mlir/Dialect/Affine/Analysis/AffineAnalysis.h"
#include "mlir/Dialect/Affine/Analysis/Utils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/IR/AffineValueMap.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::affine;
using namespace scion;

namespace {
/// An affine access, its indices in terms of loop variables.
struct Access {
  mlir::Value memref;
  AffineValueMap places;
  bool isStore;
};

/// A loop, and the ops in it that the pass inspects.
struct Candidate {
  AffineForOp loop;
  std::vector<Access> accesses;
  bool divides = false;
};
} // namespace

static bool isDivision(mlir::Operation *op) {
  namespace arith = mlir::arith;
  return mlir::isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp,
                   arith::RemUIOp, arith::CeilDivSIOp, arith::CeilDivUIOp,
                   arith::FloorDivSIOp>(op);
}

/// None if the pass ignores the loop, because of conditions and other regions,
/// vectors, or effects other than affine accesses.
static std::optional<Candidate> asCandidate(AffineForOp loop) {
  Candidate candidate{loop, {}};
  bool isTaken =
      !loop.getBody()
           ->walk([&](mlir::Operation *op) {
             bool isLoad = mlir::isa<AffineLoadOp>(op),
                  isStore = mlir::isa<AffineStoreOp>(op);
             auto isVector = llvm::IsaPred<mlir::VectorType>;
             if ((op->getNumRegions() != 0 && !mlir::isa<AffineForOp>(op)) ||
                 llvm::any_of(op->getOperandTypes(), isVector) ||
                 llvm::any_of(op->getResultTypes(), isVector))
               return mlir::WalkResult::interrupt();
             if (isLoad || isStore) {
               MemRefAccess access(op);
               Access &here = candidate.accesses.emplace_back(
                   Access{access.memref, {}, isStore});
               access.getAccessMap(&here.places);
               here.places.reset(
                   withoutIdleParts(here.places.getAffineMap(),
                                    here.places.getOperands()),
                   llvm::SmallVector<mlir::Value>(here.places.getOperands()));
             } else if (!mlir::isa<AffineForOp>(op) &&
                        !mlir::isMemoryEffectFree(op) &&
                        !mlir::hasSingleEffect<mlir::MemoryEffects::Allocate>(
                            op)) {
               return mlir::WalkResult::interrupt();
             }
             candidate.divides |= isDivision(op);
             return mlir::WalkResult::advance();
           })
           .wasInterrupted();
  if (!isTaken)
    return std::nullopt;
  return candidate;
}

/// The indices of an access that depend on the loop's variable, by number.
static llvm::SmallVector<unsigned> indicesAlong(AffineForOp loop,
                                                const Access &access) {
  llvm::SmallVector<unsigned> indices;
  mlir::AffineMap map = access.places.getAffineMap();
  for (auto [operand, value] : llvm::enumerate(access.places.getOperands()))
    if (value == loop.getInductionVar() && operand < map.getNumDims())
      for (unsigned i = 0; i < map.getNumResults(); ++i)
        if (map.getResult(i).isFunctionOfDim(operand) &&
            !llvm::is_contained(indices, i))
          indices.push_back(i);
  return indices;
}

/// `variable + …`, where the rest does not depend on the variable.
static bool isContiguous(mlir::AffineExpr index, mlir::AffineExpr variable,
                         unsigned dims, unsigned symbols) {
  mlir::AffineExpr next = index.replace(variable, variable + 1);
  return mlir::simplifyAffineExpr(next - index, dims, symbols) == 1;
}

/// Whether the index in the loop's last iteration is that of the last element
/// along this dimension, so that no elements follow it.
static bool endsWithBuffer(AffineForOp loop, const Access &access,
                           unsigned index) {
  mlir::AffineMap map = access.places.getAffineMap();
  mlir::ValueRange operands = access.places.getOperands();
  auto type = mlir::cast<mlir::MemRefType>(access.memref.getType());
  mlir::AffineMap upper = loop.getUpperBoundMap();
  if (!type.isDynamicDim(index)) {
    // The index must be at least that of the last element; it cannot be higher,
    // since accesses are in bounds.
    if (!loop.hasConstantUpperBound())
      return false;
    mlir::AffineExpr last = map.getResult(index);
    for (auto [operand, value] : llvm::enumerate(operands))
      if (value == loop.getInductionVar() && operand < map.getNumDims())
        last = last.replace(
            mlir::getAffineDimExpr(operand, map.getContext()),
            mlir::getAffineConstantExpr(loop.getConstantUpperBound() - 1,
                                        map.getContext()));
    IndexRange range = rangeOf(last, operands.take_front(map.getNumDims()),
                               operands.drop_front(map.getNumDims()));
    return range.low && *range.low >= type.getDimSize(index) - 1;
  }
  // The bound must be the buffer's size, and the index the variable itself.
  auto dim = mlir::dyn_cast<mlir::AffineDimExpr>(map.getResult(index));
  if (!dim || operands[dim.getPosition()] != loop.getInductionVar() ||
      upper.getNumResults() != 1 || loop.getUpperBoundOperands().size() != 1 ||
      !mlir::isa<mlir::AffineDimExpr, mlir::AffineSymbolExpr>(
          upper.getResult(0)))
    return false;
  mlir::Value bound = loop.getUpperBoundOperands().front();
  if (auto size = bound.getDefiningOp<mlir::memref::DimOp>())
    return size.getSource() == access.memref &&
           mlir::getConstantIntValue(size.getIndex()) == int64_t(index);
  auto alloc = access.memref.getDefiningOp<mlir::memref::AllocOp>();
  return alloc &&
         alloc.getDynamicSizes()[type.getDynamicDimIndex(index)] == bound;
}

/// Whether the last vector may write elements that the loop does not.
static bool mayOverrun(const Candidate &candidate) {
  return llvm::any_of(candidate.accesses, [&](const Access &access) {
    return access.isStore &&
           llvm::any_of(indicesAlong(candidate.loop, access),
                        [&](unsigned index) {
                          return !endsWithBuffer(candidate.loop, access, index);
                        });
  });
}

/// Whether a vector may start at an index that is not a multiple of `lanes`,
/// along a dimension whose size is one: the pass marks each such access as in
/// bounds.
static bool startsBetweenVectors(const Candidate &candidate, int64_t lanes) {
  AffineForOp loop = candidate.loop;
  bool isAligned =
      loop.hasConstantLowerBound() && loop.getConstantLowerBound() % lanes == 0;
  return llvm::any_of(candidate.accesses, [&](const Access &access) {
    auto type = mlir::cast<mlir::MemRefType>(access.memref.getType());
    return llvm::any_of(indicesAlong(loop, access), [&](unsigned index) {
      bool isVariable = mlir::isa<mlir::AffineDimExpr>(
          access.places.getAffineMap().getResult(index));
      return !type.isDynamicDim(index) && type.getDimSize(index) % lanes == 0 &&
             !(isVariable && isAligned);
    });
  });
}

/// Whether some access touches elements that are not consecutive in consecutive
/// iterations.
static bool hasStridedAccess(const Candidate &candidate) {
  AffineForOp loop = candidate.loop;
  return llvm::any_of(candidate.accesses, [&](const Access &access) {
    llvm::SmallVector<unsigned> indices = indicesAlong(loop, access);
    mlir::AffineMap map = access.places.getAffineMap();
    // The pass ignores accesses of which several indices depend on the loop.
    if (indices.size() != 1)
      return false;
    return llvm::none_of(
        llvm::enumerate(access.places.getOperands()), [&](auto operand) {
          return operand.value() == loop.getInductionVar() &&
                 operand.index() < map.getNumDims() &&
                 isContiguous(
                     map.getResult(indices.front()),
                     mlir::getAffineDimExpr(operand.index(), map.getContext()),
                     map.getNumDims(), map.getNumSymbols());
        });
  });
}

/// Whether the induction variable is used as a value, not only as an index.
static bool usesVariableAsValue(AffineForOp loop) {
  return llvm::any_of(
      loop.getInductionVar().getUses(), [](mlir::OpOperand &use) {
        mlir::Operation *user = use.getOwner();
        // A store may use the variable as the index, as the value, or as both.
        if (auto store = mlir::dyn_cast<AffineWriteOpInterface>(user))
          return store.getValueToStore() == use.get();
        return !mlir::isa<AffineReadOpInterface, AffineApplyOp, AffineForOp,
                          AffineIfOp>(user);
      });
}

namespace {
/// A vector size that the pass is run with, and its predicates.
struct VectorSize {
  int64_t lanes;
  llvm::StringLiteral overruns, unaligned;
};
} // namespace

static constexpr VectorSize vectorSizes[] = {
    {2, "@affine.for-overruns-2", "@affine.for-unaligned-2"},
    {3, "@affine.for-overruns-3", "@affine.for-unaligned-3"},
    {4, "@affine.for-overruns-4", "@affine.for-unaligned-4"},
    {8, "@affine.for-overruns-8", "@affine.for-unaligned-8"},
};

static void noteLoop(mlir::Operation *op, PredicateSet &holds) {
  auto loop = mlir::cast<AffineForOp>(op);
  std::optional<Candidate> candidate = asCandidate(loop);
  if (!candidate)
    return;
  if (!loop.hasConstantLowerBound() && usesVariableAsValue(loop))
    holds.insert("@affine.for-moving-value");
  if (loop.getStepAsInt() != 1 && loop.getNumIterOperands() == 0 &&
      (usesVariableAsValue(loop) ||
       llvm::any_of(candidate->accesses, [&](const Access &access) {
         return !indicesAlong(loop, access).empty();
       })))
    holds.insert("@affine.for-step-access");
  if (hasStridedAccess(*candidate))
    holds.insert("@affine.for-strided-access");
  if (candidate->divides)
    holds.insert("@affine.for-divides");
  // A step of 0 passes verification, and is divided by (C46).
  std::optional<uint64_t> trips;
  if (loop.getStepAsInt() >= 1)
    trips = constantTripCount(loop);
  bool overruns = mayOverrun(*candidate);
  for (const VectorSize &size : vectorSizes) {
    if (trips && *trips % size.lanes == 0)
      continue;
    if (overruns)
      holds.insert(size.overruns);
    if (startsBetweenVectors(*candidate, size.lanes))
      holds.insert(size.unaligned);
  }
}

static void noteAccess(mlir::Operation *op, PredicateSet &holds) {
  auto load = mlir::dyn_cast<AffineLoadOp>(op);
  if (packsElements(load ? load.getMemRefType()
                         : mlir::cast<AffineStoreOp>(op).getMemRefType()))
    holds.insert("@affine-packs-elements");
}

std::vector<PredicateGroup> scion::affineVectorPredicates() {
  return {
      {{"affine.load", "affine.store"},
       {{"@affine-packs-elements",
         "an affine.load or affine.store of a buffer of integers that "
         "memory rounds up to more bits"}},
       noteAccess},
      {{"affine.for"},
       {{"@affine.for-moving-value",
         "an affine.for whose lower bound is not constant, and whose variable "
         "is used as a value"},
        {"@affine.for-step-access",
         "an affine.for with another step than 1, whose variable is an index "
         "or a value"},
        {"@affine.for-strided-access",
         "an affine.for that accesses other elements than consecutive ones"},
        {"@affine.for-divides", "an affine.for around a division of integers"},
        {"@affine.for-overruns-2",
         "an affine.for that stores along a buffer, whose trips are not known "
         "to be a multiple of 2, and which ends before the buffer does"},
        {"@affine.for-overruns-3", "likewise of 3"},
        {"@affine.for-overruns-4", "likewise of 4"},
        {"@affine.for-overruns-8", "likewise of 8"},
        {"@affine.for-unaligned-2",
         "an affine.for whose trips are not known to be a multiple of 2, with "
         "an access that need not start at a multiple of 2, along a dimension "
         "whose size is one"},
        {"@affine.for-unaligned-3", "likewise of 3"},
        {"@affine.for-unaligned-4", "likewise of 4"},
        {"@affine.for-unaligned-8", "likewise of 8"}},
       noteLoop},
  };
}
