//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that affine-loop-unroll-jam transforms. The pass takes the loop
// nest at the beginning of a function, and interleaves iterations of the
// outermost loop. It checks that inner bounds do not depend on that loop, but
// not that dependences allow the change. This is decided here, conservatively.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/BufferOf.h"
#include "harness/known/predicates/CallSites.h"
#include "harness/known/predicates/IndexRange.h"
#include "harness/known/predicates/LinearIndex.h"

#include "mlir/Dialect/Affine/Analysis/AffineAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/IR/AffineValueMap.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

#include <optional>

using namespace mlir::affine;
using namespace scion;

namespace {
/// One affine access, its indices in terms of loop variables.
struct Access {
  mlir::Operation *op;
  AffineValueMap places;
};

/// The accesses of one memref in a nest.
struct Buffer {
  std::vector<Access> accesses;
  bool isWritten = false;

  /// Whether ops access the buffer whose indices are not analysed.
  bool isAccessedAnyhow = false;

  /// The number of last dimensions that a vector access may extend along.
  unsigned vectorRank = 0;
};
} // namespace

/// Whether all accesses have the same linear index of the variable in some
/// dimension, so that each iteration of its loop touches elements of its own.
static bool isApartBy(const Buffer &buffer, mlir::Value variable) {
  const AffineValueMap &first = buffer.accesses.front().places;
  for (unsigned i = 0; i + buffer.vectorRank < first.getNumResults(); ++i) {
    std::optional<LinearIndex> linear =
        asLinearIndex(first.getAffineMap().getResult(i), first);
    if (linear && linear->variable == variable &&
        llvm::all_of(buffer.accesses, [&](const Access &access) {
          return asLinearIndex(access.places.getAffineMap().getResult(i),
                               access.places) == linear;
        }))
      return true;
  }
  return false;
}

/// Whether only one iteration of the inner loops touches an element, with ops
/// that stay together. For each element, iterations of the outermost loop then
/// keep their order.
static bool isKeptInOrder(const Buffer &buffer, AffineForOp nest) {
  const Access &first = buffer.accesses.front();
  mlir::Block *block = first.op->getBlock();
  if (!block->getOps<AffineForOp>().empty())
    return false;
  for (const Access &access : buffer.accesses)
    if (access.op->getBlock() != block ||
        access.places.getAffineMap() != first.places.getAffineMap() ||
        access.places.getOperands() != first.places.getOperands())
      return false;
  mlir::Operation *loop = block->getParentOp();
  for (; loop != nest; loop = loop->getParentOp()) {
    auto inner = mlir::dyn_cast<AffineForOp>(loop);
    if (!inner || !isApartBy(buffer, inner.getInductionVar()))
      return false;
  }
  return true;
}

/// The op that makes a buffer of its own, or names a global; else null.
static mlir::Operation *ownerOf(mlir::Value memref) {
  mlir::Operation *owner = bufferOf(memref).getDefiningOp();
  return mlir::isa_and_nonnull<mlir::memref::AllocOp, mlir::memref::AllocaOp,
                               mlir::memref::GetGlobalOp>(owner)
             ? owner
             : nullptr;
}

static bool areDistinct(mlir::Value first, mlir::Value second) {
  mlir::Operation *one = ownerOf(first), *other = ownerOf(second);
  if (!one || !other || one == other)
    return false;
  auto global = mlir::dyn_cast<mlir::memref::GetGlobalOp>(one);
  auto otherGlobal = mlir::dyn_cast<mlir::memref::GetGlobalOp>(other);
  return !global || !otherGlobal || global.getName() != otherGlobal.getName();
}

/// Whether two buffers, one of them written, are the same as far as is known.
static bool mayOverlap(mlir::func::FuncOp function, CallSites &sites,
                       const llvm::MapVector<mlir::Value, Buffer> &buffers) {
  if (llvm::none_of(buffers,
                    [](const auto &entry) { return entry.second.isWritten; }))
    return false;
  // No op precedes the nest: buffers are arguments, or created in it.
  auto isArgument = [&](const auto &entry) {
    auto argument = mlir::dyn_cast<mlir::BlockArgument>(entry.first);
    return argument && argument.getOwner() == &function.front();
  };
  if (!llvm::all_of(buffers, isArgument))
    return true;
  if (buffers.size() < 2)
    return false;
  std::optional<llvm::ArrayRef<mlir::Operation *>> all = sites.of(function);
  if (!all)
    return true;
  for (mlir::Operation *user : *all) {
    auto call = mlir::dyn_cast<mlir::func::CallOp>(user);
    if (!call)
      return true;
    auto given = [&](mlir::Value argument) {
      return call.getOperand(
          mlir::cast<mlir::BlockArgument>(argument).getArgNumber());
    };
    for (const auto &[written, accesses] : buffers)
      for (const auto &[other, otherAccesses] : buffers)
        if (accesses.isWritten && written != other &&
            !areDistinct(given(written), given(other)))
          return true;
  }
  return false;
}

