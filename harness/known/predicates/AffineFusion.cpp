//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that affine-loop-fusion gets wrong. The pass fuses affine.for nests
// of one block: a nest computes the elements that it reads from a buffer which
// an earlier nest writes, and the earlier nest is erased if nothing else needs
// it.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/BufferOf.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <algorithm>
#include <cstdint>

using namespace mlir::affine;
using namespace scion;

namespace {
/// Where a load reads.
struct Place {
  mlir::Value memref;
  mlir::AffineMap map;
  llvm::SmallVector<mlir::Value, 4> operands;
  bool operator==(const Place &) const = default;
};

struct Nest {
  AffineForOp loop;
  llvm::SmallSetVector<mlir::Value, 4> read, written;
  bool calls = false;

  /// Buffers read by this nest, and by nests that may be fused into it.
  llvm::SmallSetVector<mlir::Value, 4> reached;
  llvm::SmallVector<Place, 4> places;

  explicit Nest(AffineForOp loop) : loop(loop) {
    loop.getBody()->walk([&](mlir::Operation *op) {
      if (auto load = mlir::dyn_cast<AffineReadOpInterface>(op)) {
        read.insert(load.getMemRef());
        add({load.getMemRef(),
             load.getAffineMap(),
             {load.getMapOperands().begin(), load.getMapOperands().end()}});
      } else if (auto store = mlir::dyn_cast<AffineWriteOpInterface>(op))
        written.insert(store.getMemRef());
      else
        calls |= mlir::isa<mlir::CallOpInterface>(op);
    });
    reached = read;
  }

  /// Adds the reads of `earlier`, as if it were fused into this nest.
  void take(const Nest &earlier) {
    reached.insert_range(earlier.reached);
    for (const Place &place : earlier.places)
      add(place);
  }

private:
  void add(const Place &place) {
    constexpr size_t manyPlaces = 64;
    if (places.size() < manyPlaces && !llvm::is_contained(places, place))
      places.push_back(place);
  }
};

using Values = llvm::SmallSetVector<mlir::Value, 4>;
} // namespace

static bool meet(const Values &one, const Values &other) {
  return llvm::any_of(one,
                      [&](mlir::Value value) { return other.contains(value); });
}

static unsigned countCommon(const Values &one, const Values &other) {
  return llvm::count_if(
      one, [&](mlir::Value value) { return other.contains(value); });
}

/// Whether anything other than the two nests may read the writes of the first.
static bool isSeenElsewhere(const Nest &earlier, const Nest &later) {
  return llvm::any_of(earlier.written, [&](mlir::Value buffer) {
    return !mlir::isa_and_nonnull<mlir::memref::AllocOp,
                                  mlir::memref::AllocaOp>(
               buffer.getDefiningOp()) ||
           llvm::any_of(buffer.getUsers(), [&](mlir::Operation *user) {
             return !mlir::isa<mlir::memref::DeallocOp>(user) &&
                    !earlier.loop->isAncestor(user) &&
                    !later.loop->isAncestor(user);
           });
  });
}

/// Notes the predicates of a pair of nests, of which `later` reads a buffer
/// that `earlier` writes, directly or through other nests.
static void notePair(const Nest &earlier, const Nest &later,
                     PredicateSet &holds) {
  if (!meet(earlier.written, later.reached))
    return;
  if (meet(later.written, earlier.read))
    holds.insert("@affine-overwrites");
  if (llvm::any_of(earlier.written, [&](mlir::Value buffer) {
        return earlier.read.contains(buffer) && later.reached.contains(buffer);
      }))
    holds.insert("@affine-updates");
  if (llvm::count_if(later.places,
                     [&](const Place &place) {
                       return earlier.written.contains(place.memref);
                     }) >= 2 &&
      isSeenElsewhere(earlier, later))
    holds.insert("@affine-reads-two-places");
  if (earlier.calls)
    holds.insert("@affine-calls-again");
}

/// Whether `later` reads two buffers that one nest writes, or two that may be
/// fused. `sources` are all nests that write a buffer which it reads, the last
/// one first.
static bool readsTwo(const Nest &later, llvm::ArrayRef<const Nest *> sources) {
  for (auto [number, source] : llvm::enumerate(sources)) {
    if (countCommon(source->written, later.read) >= 2)
      return true;
    for (const Nest *earlier : sources.drop_front(number + 1))
      if (meet(earlier->written, source->reached) &&
          llvm::any_of(earlier->written, [&](mlir::Value buffer) {
            return later.read.contains(buffer) &&
                   !source->written.contains(buffer);
          }))
        return true;
  }
  return false;
}

