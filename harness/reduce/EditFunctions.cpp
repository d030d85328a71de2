//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits of arguments and results of functions and of carried values of loops,
// and inlining of calls.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace scion;
using namespace mlir;

static SmallVector<func::CallOp> callsOf(ModuleOp module, StringRef name) {
  SmallVector<func::CallOp> calls;
  module->walk([&](func::CallOp call) {
    if (call.getCallee() == name)
      calls.push_back(call);
  });
  return calls;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static SmallVector<func::CallOp> inlinable(ModuleOp module) {
  SmallVector<func::CallOp> calls;
  module->walk([&](func::CallOp call) {
    auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
    if (callee && !callee.isExternal() && callee.getBody().hasOneBlock() &&
        !callee->isAncestor(call))
      calls.push_back(call);
  });
  return calls;
}

static size_t countInlinable(ModuleOp module) {
  return inlinable(module).size();
}

static bool applyInline(ModuleOp module, size_t from, size_t) {
  func::CallOp call = inlinable(module)[from];
  auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
  bool isLast = callsOf(module, call.getCallee()).size() == 1;
  IRMapping values;
  values.map(callee.getArguments(), call.getOperands());
  OpBuilder builder(call);
  Block &body = callee.getBody().front();
  for (Operation &op : body.without_terminator())
    builder.clone(op, values);
  for (auto [result, value] :
       llvm::zip(call.getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(values.lookupOrDefault(value));
  call.erase();
  if (isLast && !callee.isPublic())
    callee.erase();
  return true;
}

const Edit scion::inlineCalls = {"inline calls", false, countInlinable,
                                 applyInline};

//===----------------------------------------------------------------------===//
// Arguments and results of functions
//===----------------------------------------------------------------------===//

namespace {
struct Place {
  func::FuncOp function;
  unsigned index;
};
} // namespace

static SmallVector<Place> places(ModuleOp module, bool results) {
  SmallVector<Place> list;
  for (auto function : module.getOps<func::FuncOp>())
    for (unsigned i = 0, end = results ? function.getNumResults()
                                       : function.getNumArguments();
         i < end; ++i)
      list.push_back({function, i});
  return list;
}

static size_t countArguments(ModuleOp module) {
  return places(module, false).size();
}

static bool applyDropArgument(ModuleOp module, size_t from, size_t) {
  auto [function, index] = places(module, false)[from];
  if (!function.isExternal()) {
    BlockArgument argument = function.getArgument(index);
    if (!argument.use_empty()) {
      Value value = cheapConstant(&function.getBody().front().front(),
                                  argument.getType());
      if (!value)
        return false;
      argument.replaceAllUsesWith(value);
    }
  }
  if (failed(function.eraseArgument(index)))
    return false;
  for (func::CallOp call : callsOf(module, function.getName()))
    call->eraseOperand(index);
  return true;
}

const Edit scion::dropArguments = {"drop arguments", false, countArguments,
                                   applyDropArgument};

/// Recreates the op without one of its results, which is unused.
static Operation *withoutResult(Operation *op, unsigned index) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(op->getOperands());
  for (OpResult result : op->getResults())
    if (result.getResultNumber() != index)
      state.types.push_back(result.getType());
  state.attributes = op->getDiscardableAttrDictionary();
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  OpBuilder builder(op);
  Operation *fewer = builder.create(state);
  unsigned next = 0;
  for (OpResult result : op->getResults())
    if (result.getResultNumber() != index)
      result.replaceAllUsesWith(fewer->getResult(next++));
  op->erase();
  return fewer;
}

static size_t countResults(ModuleOp module) {
  return places(module, true).size();
}

static bool applyDropResult(ModuleOp module, size_t from, size_t) {
  auto [function, index] = places(module, true)[from];
  for (func::CallOp call : callsOf(module, function.getName())) {
    Value result = call.getResult(index);
    if (!result.use_empty()) {
      Value value = standIn(result, /*forward=*/true);
      if (!value)
        return false;
      result.replaceAllUsesWith(value);
    }
    withoutResult(call, index);
  }
  function->walk(
      [&, index = index](func::ReturnOp end) { end->eraseOperand(index); });
  return succeeded(function.eraseResult(index));
}

const Edit scion::dropResults = {"drop results", false, countResults,
                                 applyDropResult};

//===----------------------------------------------------------------------===//
// Carried values
//===----------------------------------------------------------------------===//

static SmallVector<OpResult> carried(ModuleOp module) {
  SmallVector<OpResult> list;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<scf::ForOp, affine::AffineForOp, scf::IfOp, scf::ExecuteRegionOp,
            scf::IndexSwitchOp>(op))
      for (OpResult result : op->getResults())
        list.push_back(result);
  });
  return list;
}

static size_t countCarried(ModuleOp module) { return carried(module).size(); }

static bool applyDropCarried(ModuleOp module, size_t from, size_t) {
  OpResult result = carried(module)[from];
  Operation *op = result.getOwner();
  unsigned index = result.getResultNumber();
  Value value;
  int initial = -1;
  if (isa<scf::ForOp, affine::AffineForOp>(op)) {
    initial = int(op->getNumOperands() - op->getNumResults() + index);
    value = op->getOperand(unsigned(initial));
    Block &body = op->getRegion(0).front();
    body.getArgument(index + 1).replaceAllUsesWith(value);
    body.eraseArgument(index + 1);
  } else if (!result.use_empty()) {
    value = cheapConstant(op, result.getType());
  }
  if (!result.use_empty()) {
    if (!value)
      return false;
    result.replaceAllUsesWith(value);
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (Operation *end = block.empty() ? nullptr : &block.back();
          end && isa<scf::YieldOp, affine::AffineYieldOp>(end))
        end->eraseOperand(index);
  if (auto loop = dyn_cast<affine::AffineForOp>(op)) {
    // The numbers of operands of the bounds and of carried values.
    auto sizes = llvm::to_vector(loop.getProperties().operandSegmentSizes);
    --sizes[2];
    llvm::copy(sizes, loop.getProperties().operandSegmentSizes.begin());
    SmallVector<Value> operands(op->getOperands());
    operands.erase(operands.begin() + initial);
    op->setOperands(operands);
  } else if (initial >= 0) {
    op->eraseOperand(unsigned(initial));
  }
  withoutResult(op, index);
  return true;
}

const Edit scion::dropCarried = {"drop carried values", false, countCarried,
                                 applyDropCarried};