/// Whether dependences may forbid to interleave iterations of the nest.
static bool mayDepend(mlir::func::FuncOp function, CallSites &sites,
                      AffineForOp nest) {
  llvm::MapVector<mlir::Value, Buffer> buffers;
  bool isOpaque = false;
  nest.getBody()->walk([&](mlir::Operation *op) {
    if (auto load = mlir::dyn_cast<mlir::memref::LoadOp>(op)) {
      buffers[load.getMemRef()].isAccessedAnyhow = true;
      return;
    }
    bool isWrite = mlir::isa<AffineWriteOpInterface>(op);
    if (!isWrite && !mlir::isa<AffineReadOpInterface>(op)) {
      isOpaque |= !op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>() &&
                  !mlir::isMemoryEffectFree(op);
      return;
    }
    MemRefAccess access(op);
    Buffer &buffer = buffers[access.memref];
    buffer.isWritten |= isWrite;
    // A vector access extends beyond its first element.
    if (auto load = mlir::dyn_cast<AffineVectorLoadOp>(op))
      buffer.vectorRank =
          std::max<unsigned>(buffer.vectorRank, load.getVectorType().getRank());
    if (auto store = mlir::dyn_cast<AffineVectorStoreOp>(op))
      buffer.vectorRank = std::max<unsigned>(buffer.vectorRank,
                                             store.getVectorType().getRank());
    AffineValueMap &places =
        buffer.accesses.emplace_back(Access{op, {}}).places;
    access.getAccessMap(&places);
    places.reset(withoutIdleParts(places.getAffineMap(), places.getOperands()),
                 llvm::SmallVector<mlir::Value>(places.getOperands()));
  });
  if (isOpaque || mayOverlap(function, sites, buffers))
    return true;
  return llvm::any_of(buffers, [&](const auto &entry) {
    const Buffer &buffer = entry.second;
    if (!buffer.isWritten)
      return false;
    return buffer.isAccessedAnyhow ||
           (!isApartBy(buffer, nest.getInductionVar()) &&
            !isKeptInOrder(buffer, nest));
  });
}

/// Whether the pass changes the nest: it ignores nests whose inner bounds
/// depend on the outer loop.
static bool isJammed(AffineForOp nest) {
  if (nest.getBody()->without_terminator().empty())
    return false;
  return !nest->walk([&](AffineForOp loop) {
                return llvm::all_of(loop.getControlOperands(),
                                    [&](mlir::Value operand) {
                                      return nest.isDefinedOutsideOfLoop(
                                          operand);
                                    })
                           ? mlir::WalkResult::advance()
                           : mlir::WalkResult::interrupt();
              })
              .wasInterrupted();
}

static void noteFunction(mlir::func::FuncOp function, CallSites &sites,
                         PredicateSet &holds) {
  if (function.isExternal())
    return;
  auto nest = mlir::dyn_cast<AffineForOp>(function.front().front());
  if (!nest || !isJammed(nest))
    return;
  holds.insert("@affine-jam");
  if (!sites.mayRun(function))
    return;
  if (!nest.hasConstantBounds() && mayRunBackwards(nest, &sites))
    holds.insert("@affine-jam-backwards");
  if (nest.getNumIterOperands() != 0)
    holds.insert("@affine-jam-carries");
  if (mayDepend(function, sites, nest))
    holds.insert("@affine-jam-depends");
}

static void noteModule(mlir::Operation *op, PredicateSet &holds) {
  auto module = mlir::cast<mlir::ModuleOp>(op);
  CallSites sites(module);
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *inner) {
    if (inner != op && mlir::isa<mlir::ModuleOp>(inner))
      return mlir::WalkResult::skip(); // a root of its own
    if (auto function = mlir::dyn_cast<mlir::func::FuncOp>(inner)) {
      noteFunction(function, sites, holds);
      return mlir::WalkResult::skip();
    }
    return mlir::WalkResult::advance();
  });
}

std::vector<PredicateGroup> scion::affineJamPredicates() {
  return {
      {{"builtin.module"},
       {{"@affine-jam", "a function that begins with an affine.for nest, the "
                        "inner bounds of which do not depend on the outermost"},
        {"@affine-jam-backwards",
         "one of which the outermost loop has an upper bound that may lie "
         "below the lower one"},
        {"@affine-jam-carries",
         "one of which the outermost loop carries a value"},
        {"@affine-jam-depends",
         "one whose turns may touch the same element, or have other effects"}},
       noteModule},
  };
}
