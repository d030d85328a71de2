//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who calls whom, what a block argument can become, which conditions hold.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Facts.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace scion;

Facts::Facts(ModuleOp module, const Observations *observed)
    : observed(observed), module(module) {
  for (auto function : module.getOps<func::FuncOp>())
    functions[function.getSymNameAttr()] = function;
  module.walk([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto found = functions.find(call.getCalleeAttr().getAttr());
      if (found != functions.end())
        callers[found->second].push_back(call);
    } else if (auto constant = dyn_cast<func::ConstantOp>(op)) {
      auto found = functions.find(constant.getValueAttr().getAttr());
      if (found != functions.end())
        addressTaken.insert(found->second);
    }
  });
}

func::FuncOp Facts::function(StringRef name) const {
  ModuleOp top = module;
  auto found = functions.find(StringAttr::get(top.getContext(), name));
  return found == functions.end() ? func::FuncOp()
                                  : cast<func::FuncOp>(found->second);
}

const SmallVector<func::CallOp> *Facts::callersOf(func::FuncOp function) const {
  static const SmallVector<func::CallOp> none;
  if (addressTaken.contains(function))
    return nullptr;
  auto found = callers.find(function);
  return found == callers.end() ? &none : &found->second;
}

Value scion::viewSource(Operation *op) {
  if (auto view = dyn_cast<ViewLikeOpInterface>(op))
    return view.getViewSource();
  if (auto realloc = dyn_cast<memref::ReallocOp>(op))
    return {};
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<memref::AssumeAlignmentOp>(
          [](auto assume) { return assume.getMemref(); })
      .Case<memref::ReshapeOp>([](auto reshape) { return reshape.getSource(); })
      .Case<memref::ExtractStridedMetadataOp>(
          [](auto extract) { return extract.getSource(); })
      .Default([](Operation *) { return Value(); });
}

bool Facts::incoming(BlockArgument argument, SmallVectorImpl<Value> &values) {
  Block *block = argument.getOwner();
  Operation *parent = block->getParentOp();
  unsigned number = argument.getArgNumber();
  if (auto function = dyn_cast_or_null<func::FuncOp>(parent);
      function && block->isEntryBlock()) {
    const auto *calls = callersOf(function);
    if (!calls)
      return false;
    for (func::CallOp call : *calls)
      values.push_back(call.getOperand(number));
    return true;
  }
  if (!block->isEntryBlock()) {
    for (auto it = block->pred_begin(); it != block->pred_end(); ++it) {
      auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
      if (!branch)
        return false;
      SuccessorOperands operands =
          branch.getSuccessorOperands(it.getSuccessorIndex());
      Value value = operands[number];
      if (!value)
        return false;
      values.push_back(value);
    }
    return true;
  }
  if (auto loop = dyn_cast<LoopLikeOpInterface>(parent);
      loop && isa<scf::ForOp, affine::AffineForOp, scf::ForallOp>(parent)) {
    OpOperand *init = loop.getTiedLoopInit(argument);
    if (!init)
      return false;
    values.push_back(init->get());
    if (OpOperand *yielded = loop.getTiedLoopYieldedValue(argument))
      values.push_back(yielded->get());
    return true;
  }
  if (auto loop = dyn_cast<scf::WhileOp>(parent)) {
    if (block == loop.getBeforeBody()) {
      values.push_back(loop.getInits()[number]);
      values.push_back(loop.getYieldOp().getOperand(number));
    } else {
      values.push_back(loop.getConditionOp().getArgs()[number]);
    }
    return true;
  }
  return false;
}

StringAttr scion::functionNamedBy(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr().getAttr();
  if (auto constant = dyn_cast<func::ConstantOp>(op))
    return constant.getValueAttr().getAttr();
  return {};
}

std::vector<func::FuncOp> scion::reachedFrom(func::FuncOp main) {
  auto module = main->getParentOfType<ModuleOp>();
  std::vector<func::FuncOp> order{main};
  llvm::DenseSet<Operation *> seen{main.getOperation()};
  for (size_t i = 0; i < order.size(); ++i)
    order[i].walk([&](Operation *op) {
      StringAttr name = functionNamedBy(op);
      if (!name)
        return;
      auto callee = dyn_cast_or_null<func::FuncOp>(
          SymbolTable::lookupSymbolIn(module, name));
      if (callee && !callee.isExternal() && seen.insert(callee).second)
        order.push_back(callee);
    });
  return order;
}
