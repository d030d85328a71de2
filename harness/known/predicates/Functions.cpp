//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions, calls and returns, branches between blocks, symbols, and unknown
// ops.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;

//===----------------------------------------------------------------------===//
// Calls and returns
//===----------------------------------------------------------------------===//

/// Whether there are calls in the function, or ops with regions (C4).
static bool hasCallsOrRegions(FunctionOpInterface function) {
  return function.getFunctionBody()
      .walk([](Operation *op) {
        return op->getNumRegions() != 0 || isa<CallOpInterface>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

static void noteModule(Operation *module, PredicateSet &holds) {
  SmallVector<FunctionOpInterface> candidates;
  SmallVector<StringRef> visible; // and with arguments
  for (auto function : cast<ModuleOp>(module).getOps<func::FuncOp>())
    if (function.isExternal())
      continue;
    else if (function.isPrivate())
      candidates.push_back(function);
    else if (function.getNumArguments() != 0)
      visible.push_back(function.getSymName());
  // The visibility of these functions does not matter.
  for (auto function : cast<ModuleOp>(module).getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal()) {
      if (function.isPrivate())
        candidates.push_back(function);
      if (function.getNumArguments() != 0)
        visible.push_back(function.getSymName());
    }
  if (candidates.empty() && visible.empty())
    return;
  llvm::DenseSet<StringRef> called;
  module->walk([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op))
      called.insert(call.getCallee());
    else if (auto call = dyn_cast<LLVM::CallOp>(op); call && call.getCallee())
      called.insert(*call.getCallee());
  });
  if (llvm::any_of(candidates, [&](FunctionOpInterface function) {
        return !called.contains(function.getName()) &&
               hasCallsOrRegions(function);
      }))
    holds.insert("@calls-in-uncalled");
  if (llvm::any_of(visible,
                   [&](StringRef name) { return called.contains(name); }))
    holds.insert("@calls-visible"); // I98
}

static void noteFunction(Operation *op, PredicateSet &holds) {
  auto function = cast<func::FuncOp>(op);
  if (llvm::any_of(function.getResultTypes(), llvm::IsaPred<BaseMemRefType>))
    holds.insert("@returns-buffer");
  for (Block &block : function.getBody())
    if (block.getNumSuccessors() >= 2 &&
        !isa<cf::CondBranchOp, cf::SwitchOp>(block.getTerminator()))
      holds.insert("@branches-of-others");
}

/// Whether the memref may be known elsewhere, because it is not a new buffer.
static bool isNoFreshBuffer(Value value) {
  return isa<BaseMemRefType>(value.getType()) &&
         !value.getDefiningOp<memref::AllocOp>();
}

static void noteReturn(Operation *op, PredicateSet &holds) {
  if (llvm::any_of(op->getOperands(), isNoFreshBuffer))
    holds.insert("@returns-alias");
}

/// Notes a loop with an argument of its private function as an init that is
/// unused or one of several, or as a value passed to the next iteration.
static void noteLoop(Operation *op, PredicateSet &holds) {
  auto isPrivateArgument = [](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || !argument.getOwner()->isEntryBlock())
      return false;
    auto function =
        dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
    return function && !function.isPublic();
  };
  auto inits = cast<RegionBranchOpInterface>(op).getEntrySuccessorOperands(
      RegionSuccessor(&op->getRegion(0)));
  bool goesOn = llvm::any_of(op->getRegions(), [&](Region &region) {
    return !region.empty() &&
           llvm::any_of(region.front().getTerminator()->getOperands(),
                        isPrivateArgument);
  });
  // The last arguments of the body correspond to the inits.
  auto places = op->getRegion(0).getArguments().take_back(inits.size());
  bool isUnread = llvm::any_of(llvm::zip(inits, places), [&](auto pair) {
    auto [init, place] = pair;
    return isPrivateArgument(init) && place.use_empty();
  });
  bool begins = llvm::any_of(inits, isPrivateArgument);
  if (goesOn || (begins && (isUnread || op->use_empty() || inits.size() >= 2)))
    holds.insert("@loop-carries-argument");
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Whether the block is reachable from the entry.
static bool isReached(Block *block) {
  Block *entry = &block->getParent()->front();
  // First follow single predecessors, which is enough in most cases. The number
  // of steps is limited, because unreachable blocks may form a cycle.
  for (unsigned steps = 0; steps < 32; ++steps) {
    if (block == entry)
      return true;
    if (block->hasNoPredecessors())
      return false;
    Block *only = block->getSinglePredecessor();
    if (!only)
      break;
    block = only;
  }
  return llvm::is_contained(llvm::inverse_depth_first(block), entry);
}

/// Notes a branch on a constant condition.
static void noteConstantBranch(Operation *op, PredicateSet &holds) {
  if (matchPattern(cast<cf::CondBranchOp>(op).getCondition(), m_Constant()))
    holds.insert("@cf.cond_br-constant");
}

/// Merging an unreachable loop's blocks makes values operands of themselves,
/// and folding these does not end. Operands are checked first, because loops
/// unrolled to some thousand blocks took ten times as long without that.
static void noteBranch(Operation *op, PredicateSet &holds) {
  auto branch = cast<cf::BranchOp>(op);
  if (!branch.getDestOperands().empty() &&
      branch.getDest()->getSinglePredecessor() && !isReached(op->getBlock()))
    holds.insert("@cf.br-cut-off");
}

//===----------------------------------------------------------------------===//
// Symbols and unknown ops
//===----------------------------------------------------------------------===//

template <typename SymbolOp>
static bool isMergedWhenLinked(SymbolOp op) {
  return op.getLinkage() == LLVM::Linkage::Linkonce ||
         op.getLinkage() == LLVM::Linkage::LinkonceODR;
}

static void noteLinkage(Operation *op, PredicateSet &holds) {
  auto note = [&](auto symbol) {
    if (symbol && isMergedWhenLinked(symbol) && !symbol.getComdat())
      holds.insert("@linkonce");
    if (symbol && (symbol.getLinkage() == LLVM::Linkage::Private ||
                   symbol.getLinkage() == LLVM::Linkage::Internal))
      holds.insert("@llvm-local");
  };
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
    note(function);
  else
    note(cast<LLVM::GlobalOp>(op));
}

static void noteAny(Operation *op, PredicateSet &holds) {
  if (!op->getName().isRegistered() && !op->getDialect()) {
    holds.insert("@unregistered");
    if (op->getNumRegions() != 0)
      holds.insert("@unregistered-regions");
  }
}

std::vector<PredicateGroup> scion::functionPredicates() {
  return {
      {{"builtin.module"},
       {{"@calls-in-uncalled",
         "a private func.func or llvm.func that no call names, with calls or "
         "ops with regions in it"},
        {"@calls-visible", "a func.func that others may call too, or an "
                           "llvm.func, that is called "
                           "here, with arguments and a body"}},
       noteModule},
      {{"func.func"},
       {{"@returns-buffer", "a func.func with a memref among its results"},
        {"@branches-of-others",
         "a func.func with a branch to one of several blocks that is none of "
         "cf"}},
       noteFunction},
      {{"func.return"},
       {{"@returns-alias",
         "a func.return of a memref that is no memref.alloc"}},
       noteReturn},
      {{"scf.for", "scf.while", "affine.for"},
       {{"@loop-carries-argument",
         "a loop that begins with an argument of a private function and "
         "others, or does not read it, or gives nothing, or that goes on with "
         "one"}},
       noteLoop},
      {{"cf.br"},
       {{"@cf.br-cut-off",
         "a cf.br that is never reached, and hands values on to a block with "
         "no other way in"}},
       noteBranch},
      {{"cf.cond_br"},
       {{"@cf.cond_br-constant", "a cf.cond_br with a constant condition"}},
       noteConstantBranch},
      {{"llvm.func", "llvm.mlir.global"},
       {{"@linkonce",
         "an llvm.func or llvm.mlir.global that may be merged with others when "
         "linked, in no comdat yet"},
        {"@llvm-local",
         "an llvm.func or llvm.mlir.global that other modules do "
         "not see"}},
       noteLinkage},
      {{"*"},
       {{"@unregistered", "an op of a dialect that is not registered"},
        {"@unregistered-regions", "likewise, with regions"}},
       noteAny}};
}
