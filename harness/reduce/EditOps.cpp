//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits of single ops: dropping them, replacing them by constants, and
// replacing their operands.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace scion;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Stand-ins
//===----------------------------------------------------------------------===//

static Block *entryOf(Operation *user) {
  for (Operation *op = user; op; op = op->getParentOp())
    if (auto function = dyn_cast_or_null<FunctionOpInterface>(op))
      return function.isExternal() ? nullptr
                                   : &function.getFunctionBody().front();
  return nullptr;
}

Value scion::cheapConstant(Operation *user, Type type) {
  Block *entry = entryOf(user);
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = shaped ? shaped.getElementType() : type;
  if (!entry || !(element.isIntOrIndex() || isa<FloatType>(element)) ||
      (isa<IntegerType>(element) && !element.isSignlessInteger()))
    return {};
  if (shaped &&
      (!isa<VectorType, RankedTensorType>(type) || !shaped.hasStaticShape()))
    return {};
  Builder attributes(type.getContext());
  TypedAttr zero = attributes.getZeroAttr(type);
  if (!zero)
    return {};
  for (auto constant : entry->getOps<arith::ConstantOp>())
    if (constant.getValue() == zero) {
      constant->moveBefore(entry, entry->begin());
      return constant;
    }
  OpBuilder builder = OpBuilder::atBlockBegin(entry);
  return arith::ConstantOp::create(builder, user->getLoc(), zero);
}

Value scion::standIn(Value result, bool forward) {
  Operation *op = result.getDefiningOp();
  if (forward)
    for (Value operand : op->getOperands())
      if (operand.getType() == result.getType())
        return operand;
  return cheapConstant(op, result.getType());
}

bool scion::eraseWithStandIns(Operation *op, bool forward) {
  SmallVector<Value> values;
  for (Value result : op->getResults()) {
    values.push_back(result.use_empty() ? Value() : standIn(result, forward));
    if (!values.back() && !result.use_empty())
      return false;
    if (values.back() && values.back().getDefiningOp() == op)
      return false;
  }
  for (auto [result, value] : llvm::zip(op->getResults(), values))
    if (value)
      result.replaceAllUsesWith(value);
  op->erase();
  return true;
}

SmallVector<Operation *> scion::plainOps(ModuleOp module) {
  SmallVector<Operation *> ops;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module && !op->hasTrait<OpTrait::IsTerminator>() &&
        !isa<SymbolOpInterface>(op))
      ops.push_back(op);
  });
  return ops;
}

//===----------------------------------------------------------------------===//
// Functions and globals
//===----------------------------------------------------------------------===//

static SmallVector<Operation *> symbols(ModuleOp module) {
  SmallVector<Operation *> list;
  for (Operation &op : *module.getBody())
    if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      if (!isa<FunctionOpInterface>(op) || symbol.getName() != "main")
        list.push_back(&op);
  return list;
}

static size_t countSymbols(ModuleOp module) { return symbols(module).size(); }

/// Also drops the calls of a function. The verifier rejects the edit if other
/// uses remain.
static bool applyDropSymbols(ModuleOp module, size_t from, size_t to) {
  SmallVector<Operation *> list = symbols(module);
  for (size_t i = from; i < to && i < list.size(); ++i) {
    StringRef name = cast<SymbolOpInterface>(list[i]).getName();
    SmallVector<func::CallOp> calls;
    module->walk([&](func::CallOp call) {
      if (call.getCallee() == name && !list[i]->isAncestor(call))
        calls.push_back(call);
    });
    for (func::CallOp call : calls)
      if (!eraseWithStandIns(call, /*forward=*/true))
        return false;
    list[i]->erase();
  }
  return true;
}

const Edit scion::dropSymbols = {"drop functions and globals", true,
                                 countSymbols, applyDropSymbols};

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static size_t countPlain(ModuleOp module) { return plainOps(module).size(); }

static bool applyDropOps(ModuleOp module, size_t from, size_t to) {
  SmallVector<Operation *> ops = plainOps(module);
  llvm::SmallPtrSet<Operation *, 32> gone;
  bool isChanged = false;
  for (size_t i = from; i < to && i < ops.size(); ++i) {
    Operation *op = ops[i];
    if (gone.contains(op))
      continue;
    // The nested ops are erased, too, and must not be visited any more.
    SmallVector<Operation *> inside;
    op->walk([&](Operation *each) { inside.push_back(each); });
    if (eraseWithStandIns(op, /*forward=*/true)) {
      gone.insert(inside.begin(), inside.end());
      isChanged = true;
    }
  }
  return isChanged;
}

const Edit scion::dropOps = {"drop ops", true, countPlain, applyDropOps};

static bool applyConstantOps(ModuleOp module, size_t from, size_t) {
  Operation *op = plainOps(module)[from];
  return !op->hasTrait<OpTrait::ConstantLike>() &&
         eraseWithStandIns(op, /*forward=*/false);
}

const Edit scion::constantOps = {"constants for ops", false, countPlain,
                                 applyConstantOps};

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The number of values to try for an operand: the first ones of its type in
/// the function, which are often arguments and constants.
static constexpr size_t maxOthers = 4;

static SmallVector<OpOperand *> operands(ModuleOp module) {
  SmallVector<OpOperand *> list;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      list.push_back(&operand);
  });
  return list;
}

static size_t countOthers(ModuleOp module) {
  return operands(module).size() * maxOthers;
}

static bool applyOthers(ModuleOp module, size_t from, size_t) {
  OpOperand &operand = *operands(module)[from / maxOthers];
  Block *entry = entryOf(operand.getOwner());
  if (!entry)
    return false;
  DominanceInfo dominance(module);
  Type type = operand.get().getType();
  SmallVector<Value> others;
  auto add = [&](Value value) {
    if (others.size() < maxOthers && value.getType() == type &&
        dominance.properlyDominates(value, operand.getOwner()))
      others.push_back(value);
  };
  entry->getParentOp()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value argument : block.getArguments())
          add(argument);
    for (Value result : op->getResults())
      add(result);
    return others.size() < maxOthers ? WalkResult::advance()
                                     : WalkResult::interrupt();
  });
  size_t index = from % maxOthers;
  // Only try values before the present one, so that two values are not swapped
  // without end.
  for (size_t i = 0; i <= index && i < others.size(); ++i)
    if (others[i] == operand.get())
      return false;
  if (index >= others.size())
    return false;
  Operation *before = operand.get().getDefiningOp();
  operand.set(others[index]);
  if (before && isOpTriviallyDead(before))
    before->erase();
  return true;
}

const Edit scion::otherOperands = {"other operands", false, countOthers,
                                   applyOthers};
