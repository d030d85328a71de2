//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted bugs in memory optimisations: removing a store that is not dead,
// freeing a buffer too early, sharing loads of different values, and ignoring
// aliases.
//
//===----------------------------------------------------------------------===//

#include "Planted.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

static void memrefOnly(DialectRegistry &registry) {
  registry.insert<memref::MemRefDialect>();
}

namespace {
/// Removes a store that the next store to the same element overwrites. Wrong:
/// compares only the last index.
template <bool wrong>
struct DropDeadStore : public OpRewritePattern<memref::StoreOp> {
  PLANTED_NAME("drop-dead-store")
  static void dependentDialects(DialectRegistry &r) { memrefOnly(r); }
  using OpRewritePattern<memref::StoreOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::StoreOp store,
                                PatternRewriter &rewriter) const override {
    for (Operation *op = store->getNextNode(); op; op = op->getNextNode()) {
      auto next = dyn_cast<memref::StoreOp>(op);
      if (next && next.getMemRef() == store.getMemRef() &&
          isSamePlace(store, next)) {
        rewriter.eraseOp(store);
        return success();
      }
      // An op that reads anything, leaves the block or may trap ends the
      // search.
      if (!next &&
          (!isMemoryEffectFree(op) || op->hasTrait<OpTrait::IsTerminator>() ||
           op->getNumRegions() != 0))
        return failure();
    }
    return failure();
  }

  static bool isSamePlace(memref::StoreOp a, memref::StoreOp b) {
    auto first = a.getIndices(), second = b.getIndices();
    if (wrong && !first.empty())
      return first.back() == second.back();
    return llvm::equal(first, second);
  }
};
} // namespace

/// The ancestor of `op` in `block`, which may be `op` itself; null if there is
/// none.
static Operation *ancestorIn(Block *block, Operation *op) {
  while (op && op->getBlock() != block)
    op = op->getParentOp();
  return op;
}

namespace {
/// Frees a buffer right after its last use. Wrong: forgets that a view of the
/// buffer uses it too.
template <bool wrong>
struct FreeEarly : public OpRewritePattern<memref::DeallocOp> {
  PLANTED_NAME("free-early")
  static void dependentDialects(DialectRegistry &r) { memrefOnly(r); }
  using OpRewritePattern<memref::DeallocOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::DeallocOp dealloc,
                                PatternRewriter &rewriter) const override {
    auto alloc = dealloc.getMemref().getDefiningOp<memref::AllocOp>();
    if (!alloc || alloc->getBlock() != dealloc->getBlock())
      return failure();
    Operation *last = alloc;
    SmallVector<Value> values = {alloc.getResult()};
    while (!values.empty()) {
      for (Operation *user : values.pop_back_val().getUsers()) {
        if (user == dealloc)
          continue;
        Operation *place = ancestorIn(alloc->getBlock(), user);
        if (!place)
          return failure();
        if (last->isBeforeInBlock(place))
          last = place;
        bool isView = isa<ViewLikeOpInterface>(user);
        if (wrong && isView)
          continue;
        if (isView)
          llvm::append_range(values, user->getResults());
        else if (!isa<memref::LoadOp, memref::StoreOp, memref::CopyOp>(user) ||
                 llvm::is_contained(
                     user->getOperands().take_front(isa<memref::StoreOp>(user)),
                     alloc.getResult()))
          return failure(); // the buffer may escape
      }
    }
    if (!last->isBeforeInBlock(dealloc) || last->getNextNode() == dealloc)
      return failure();
    rewriter.moveOpAfter(dealloc, last);
    return success();
  }
};

/// Replaces a second load of the same element by the first. Wrong: as writes in
/// between it checks only calls and stores to the same memref value, and misses
/// aliases, vector stores, copies, atomic updates and regions.
template <bool wrong>
struct ShareLoad : public OpRewritePattern<memref::LoadOp> {
  PLANTED_NAME("share-load")
  static void dependentDialects(DialectRegistry &r) { memrefOnly(r); }
  using OpRewritePattern<memref::LoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::LoadOp load,
                                PatternRewriter &rewriter) const override {
    for (Operation *op = load->getPrevNode(); op; op = op->getPrevNode()) {
      auto earlier = dyn_cast<memref::LoadOp>(op);
      if (earlier && earlier.getMemRef() == load.getMemRef() &&
          llvm::equal(earlier.getIndices(), load.getIndices())) {
        rewriter.replaceOp(load, earlier);
        return success();
      }
      if (earlier || isMemoryEffectFree(op) ||
          (wrong && !isa<CallOpInterface>(op) && !storesTo(op, load)))
        continue;
      return failure();
    }
    return failure();
  }

  static bool storesTo(Operation *op, memref::LoadOp load) {
    auto store = dyn_cast<memref::StoreOp>(op);
    return store && store.getMemRef() == load.getMemRef();
  }
};
} // namespace

static Value rootOf(Value memref) {
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>())
    memref = view.getViewSource();
  return memref;
}

/// Whether two memrefs certainly are different buffers.
static bool areDistinct(Value a, Value b) {
  Operation *first = rootOf(a).getDefiningOp(),
            *second = rootOf(b).getDefiningOp();
  return first && second && first != second &&
         isa<memref::AllocOp, memref::AllocaOp>(first) &&
         isa<memref::AllocOp, memref::AllocaOp>(second);
}

namespace {
/// Forwards the value of an earlier store to a load. Wrong: assumes that a
/// store in between to another memref value does not alias.
template <bool wrong>
struct ForwardStore : public OpRewritePattern<memref::LoadOp> {
  PLANTED_NAME("forward-store")
  static void dependentDialects(DialectRegistry &r) { memrefOnly(r); }
  using OpRewritePattern<memref::LoadOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::LoadOp load,
                                PatternRewriter &rewriter) const override {
    for (Operation *op = load->getPrevNode(); op; op = op->getPrevNode()) {
      if (auto store = dyn_cast<memref::StoreOp>(op)) {
        if (store.getMemRef() == load.getMemRef()) {
          if (!llvm::equal(store.getIndices(), load.getIndices()))
            return failure();
          rewriter.replaceOp(load, store.getValueToStore());
          return success();
        }
        if (!wrong && !areDistinct(store.getMemRef(), load.getMemRef()))
          return failure();
        continue;
      }
      if (!isa<memref::LoadOp>(op) && !isMemoryEffectFree(op))
        return failure();
    }
    return failure();
  }
};
} // namespace

void planted::registerMemory() {
  registerBoth<DropDeadStore>();
  registerBoth<FreeEarly>();
  registerBoth<ShareLoad>();
  registerBoth<ForwardStore>();
}
