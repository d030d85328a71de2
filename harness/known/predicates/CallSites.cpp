//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/CallSites.h"

#include "mlir/IR/SymbolTable.h"

using namespace scion;

const llvm::SmallVector<mlir::Operation *> *
CallSites::usersOf(mlir::StringAttr symbol) {
  if (!isKnown) {
    isKnown = true;
    if (auto uses = mlir::SymbolTable::getSymbolUses(&module.getRegion())) {
      users.emplace();
      for (mlir::SymbolTable::SymbolUse use : *uses)
        (*users)[use.getSymbolRef().getRootReference()].push_back(
            use.getUser());
    }
  }
  if (!users)
    return nullptr;
  // The map does not change any more, so the references stay valid.
  static const llvm::SmallVector<mlir::Operation *> nobody;
  auto found = users->find(symbol);
  return found == users->end() ? &nobody : &found->second;
}

std::optional<llvm::ArrayRef<mlir::Operation *>>
CallSites::of(mlir::func::FuncOp function) {
  if (function->getParentOp() != module)
    return std::nullopt;
  const auto *found = usersOf(function.getSymNameAttr());
  if (!found)
    return std::nullopt;
  return *found;
}

mlir::memref::GlobalOp
CallSites::readOnlyGlobal(mlir::memref::GetGlobalOp name) {
  mlir::StringAttr symbol = name.getNameAttr().getAttr();
  if (name->getParentOfType<mlir::ModuleOp>() != module)
    return nullptr;
  auto [known, isNew] = readOnly.try_emplace(symbol);
  if (!isNew)
    return known->second;
  auto global = mlir::dyn_cast_or_null<mlir::memref::GlobalOp>(
      mlir::SymbolTable::lookupSymbolIn(module, symbol));
  const auto *found = usersOf(symbol);
  if (!global || !found)
    return nullptr;
  for (mlir::Operation *user : *found) {
    if (!mlir::isa<mlir::memref::GetGlobalOp>(user))
      return nullptr;
    for (mlir::Operation *reader : user->getUsers())
      if (!mlir::isa<mlir::memref::LoadOp>(reader))
        return nullptr;
  }
  return readOnly[symbol] = global;
}

bool CallSites::mayRun(mlir::func::FuncOp function) {
  std::optional<llvm::ArrayRef<mlir::Operation *>> uses = of(function);
  return !uses || !uses->empty() || function.getSymName() == "main";
}
