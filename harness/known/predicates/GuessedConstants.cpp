//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/GuessedConstants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace scion;

bool scion::mayLookThrough(Operation *op) {
  return isa<UnrealizedConversionCastOp, complex::ReOp, complex::ImOp,
             memref::DimOp, tensor::DimOp, tensor::ExtractOp,
             memref::ExtractStridedMetadataOp, vector::ExtractOp,
             LLVM::ExtractValueOp>(op);
}

/// Whether the op may be constant because one operand is: `x and 0`. If the
/// operand is only guessed to be constant, it may be any number.
static bool mayAbsorb(Operation *op, Value operand) {
  APInt number;
  bool isKnown = matchPattern(operand, m_ConstantInt(&number));
  if (isa<arith::AndIOp, arith::MulIOp, arith::MinUIOp>(op))
    return !isKnown || number.isZero();
  if (isa<arith::OrIOp, arith::MaxUIOp>(op))
    return !isKnown || number.isAllOnes();
  if (isa<arith::RemSIOp, arith::RemUIOp>(op))
    return !isKnown || number.isOne();
  if (isa<arith::MinSIOp>(op))
    return !isKnown || number.isMinSignedValue();
  if (isa<arith::MaxSIOp>(op))
    return !isKnown || number.isMaxSignedValue();
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return isKnown && compare.getPredicate() != arith::CmpIPredicate::eq &&
           compare.getPredicate() != arith::CmpIPredicate::ne &&
           (number.isZero() || number.isAllOnes() ||
            number.isMinSignedValue() || number.isMaxSignedValue());
  return false;
}

/// Whether the type tells the size.
static bool isSizeInType(Operation *op) {
  if (!isa<memref::DimOp, tensor::DimOp>(op))
    return false;
  auto type = cast<ShapedType>(op->getOperand(0).getType());
  return type.hasStaticShape();
}

/// Whether `op` may fold to an operand of `source`, which it takes.
static bool mayFoldThrough(Operation *op, Operation *source) {
  return mayLookThrough(op) && (!isa<UnrealizedConversionCastOp>(op) ||
                                isa<UnrealizedConversionCastOp>(source));
}

bool Callees::isOutside(Operation *call) {
  auto callee = dyn_cast_if_present<SymbolRefAttr>(
      cast<CallOpInterface>(call).getCallableForCallee());
  if (!callee)
    return false;
  auto [found, isNew] = outside.try_emplace(callee.getRootReference(), false);
  if (isNew) {
    auto function = dyn_cast_or_null<FunctionOpInterface>(
        SymbolTable::lookupNearestSymbolFrom(call, callee));
    found->second = function && function.isExternal();
  }
  return found->second;
}

void GuessedConstants::noteEdges(Operation *op) {
  if (op->getNumSuccessors() == 0 && op->getNumRegions() == 0)
    return;
  if (auto branch = dyn_cast<BranchOpInterface>(op)) {
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
      Block *successor = op->getSuccessor(i);
      SuccessorOperands operands = branch.getSuccessorOperands(i);
      for (unsigned n = 0; n < operands.size(); ++n)
        if (operands[n])
          edges[operands[n]].push_back(
              {successor->getArgument(n), !successor->getSinglePredecessor()});
    }
    return;
  }
  auto region = dyn_cast<RegionBranchOpInterface>(op);
  if (!region)
    return;
  RegionBranchSuccessorMapping handedOn;
  region.getSuccessorOperandInputMapping(handedOn);
  for (auto &[operand, inputs] : handedOn)
    for (Value input : inputs)
      edges[operand->get()].push_back({input, /*joins=*/true});
}

ArrayRef<GuessedConstants::Edge>
GuessedConstants::edgesFrom(Value value) const {
  auto found = edges.find(value);
  return found == edges.end() ? ArrayRef<Edge>() : found->second;
}

void GuessedConstants::guess(Value value) {
  if (guessed.insert(value).second)
    open.push_back(value);
}

void GuessedConstants::giveUp(Value value) {
  if (guessed.contains(value) && givenUp.insert(value).second)
    open.push_back(value);
}

/// Ops that do no more than to compute may be folded.
static bool mayFold(Operation *op) {
  return op->getNumRegions() == 0 && op->getNumResults() != 0 &&
         !op->hasTrait<OpTrait::IsTerminator>() && isMemoryEffectFree(op);
}

void GuessedConstants::guessResults(Operation *op) {
  for (Value result : op->getResults())
    guess(result);
}

/// One more operand is guessed.
void GuessedConstants::guessUser(Operation *op, Value operand) {
  if (!mayFold(op))
    return;
  if (isa<UnrealizedConversionCastOp>(op))
    return; // folds with the cast before it only
  unsigned needed = isa<arith::SelectOp>(op) ? 2 : op->getNumOperands();
  if (++operandsGuessed[op] >= needed || mayAbsorb(op, operand))
    guessResults(op);
}

GuessedConstants::GuessedConstants(Operation *function) {
  Callees callees;
  llvm::SmallVector<Value> foreign;
  // The arguments of a private function come from its callers.
  if (auto symbol = dyn_cast<SymbolOpInterface>(function);
      symbol && !symbol.isPublic())
    for (Region &region : function->getRegions())
      if (!region.empty())
        llvm::append_range(foreign, region.getArguments());
  function->walk([&](Operation *op) {
    noteEdges(op);
    if (op->hasTrait<OpTrait::ConstantLike>() || isSizeInType(op) ||
        (isa<arith::SubIOp, arith::XOrIOp, arith::CmpIOp>(op) &&
         op->getOperand(0) == op->getOperand(1)))
      guessResults(op);
    else if (op->getNumResults() != 0 && isa<CallOpInterface>(op) &&
             !callees.isOutside(op))
      llvm::append_range(foreign, op->getResults());
  });
  for (Value value : foreign)
    guess(value);
  while (!open.empty()) {
    Value value = open.pop_back_val();
    for (Edge edge : edgesFrom(value))
      guess(edge.to);
    for (Operation *user : value.getUsers()) {
      guessUser(user, value);
      // Ops that look through the user may fold now.
      if (!user->hasTrait<OpTrait::IsTerminator>() &&
          user->getNumRegions() == 0 && lookedAt.insert(user).second)
        for (Operation *further : user->getUsers())
          if (mayFoldThrough(further, user) && mayFold(further))
            guessResults(further);
    }
  }
  for (Value value : foreign)
    giveUp(value);
  for (auto &[value, list] : edges)
    if (guessed.contains(value))
      for (Edge edge : list)
        if (edge.joins)
          giveUp(edge.to);
  while (!open.empty()) {
    Value value = open.pop_back_val();
    for (Edge edge : edgesFrom(value))
      giveUp(edge.to);
    for (Operation *user : value.getUsers())
      if (mayFold(user))
        for (Value result : user->getResults())
          giveUp(result);
  }
}
