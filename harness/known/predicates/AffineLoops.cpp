//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/compat/MlirVersions.h"
#include "harness/known/AffineBounds.h"
#include "harness/known/predicates/All.h"
#include "harness/known/predicates/IndexRange.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::affine;
using namespace scion;

/// Whether the access is in bounds, even if it is moved.
static bool isInBounds(AffineReadOpInterface load) {
  mlir::MemRefType type = load.getMemRefType();
  mlir::AffineMap map = load.getAffineMap();
  mlir::ValueRange operands = load.getMapOperands();
  if (!type.hasStaticShape() || type.getRank() != map.getNumResults())
    return false;
  return llvm::all_of(
      llvm::zip_equal(map.getResults(), type.getShape()), [&](auto pair) {
        IndexRange range =
            rangeOf(std::get<0>(pair), operands.take_front(map.getNumDims()),
                    operands.drop_front(map.getNumDims()));
        return range.low && *range.low >= 0 && range.high &&
               *range.high < std::get<1>(pair);
      });
}

namespace {
/// The ops that affine-loop-invariant-code-motion hoists out of a loop.
class Hoisting {
public:
  explicit Hoisting(AffineForOp loop) : loop(loop) {
    changing.insert(loop.getInductionVar());
    changing.insert_range(loop.getRegionIterArgs());
    loop.getBody()->walk([&](mlir::Operation *op) {
      if (auto load = mlir::dyn_cast<AffineReadOpInterface>(op))
        ++accesses[load.getMemRef()];
      if (auto store = mlir::dyn_cast<AffineWriteOpInterface>(op)) {
        ++accesses[store.getMemRef()];
        written.insert(store.getMemRef());
      }
    });
  }

  /// Whether a hoisted op does harm if the loop has no trips: a store, or an op
  /// that may trap.
  bool doesHarm() { return doesHarm(*loop.getBody()); }

private:
  bool doesHarm(mlir::Block &block) {
    for (mlir::Operation &op : block.without_terminator()) {
      bool isKept = llvm::any_of(op.getOperands(), [&](mlir::Value operand) {
        return changing.contains(operand);
      });
      if (mlir::isa<AffineForOp, AffineIfOp, AffineParallelOp>(op)) {
        for (mlir::Region &region : op.getRegions())
          for (mlir::Block &inner : region)
            if (doesHarm(inner))
              return true;
      } else if (auto store = mlir::dyn_cast<AffineWriteOpInterface>(op)) {
        if (!isKept && accesses[store.getMemRef()] == 1)
          return true;
      } else if (auto load = mlir::dyn_cast<AffineReadOpInterface>(op)) {
        isKept |= written.contains(load.getMemRef());
        if (!isKept && !isInBounds(load))
          return true;
      } else if (!mlir::isMemoryEffectFree(&op)) {
        isKept = true;
      } else if (!isKept && !mlir::isSpeculatable(&op)) {
        return true;
      }
      if (isKept)
        changing.insert_range(op.getResults());
    }
    return false;
  }

  AffineForOp loop;
  llvm::DenseSet<mlir::Value> changing, written;
  llvm::DenseMap<mlir::Value, unsigned> accesses;
};
} // namespace

static void noteLoop(mlir::Operation *op, PredicateSet &holds) {
  auto loop = mlir::cast<AffineForOp>(op);
  if (!loop.hasConstantBounds())
    holds.insert("@affine.for-unknown-bounds");
  if (hasMiscountedOperands(loop)) {
    holds.insert("@affine.for-miscounted-operands");
    return; // other predicates need the operands
  }
  if (loop.getNumIterOperands() >= 2)
    holds.insert("@affine.for-carries-2");
  if (llvm::is_contained(loop.getBody()->getTerminator()->getOperands(),
                         loop.getInductionVar()))
    holds.insert("@affine.for-yields-variable");
}

/// Notes the predicates of loops that may run, with the arguments of all calls.
static void noteTurns(mlir::Operation *op, PredicateSet &holds) {
  walkRunning<AffineForOp>(
      mlir::cast<mlir::ModuleOp>(op), [&](AffineForOp loop, CallSites &sites) {
        if (!loop.hasConstantBounds() && mayRunBackwards(loop, &sites))
          holds.insert("@affine.for-backwards");
        if (mayRunBackwards(loop, &sites) && holdsAnotherBackwards(loop, sites))
          holds.insert("@affine.for-backwards-nest");
        if (mayHaveNoTrips(loop, &sites) && Hoisting(loop).doesHarm())
          holds.insert("@affine.for-hoists");
      });
}

std::vector<PredicateGroup> scion::affineLoopPredicates() {
  return {
      {{"affine.for"},
       {{"@affine.for-unknown-bounds",
         "an affine.for with a bound that is not constant"},
        {"@affine.for-miscounted-operands",
         "an affine.for with a bound that has not as many operands as its map "
         "has inputs"},
        {"@affine.for-carries-2",
         "an affine.for that carries two values or more"},
        {"@affine.for-yields-variable",
         "an affine.for that carries its own variable to the next turn"}},
       noteLoop},
      {{"builtin.module"},
       {{"@affine.for-backwards",
         "an affine.for that may run, and whose upper bound is not constant "
         "and may lie below the lower one"},
        {"@affine.for-backwards-nest",
         "an affine.for that may run backwards, and perfectly nests another "
         "such"},
        {"@affine.for-hoists",
         "an affine.for that may be reached and have no turn, with a store, a "
         "division or another op that may trap, which does not depend on the "
         "turn"}},
       noteTurns},
  };
}
