//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relations between functions: recursion with changing numbers, references to
// private functions other than calls, and functions whose order depends on
// addresses.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;

/// Functions of a module, and the calls of them.
using Calls = llvm::DenseMap<func::FuncOp, SmallVector<func::CallOp>>;

/// The calls of private functions only, because those of others are not all
/// known.
static Calls callsIn(ModuleOp module) {
  llvm::DenseMap<StringRef, func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPrivate() && !function.isExternal())
      functions[function.getSymName()] = function;
  Calls calls;
  if (functions.empty())
    return calls;
  module.walk([&](func::CallOp call) {
    if (func::FuncOp callee = functions.lookup(call.getCallee()))
      calls[callee].push_back(call);
  });
  return calls;
}

/// Whether `from` calls `callee`, directly or through others; calls are
/// followed backwards.
static bool isReachedFrom(func::FuncOp callee, func::FuncOp from,
                          const Calls &calls) {
  SmallVector<func::FuncOp> open{callee};
  llvm::DenseSet<Operation *> seen;
  while (!open.empty()) {
    auto sites = calls.find(open.pop_back_val());
    if (sites == calls.end())
      continue;
    for (func::CallOp call : sites->second) {
      auto caller = call->getParentOfType<func::FuncOp>();
      if (caller == from)
        return true;
      if (caller && seen.insert(caller).second)
        open.push_back(caller);
    }
  }
  return false;
}

/// Whether the range of the operand may grow by a small amount in each step of
/// the range analysis. In up to 16 bits this is not a hang: 2^16 steps take
/// less than a second.
static bool mayCountUp(Value operand) {
  if (!operand.getType().isIntOrIndex() ||
      ConstantIntRanges::getStorageBitwidth(operand.getType()) <= 16 ||
      matchPattern(operand, m_Constant()))
    return false;
  if (auto argument = dyn_cast<BlockArgument>(operand))
    return !isa<func::FuncOp>(argument.getOwner()->getParentOp()) ||
           !argument.getOwner()->isEntryBlock();
  Operation *op = operand.getDefiningOp();
  return isa<InferIntRangeInterface>(op) || op->getNumRegions() != 0;
}

/// Whether a recursive call of a private function may count up. All callers of
/// such a function are known, so their operands determine the ranges of its
/// arguments.
static bool countsUp(ModuleOp module) {
  Calls calls = callsIn(module);
  for (auto function : module.getOps<func::FuncOp>()) {
    auto sites = calls.find(function);
    if (sites == calls.end())
      continue;
    for (func::CallOp call : sites->second) {
      auto caller = call->getParentOfType<func::FuncOp>();
      if (caller && llvm::any_of(call.getOperands(), mayCountUp) &&
          (caller == function || isReachedFrom(caller, function, calls)))
        return true;
    }
  }
  return false;
}

/// Notes a reference, other than a call, to a private function with a body.
static void noteConstant(Operation *op, PredicateSet &holds) {
  auto function = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, cast<func::ConstantOp>(op).getValueAttr());
  if (function && function.isPrivate() && !function.isExternal())
    holds.insert("@private-function-named");
}

/// Whether two functions have tensor constants, which become globals in the
/// order in which the functions are bufferized.
static bool twoHoldTensorConstants(ModuleOp module) {
  unsigned found = 0;
  for (auto function : module.getOps<func::FuncOp>())
    found += function
                 .walk([](arith::ConstantOp constant) {
                   return isa<TensorType>(constant.getType())
                              ? WalkResult::interrupt()
                              : WalkResult::advance();
                 })
                 .wasInterrupted();
  return found >= 2;
}

static void noteModule(Operation *op, PredicateSet &holds) {
  auto module = cast<ModuleOp>(op);
  if (countsUp(module))
    holds.insert("@recursion-counts");
  if (twoHoldTensorConstants(module))
    holds.insert("@functions-with-constants");
}

std::vector<PredicateGroup> scion::callGraphPredicates() {
  return {{{"builtin.module"},
           {{"@recursion-counts",
             "a private func.func that calls itself, maybe through others, "
             "with an integer of more than 16 bits that is computed"},
            {"@functions-with-constants",
             "two func.func with an arith.constant of a tensor in each"}},
           noteModule},
          {{"func.constant"},
           {{"@private-function-named",
             "a func.constant that names a private func.func with a body"}},
           noteConstant}};
}
