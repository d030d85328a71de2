//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Fuel.h.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Fuel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"

using namespace mlir;
using namespace scion;

/// Whether a counter is below `most`.
static Value isBelow(OpBuilder &builder, Location loc, Value counter,
                     unsigned most) {
  return arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, counter,
      arith::ConstantIndexOp::create(builder, loc, most));
}

static Value oneMore(OpBuilder &builder, Location loc, Value counter) {
  return arith::AddIOp::create(builder, loc, counter,
                               arith::ConstantIndexOp::create(builder, loc, 1));
}

//===----------------------------------------------------------------------===//
// scf.while
//===----------------------------------------------------------------------===//

/// Adds a counter to the carried values, which the condition checks.
static void limitWhile(scf::WhileOp loop, unsigned most) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Type index = builder.getIndexType();
  SmallVector<Value> inits(loop.getInits());
  inits.push_back(arith::ConstantIndexOp::create(builder, loc, 0));
  SmallVector<Type> types(loop.getResultTypes());
  types.push_back(index);
  auto limited = scf::WhileOp::create(builder, loc, types, inits);
  limited.getBefore().takeBody(loop.getBefore());
  limited.getAfter().takeBody(loop.getAfter());
  Value tested = limited.getBefore().addArgument(index, loc);
  Value carried = limited.getAfter().addArgument(index, loc);
  scf::ConditionOp condition = limited.getConditionOp();
  builder.setInsertionPoint(condition);
  condition.getConditionMutable().assign(
      arith::AndIOp::create(builder, loc, condition.getCondition(),
                            isBelow(builder, loc, tested, most)));
  condition.getArgsMutable().append(oneMore(builder, loc, tested));
  limited.getYieldOp().getResultsMutable().append(carried);
  loop.replaceAllUsesWith(limited.getResults().drop_back());
  loop.erase();
}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

/// Zeros of these types at the end of `block`; false if one has none.
static bool makeZeros(Block *block, Location loc, TypeRange types,
                      SmallVectorImpl<Value> &zeros) {
  OpBuilder builder = OpBuilder::atBlockEnd(block);
  for (Type type : types) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (isa<MemRefType>(type) ||
        (shaped && (!shaped.hasRank() || !shaped.hasStaticShape())))
      return false;
    TypedAttr zero = builder.getZeroAttr(type);
    if (!zero)
      return false;
    zeros.push_back(arith::ConstantOp::create(builder, loc, zero));
  }
  return true;
}

/// Makes a block that leaves the region with zeros; null if that is impossible.
static Block *makeEnd(Region &region) {
  Operation *parent = region.getParentOp();
  auto function = dyn_cast<func::FuncOp>(parent);
  if (!function && !isa<scf::ExecuteRegionOp>(parent))
    return nullptr;
  Location loc = parent->getLoc();
  Block *end = new Block();
  region.push_back(end);
  SmallVector<Value> zeros;
  if (!makeZeros(end, loc,
                 function ? TypeRange(function.getResultTypes())
                          : TypeRange(parent->getResultTypes()),
                 zeros)) {
    end->erase();
    return nullptr;
  }
  OpBuilder builder = OpBuilder::atBlockEnd(end);
  if (function)
    func::ReturnOp::create(builder, loc, zeros);
  else
    scf::YieldOp::create(builder, loc, zeros);
  return end;
}

//===----------------------------------------------------------------------===//
// Cycles of blocks
//===----------------------------------------------------------------------===//

namespace {
/// A jump: a successor of a terminator.
struct Edge {
  BranchOpInterface branch;
  unsigned successor;
};

/// A block, and the jumps to it that it dominates.
struct Cycle {
  Block *header;
  SmallVector<Edge> back, forward;
};
} // namespace

static SmallVector<Cycle> cyclesOf(Region &region, DominanceInfo &dominance) {
  SmallVector<Cycle> cycles;
  for (Block &header : region) {
    Cycle cycle{&header, {}, {}};
    bool canBeLimited = true;
    for (auto it = header.pred_begin(); it != header.pred_end(); ++it) {
      Edge edge{dyn_cast<BranchOpInterface>((*it)->getTerminator()),
                it.getSuccessorIndex()};
      canBeLimited &= bool(edge.branch);
      (dominance.dominates(&header, *it) ? cycle.back : cycle.forward)
          .push_back(edge);
    }
    if (canBeLimited && !cycle.back.empty())
      cycles.push_back(std::move(cycle));
  }
  return cycles;
}

/// The header holds the counter; each back edge increments and checks it.
static void limitCycle(const Cycle &cycle, Block *end, unsigned most) {
  Region &region = *cycle.header->getParent();
  Location loc = region.getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(&region.front());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<Type> types(cycle.header->getArgumentTypes());
  Value rounds = cycle.header->addArgument(builder.getIndexType(), loc);
  for (Edge edge : cycle.forward)
    edge.branch.getSuccessorOperands(edge.successor).append(zero);
  for (Edge edge : cycle.back) {
    Block *asks = builder.createBlock(cycle.header, types,
                                      SmallVector<Location>(types.size(), loc));
    edge.branch->setSuccessor(asks, edge.successor);
    SmallVector<Value> arguments(asks->getArguments());
    arguments.push_back(oneMore(builder, loc, rounds));
    cf::CondBranchOp::create(builder, loc, isBelow(builder, loc, rounds, most),
                             cycle.header, arguments, end, ValueRange());
  }
}

static unsigned limitCycles(Region &region, unsigned most) {
  DominanceInfo dominance(region.getParentOp());
  SmallVector<Cycle> cycles = cyclesOf(region, dominance);
  if (cycles.empty())
    return 0;
  Block *end = makeEnd(region);
  if (!end)
    return 0;
  for (const Cycle &cycle : cycles)
    limitCycle(cycle, end, most);
  return cycles.size();
}

unsigned scion::addFuel(ModuleOp module, unsigned rounds) {
  unsigned limited = 0;
  SmallVector<scf::WhileOp> loops;
  SmallVector<Region *> regions;
  module.walk([&](Operation *op) {
    if (auto loop = dyn_cast<scf::WhileOp>(op))
      loops.push_back(loop);
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock())
        regions.push_back(&region);
  });
  for (Region *region : regions)
    limited += limitCycles(*region, rounds);
  for (scf::WhileOp loop : loops)
    limitWhile(loop, rounds);
  return limited + loops.size();
}
