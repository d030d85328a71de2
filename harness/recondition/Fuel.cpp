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
#include "llvm/ADT/SetVector.h"

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

/// One more value is carried, and looked at by the condition.
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

/// A new block of the region that leaves it with zeros; null if it cannot.
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

/// The header counts; who jumps back to it asks on the way.
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

//===----------------------------------------------------------------------===//
// Recursion
//===----------------------------------------------------------------------===//

namespace {
/// Who calls whom, directly.
class Calls {
public:
  explicit Calls(ModuleOp module) : module(module) {
    module.walk([&](func::ConstantOp constant) {
      if (auto function = dyn_cast_or_null<func::FuncOp>(
              SymbolTable::lookupSymbolIn(module, constant.getValueAttr())))
        hasOtherCallers.insert(function);
    });
  }

  /// What `function` can come to, itself only if it is called again.
  llvm::SetVector<Operation *> from(func::FuncOp function) {
    llvm::SetVector<Operation *> reached;
    collect(function, reached);
    for (size_t i = 0; i < reached.size(); ++i)
      collect(cast<func::FuncOp>(reached[i]), reached);
    return reached;
  }

  func::FuncOp callee(func::CallOp call) {
    return dyn_cast_or_null<func::FuncOp>(
        SymbolTable::lookupSymbolIn(module, call.getCalleeAttr().getAttr()));
  }

  llvm::DenseSet<Operation *> hasOtherCallers;

private:
  void collect(func::FuncOp function, llvm::SetVector<Operation *> &reached) {
    function.walk([&](func::CallOp call) {
      if (func::FuncOp next = callee(call); next && !next.isExternal())
        reached.insert(next);
    });
  }

  ModuleOp module;
};
} // namespace

/// Every function of the circle gets one more argument: how many of them are
/// under way. Those that come too deep return zeros at once.
static unsigned limitCircle(ArrayRef<func::FuncOp> circle, ModuleOp module,
                            Calls &calls, unsigned most) {
  auto isInCircle = [&](func::FuncOp function) {
    return llvm::is_contained(circle, function);
  };
  for (func::FuncOp function : circle)
    if (function.getSymName() == "main" ||
        calls.hasOtherCallers.contains(function))
      return 0;
  Type index = IndexType::get(module.getContext());
  for (func::FuncOp function : circle)
    (void)function.insertArgument(function.getNumArguments(), index, {},
                                  function.getLoc());
  module.walk([&](func::CallOp call) {
    if (!isInCircle(calls.callee(call)))
      return;
    OpBuilder builder(call);
    auto caller = call->getParentOfType<func::FuncOp>();
    call.getOperandsMutable().append(
        isInCircle(caller)
            ? oneMore(builder, call.getLoc(), caller.getArguments().back())
            : arith::ConstantIndexOp::create(builder, call.getLoc(), 0)
                  .getResult());
  });
  unsigned limited = 0;
  for (func::FuncOp function : circle) {
    Block *entry = &function.getBody().front();
    Block *end = makeEnd(function.getBody());
    if (!end)
      continue;
    Block *body = entry->splitBlock(entry->begin());
    OpBuilder builder = OpBuilder::atBlockEnd(entry);
    cf::CondBranchOp::create(
        builder, function.getLoc(),
        isBelow(builder, function.getLoc(), entry->getArguments().back(), most),
        body, ValueRange(), end, ValueRange());
    ++limited;
  }
  return limited;
}

/// An entry cannot take a counter: if the program calls it again, it becomes an
/// ordinary function with a new entry that calls it.
static void splitEntry(ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main || main.isExternal() || main.getNumArguments() != 0 ||
      main.getNumResults() != 0 || !Calls(module).from(main).contains(main))
    return;
  SymbolTable symbols(module);
  if (failed(symbols.renameToUnique(main, {})))
    return;
  main.setPrivate();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto entry = func::FuncOp::create(builder, main.getLoc(), "main",
                                    main.getFunctionType());
  builder.setInsertionPointToStart(entry.addEntryBlock());
  func::CallOp::create(builder, main.getLoc(), main, ValueRange());
  func::ReturnOp::create(builder, main.getLoc());
}

static unsigned limitRecursion(ModuleOp module, unsigned most) {
  splitEntry(module);
  Calls calls(module);
  llvm::DenseSet<Operation *> done;
  unsigned limited = 0;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal() || done.contains(function))
      continue;
    llvm::SetVector<Operation *> reached = calls.from(function);
    if (!reached.contains(function))
      continue;
    SmallVector<func::FuncOp> circle;
    for (Operation *other : reached)
      if (calls.from(cast<func::FuncOp>(other)).contains(function)) {
        circle.push_back(cast<func::FuncOp>(other));
        done.insert(other);
      }
    limited += limitCircle(circle, module, calls, most);
  }
  return limited;
}

unsigned scion::addFuel(ModuleOp module, const FuelLimits &limits) {
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
    limited += limitCycles(*region, limits.rounds);
  for (scf::WhileOp loop : loops)
    limitWhile(loop, limits.rounds);
  return limited + loops.size() + limitRecursion(module, limits.depth);
}
