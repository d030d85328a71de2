//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits of control flow: replacing loops and branches by their bodies, and
// dropping edges and blocks.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

/// The replacements for a block's arguments: the last operands (right for
/// carried values), the first operand of the type (right for the first
/// iteration of a loop), or constants.
enum ArgumentSource { LastOperands, FirstOperands, Constants, sources };

static SmallVector<Region *> bodies(ModuleOp module) {
  SmallVector<Region *> list;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == module || isa<SymbolOpInterface>(op) ||
        op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return;
    for (Region &region : op->getRegions())
      if (region.hasOneBlock())
        list.push_back(&region);
  });
  return list;
}

static size_t countBodies(ModuleOp module) {
  return bodies(module).size() * sources;
}

static Value valueFor(BlockArgument argument, Operation *op, unsigned source) {
  size_t operands = op->getNumOperands();
  size_t fromEnd =
      argument.getOwner()->getNumArguments() - argument.getArgNumber();
  if (source == LastOperands && fromEnd <= operands &&
      op->getOperand(operands - fromEnd).getType() == argument.getType())
    return op->getOperand(operands - fromEnd);
  if (source != Constants)
    for (Value operand : op->getOperands())
      if (operand.getType() == argument.getType())
        return operand;
  return cheapConstant(op, argument.getType());
}

static bool applyUnwrap(ModuleOp module, size_t from, size_t) {
  Region &region = *bodies(module)[from / sources];
  unsigned source = from % sources;
  Operation *op = region.getParentOp();
  Block &block = region.front();
  if (block.getNumArguments() == 0 && source != LastOperands)
    return false;
  for (BlockArgument argument : block.getArguments()) {
    if (argument.use_empty())
      continue;
    Value value = valueFor(argument, op, source);
    if (!value)
      return false;
    argument.replaceAllUsesWith(value);
  }
  Operation *terminator =
      block.mightHaveTerminator() ? block.getTerminator() : nullptr;
  for (Operation &each : llvm::make_early_inc_range(block))
    if (&each != terminator)
      each.moveBefore(op);
  for (OpResult result : op->getResults()) {
    if (result.use_empty())
      continue;
    unsigned index = result.getResultNumber();
    Value value;
    if (terminator && index < terminator->getNumOperands() &&
        terminator->getOperand(index).getType() == result.getType())
      value = terminator->getOperand(index);
    else
      value = standIn(result, /*forward=*/true);
    if (!value)
      return false;
    result.replaceAllUsesWith(value);
  }
  op->erase();
  return true;
}

const Edit scion::unwrapRegions = {"unwrap regions", false, countBodies,
                                   applyUnwrap};

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

namespace {
struct Edge {
  Operation *terminator;
  unsigned successor;
};
} // namespace

static SmallVector<Edge> edges(ModuleOp module) {
  SmallVector<Edge> list;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getNumSuccessors() > 1)
      for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
        list.push_back({op, i});
  });
  return list;
}

static size_t countEdges(ModuleOp module) { return edges(module).size(); }

/// Replaces the terminator by a branch along this edge.
static bool applyEdge(ModuleOp module, size_t from, size_t) {
  Edge edge = edges(module)[from];
  auto branch = dyn_cast<BranchOpInterface>(edge.terminator);
  if (!branch)
    return false;
  SuccessorOperands operands = branch.getSuccessorOperands(edge.successor);
  if (operands.getProducedOperandCount())
    return false;
  SmallVector<Value> forwarded(operands.getForwardedOperands());
  OpBuilder builder(edge.terminator);
  cf::BranchOp::create(builder, edge.terminator->getLoc(),
                       edge.terminator->getSuccessor(edge.successor),
                       forwarded);
  edge.terminator->erase();
  IRRewriter rewriter(module.getContext());
  for (auto function : module.getOps<func::FuncOp>())
    (void)eraseUnreachableBlocks(rewriter, function->getRegions());
  return true;
}

const Edit scion::dropEdges = {"drop edges", false, countEdges, applyEdge};

/// The branches to blocks with no other predecessor.
static SmallVector<cf::BranchOp> onlyWays(ModuleOp module) {
  SmallVector<cf::BranchOp> list;
  module->walk<WalkOrder::PreOrder>([&](cf::BranchOp branch) {
    Block *target = branch.getDest();
    if (target->getSinglePredecessor() == branch->getBlock() &&
        target != branch->getBlock() && !target->isEntryBlock())
      list.push_back(branch);
  });
  return list;
}

static size_t countOnlyWays(ModuleOp module) { return onlyWays(module).size(); }

static bool applyMerge(ModuleOp module, size_t from, size_t) {
  cf::BranchOp branch = onlyWays(module)[from];
  Block *target = branch.getDest(), *block = branch->getBlock();
  for (auto [argument, value] :
       llvm::zip(target->getArguments(), branch.getDestOperands()))
    argument.replaceAllUsesWith(value);
  branch.erase();
  block->getOperations().splice(block->end(), target->getOperations());
  target->erase();
  return true;
}

const Edit scion::mergeBlocks = {"merge blocks", false, countOnlyWays,
                                 applyMerge};
