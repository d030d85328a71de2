//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/OneFunction.h"

#include "harness/input/ParsedInput.h"
#include "harness/reduce/Edit.h"
#include "harness/reduce/Readable.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"

#include <optional>
#include <set>

using namespace scion;
using namespace mlir;

/// The values that an op shows, if it does nothing else; otherwise none.
static std::optional<SmallVector<Value>> shownBy(Operation &op,
                                                 ModuleOp module) {
  if (isa<vector::PrintOp>(op))
    return SmallVector<Value>(op.getOperands());
  auto call = dyn_cast<func::CallOp>(op);
  if (!call || call.getNumResults())
    return std::nullopt;
  auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
  if (!callee || !callee.isExternal())
    return std::nullopt;
  return SmallVector<Value>(call.getOperands());
}

/// Makes the function return the values that it shows. Returns false if it
/// shows none or already returns something. Memory is still shown, because it
/// may be freed before the return.
static bool returnShown(func::FuncOp function, ModuleOp module) {
  if (!function.getBody().hasOneBlock() || function.getNumResults())
    return false;
  Block &body = function.getBody().front();
  auto end = dyn_cast<func::ReturnOp>(body.getTerminator());
  if (!end)
    return false;
  SmallVector<Value> results;
  SmallVector<Operation *> gone;
  for (Operation &op : body.without_terminator()) {
    std::optional<SmallVector<Value>> shown = shownBy(op, module);
    if (!shown || llvm::any_of(*shown, [](Value value) {
          return isa<BaseMemRefType>(value.getType());
        }))
      continue;
    llvm::append_range(results, *shown);
    gone.push_back(&op);
  }
  if (results.empty())
    return false;
  for (Operation *op : gone)
    op->erase();
  end->setOperands(results);
  function.setFunctionType(FunctionType::get(module.getContext(),
                                             function.getArgumentTypes(),
                                             ValueRange(results).getTypes()));
  return true;
}

/// The names of all symbols that are reached from `op`.
static std::set<std::string> reachedFrom(Operation *op, ModuleOp module) {
  std::set<std::string> names;
  SmallVector<Operation *> todo{op};
  while (!todo.empty())
    todo.pop_back_val()->walk([&](Operation *inside) {
      inside->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
        Operation *target = module.lookupSymbol(symbol.getRootReference());
        if (target && names.insert(symbol.getRootReference().str()).second)
          todo.push_back(target);
      });
    });
  return names;
}

/// Drops the functions and globals that the function does not use. Other ops,
/// such as schedules, stay.
static void dropUnreached(ModuleOp module, func::FuncOp function) {
  std::set<std::string> reached = reachedFrom(function, module);
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isa<func::FuncOp, memref::GlobalOp>(op) && &op != function &&
        !reached.contains(SymbolTable::getSymbolName(&op).str()))
      op.erase();
}

static LogicalResult rename(func::FuncOp function, ModuleOp module,
                            const std::string &name) {
  std::string free = name;
  for (unsigned i = 1; module.lookupSymbol(free); ++i)
    free = name + "_" + std::to_string(i);
  auto fresh = StringAttr::get(module.getContext(), free);
  if (failed(SymbolTable::replaceAllSymbolUses(function, fresh, module)))
    return failure();
  function.setName(fresh);
  function.setPublic();
  return success();
}

std::vector<std::string> scion::oneFunction(const std::string &program,
                                            const std::string &function,
                                            const std::string &name) {
  std::vector<std::string> programs;
  for (bool isReturned : {true, false}) {
    std::optional<ParsedInput> input = parseInput(program);
    if (!input)
      break;
    ModuleOp module = *input->module;
    auto kept = module.lookupSymbol<func::FuncOp>(function);
    if (!kept || kept.isExternal())
      break;
    if (isReturned && !returnShown(kept, module))
      continue;
    dropUnreached(module, kept);
    if (succeeded(rename(kept, module, name)) && succeeded(verify(module)))
      programs.push_back(readableText(genericText(module)));
  }
  return programs;
}
