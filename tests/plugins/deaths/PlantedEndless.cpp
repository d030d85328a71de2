//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted damage in what the program does: it does not end, takes memory
// without end or more than there is, or stores where nothing is.
//
//===----------------------------------------------------------------------===//

#include "PlantedDeaths.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace planted;

static void loopDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, scf::SCFDialect>();
}

/// Converts an scf.for to an scf.while. Wrong: does not increment the counter,
/// so that the condition never changes.
static void makeWhile(scf::ForOp loop, bool wrong, PatternRewriter &rewriter) {
  Location loc = loop.getLoc();
  SmallVector<Value> initial = {loop.getLowerBound()};
  llvm::append_range(initial, loop.getInitArgs());
  auto whileOp = scf::WhileOp::create(
      rewriter, loc, ValueRange(initial).getTypes(), initial,
      [&](OpBuilder &builder, Location loc, ValueRange carried) {
        Value more = arith::CmpIOp::create(
            builder, loc,
            loop.getUnsignedCmp() ? arith::CmpIPredicate::ult
                                  : arith::CmpIPredicate::slt,
            carried.front(), loop.getUpperBound());
        scf::ConditionOp::create(builder, loc, more, carried);
      },
      [&](OpBuilder &, Location, ValueRange) {});
  Block *body = whileOp.getAfterBody();
  rewriter.inlineBlockBefore(loop.getBody(), body, body->end(),
                             body->getArguments());
  auto yield = cast<scf::YieldOp>(body->getTerminator());
  rewriter.setInsertionPoint(yield);
  Value counter = body->getArgument(0);
  SmallVector<Value> next = {counter};
  if (!wrong)
    next.front() =
        arith::AddIOp::create(rewriter, loc, counter, loop.getStep());
  llvm::append_range(next, yield.getResults());
  rewriter.replaceOpWithNewOp<scf::YieldOp>(yield, next);
  rewriter.replaceOp(loop, whileOp.getResults().drop_front());
}

namespace {
/// A loop to a bound that arithmetic computes becomes an scf.while. Wrong: it
/// never ends if it is entered; what it reads and writes is in bounds.
template <bool wrong>
struct EndlessLoop : public OpRewritePattern<scf::ForOp> {
  PLANTED_NAME("endless-loop")
  static void dependentDialects(DialectRegistry &r) { loopDialects(r); }
  using OpRewritePattern<scf::ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp loop,
                                PatternRewriter &rewriter) const override {
    Operation *bound = loop.getUpperBound().getDefiningOp();
    if (!bound || isa<arith::ConstantOp>(bound) ||
        !isa<arith::ArithDialect>(bound->getDialect()))
      return failure();
    makeWhile(loop, wrong, rewriter);
    return success();
  }
};

/// A loop whose body allocates and frees becomes an scf.while. Wrong: it never
/// ends, and frees nothing.
template <bool wrong>
struct EndlessAllocation : public OpRewritePattern<scf::ForOp> {
  PLANTED_NAME("endless-allocation")
  static void dependentDialects(DialectRegistry &r) { loopDialects(r); }
  using OpRewritePattern<scf::ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp loop,
                                PatternRewriter &rewriter) const override {
    SmallVector<memref::DeallocOp> deallocs;
    for (auto dealloc : loop.getBody()->getOps<memref::DeallocOp>()) {
      auto alloc = dealloc.getMemref().getDefiningOp<memref::AllocOp>();
      if (alloc && alloc->getBlock() == loop.getBody())
        deallocs.push_back(dealloc);
    }
    if (deallocs.empty())
      return failure();
    for (memref::DeallocOp dealloc : deallocs)
      if (wrong)
        rewriter.eraseOp(dealloc);
    makeWhile(loop, wrong, rewriter);
    return success();
  }
};

/// A dynamic size is made non-negative first. Wrong: made at least 2^60.
template <bool wrong>
struct HugeAllocation : public OpRewritePattern<memref::AllocOp> {
  PLANTED_NAME("huge-allocation")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  using OpRewritePattern<memref::AllocOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::AllocOp alloc,
                                PatternRewriter &rewriter) const override {
    if (alloc.getDynamicSizes().empty())
      return failure();
    Value least = arith::ConstantIndexOp::create(rewriter, alloc.getLoc(),
                                                 wrong ? int64_t(1) << 60 : 0);
    Value size = arith::MaxSIOp::create(rewriter, alloc.getLoc(),
                                        alloc.getDynamicSizes().front(), least);
    rewriter.modifyOpInPlace(
        alloc, [&] { alloc.getDynamicSizesMutable()[0].set(size); });
    return success();
  }
};

/// A store gets an offset of its own, 0. Wrong: 2^40, where nothing is mapped.
template <bool wrong>
struct TrapEverywhere : public OpRewritePattern<memref::StoreOp> {
  PLANTED_NAME("trap-everywhere")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  using OpRewritePattern<memref::StoreOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::StoreOp store,
                                PatternRewriter &rewriter) const override {
    if (store.getIndices().empty())
      return failure();
    Value offset = arith::ConstantIndexOp::create(rewriter, store.getLoc(),
                                                  wrong ? int64_t(1) << 40 : 0);
    Value index = arith::AddIOp::create(rewriter, store.getLoc(),
                                        store.getIndices().front(), offset);
    rewriter.modifyOpInPlace(store,
                             [&] { store.getIndicesMutable()[0].set(index); });
    return success();
  }
};
} // namespace

void planted::registerEndless() {
  registerBoth<EndlessLoop>();
  registerBoth<EndlessAllocation>();
  registerBoth<HugeAllocation>();
  registerBoth<TrapEverywhere>();
}
