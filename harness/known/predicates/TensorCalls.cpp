//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors that callers and callees share.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/TensorUses.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

namespace {
/// Properties of the tensors that a function returns, by result number.
struct Returned {
  llvm::BitVector parts;    // may share a buffer with another result
  llvm::BitVector readOnly; // may be a constant, or what a buffer is read as
};
} // namespace

/// Notes results that may share a buffer, and results that may be read-only.
static void noteReturn(mlir::Operation *op, Returned &returned) {
  llvm::DenseMap<mlir::Value, unsigned> owners;
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    if (!isTensor(operand))
      continue;
    if (llvm::any_of(buffersOf(operand, /*alsoWritten=*/false), isReadOnly))
      returned.readOnly.set(number);
    for (mlir::Value buffer : buffersOf(operand, /*alsoWritten=*/true)) {
      auto [owner, isNew] = owners.try_emplace(buffer, number);
      if (isNew)
        continue;
      returned.parts.set(number);
      returned.parts.set(owner->second);
    }
  }
}

static Returned whatReturns(mlir::func::FuncOp function) {
  Returned returned{llvm::BitVector(function.getNumResults()),
                    llvm::BitVector(function.getNumResults())};
  for (mlir::Block &block : function.getBody())
    if (auto op = mlir::dyn_cast<mlir::func::ReturnOp>(block.back()))
      noteReturn(op, returned);
  return returned;
}

static void noteCalls(mlir::Operation *module, PredicateSet &holds) {
  if (module->getParentOp())
    return; // has been looked at with the one around it
  mlir::SymbolTableCollection symbols;
  llvm::DenseMap<mlir::Operation *, Returned> functions;
  module->walk([&](mlir::func::CallOp call) {
    if (llvm::none_of(call.getResults(), isTensor))
      return;
    auto callee = symbols.lookupNearestSymbolFrom<mlir::func::FuncOp>(
        call, call.getCalleeAttr());
    if (!callee || callee.isExternal() ||
        callee.getNumResults() != call.getNumResults())
      return;
    auto [known, isNew] = functions.try_emplace(callee);
    if (isNew)
      known->second = whatReturns(callee);
    for (auto [number, result] : llvm::enumerate(call.getResults())) {
      if (!isTensor(result) || isOnlyRead(result))
        continue;
      if (known->second.parts.test(number))
        holds.insert("@call-writes-part");
      if (known->second.readOnly.test(number))
        holds.insert("@call-writes-read-only");
    }
  });
}

/// With copy-before-write, one-shot-bufferize reads uninitialised memory at
/// such a call.
static void noteCall(mlir::Operation *call, PredicateSet &holds) {
  if (llvm::any_of(call->getOperands(), isTensor))
    holds.insert("@call-takes-tensor");
}

std::vector<PredicateGroup> scion::tensorCallPredicates() {
  return {
      {{"builtin.module"},
       {{"@call-writes-part",
         "a call of a function that returns two tensors which may be parts of "
         "one, to one of which the caller may write"},
        {"@call-writes-read-only",
         "a call of a function that returns a tensor which may be a constant, "
         "or what a buffer is read as, and to which the caller may write"}},
       noteCalls},
      {{"func.call"},
       {{"@call-takes-tensor", "a func.call with a tensor among its operands"}},
       noteCall},
  };
}