/// Notes the predicates of a block's nests at the first nest.
static void noteNests(mlir::Operation *op, PredicateSet &holds) {
  for (mlir::Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode())
    if (mlir::isa<AffineForOp>(before))
      return;
  auto loops = op->getBlock()->getOps<AffineForOp>();
  if (std::next(loops.begin()) == loops.end())
    return;
  std::vector<Nest> nests;
  for (AffineForOp loop : loops) {
    Nest later(loop);
    llvm::SmallVector<const Nest *> sources;
    for (const Nest &earlier : llvm::reverse(nests)) {
      if (meet(earlier.written, later.reached))
        later.take(earlier);
      if (meet(earlier.written, later.read))
        sources.push_back(&earlier);
    }
    for (const Nest &earlier : nests)
      notePair(earlier, later, holds);
    if (readsTwo(later, sources))
      holds.insert("@affine-hands-on-two");
    nests.push_back(std::move(later));
    // Compare all pairs, but only of this many nests, more than written
    // programs have.
    constexpr size_t manyNests = 64;
    if (nests.size() > manyNests)
      nests.erase(nests.begin());
  }
}

//===----------------------------------------------------------------------===//
// Other names of a buffer
//===----------------------------------------------------------------------===//

namespace {
/// The first and the last position of some ops in a block.
struct Span {
  size_t first = SIZE_MAX, last = 0;

  void add(size_t place) {
    first = std::min(first, place);
    last = std::max(last, place);
  }

  /// Whether there are two different positions, one in each span.
  bool differsFrom(const Span &other) const {
    return first != SIZE_MAX && other.first != SIZE_MAX &&
           (first != last || other.first != other.last || first != other.first);
  }
};

/// The accesses of a buffer by one name in a block.
struct NameUse {
  Span all, written, byNest, writtenByNest;

  /// Whether a nest by this name and another op by the other name access the
  /// buffer, and one of them writes.
  bool meets(const NameUse &other) const {
    return byNest.differsFrom(other.written) ||
           writtenByNest.differsFrom(other.all);
  }
};

using NamesOfBuffer = llvm::SmallMapVector<mlir::Value, NameUse, 2>;
} // namespace

static void addAccesses(mlir::Operation *op, size_t place, bool isNest,
                        llvm::MapVector<mlir::Value, NamesOfBuffer> &buffers) {
  // Views, sizes and the like have no effect.
  if (op->getNumRegions() != 0 || mlir::isMemoryEffectFree(op))
    return;
  auto effects = mlir::dyn_cast<mlir::MemoryEffectOpInterface>(op);
  for (mlir::Value operand : op->getOperands()) {
    if (!mlir::isa<mlir::BaseMemRefType>(operand.getType()))
      continue;
    NameUse &use = buffers[bufferOf(operand)][operand];
    bool writes =
        !mlir::isa<AffineReadOpInterface>(op) &&
        (!effects ||
         effects.getEffectOnValue<mlir::MemoryEffects::Write>(operand) ||
         effects.getEffectOnValue<mlir::MemoryEffects::Free>(operand));
    use.all.add(place);
    if (isNest)
      use.byNest.add(place);
    if (writes)
      use.written.add(place);
    if (writes && isNest)
      use.writtenByNest.add(place);
  }
}

/// Notes accesses by different names at the first nest of a block: the pass
/// finds only dependences between accesses by one name.
static void noteOtherNames(mlir::Operation *op, PredicateSet &holds) {
  mlir::Operation *last = op;
  for (mlir::Operation &other : *op->getBlock())
    if (mlir::isa<AffineForOp>(other)) {
      if (last == op && other.isBeforeInBlock(op))
        return;
      last = &other;
    }
  llvm::MapVector<mlir::Value, NamesOfBuffer> buffers;
  size_t place = 0;
  for (mlir::Operation *next = op;; next = next->getNextNode(), ++place) {
    bool isNest = mlir::isa<AffineForOp>(next);
    next->walk([&](mlir::Operation *inner) {
      addAccesses(inner, place, isNest, buffers);
    });
    if (next == last)
      break;
  }
  for (const auto &[buffer, names] : buffers)
    for (const auto &[name, use] : names)
      for (const auto &[otherName, other] : names)
        if (name != otherName && use.meets(other)) {
          holds.insert("@affine-fuses-past-view");
          return;
        }
}

std::vector<PredicateGroup> scion::affineFusionPredicates() {
  return {
      {{"affine.for"},
       {{"@affine-overwrites",
         "an affine.for nest that reads what a nest before it writes, and "
         "writes what that one reads"},
        {"@affine-updates",
         "a nest that reads and writes a buffer, which a later one reads"},
        {"@affine-reads-two-places",
         "a nest that reads what a nest before it writes, at two places or "
         "more, where others may see what that one writes"},
        {"@affine-calls-again",
         "a nest with a call, which writes what a later one reads"},
        {"@affine-hands-on-two",
         "a nest, or two of which one reads what the other writes, that write "
         "two buffers which a later nest reads"}},
       noteNests},
      {{"affine.for"},
       {{"@affine-fuses-past-view",
         "a nest and another op, from the first nest of their block to the "
         "last one, that access a buffer by two names, and one of them "
         "writes"}},
       noteOtherNames},
  };
}
