//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The calls of a module's functions and the uses of its globals, collected once
// on the first query.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_CALLSITES_H
#define SCION_HARNESS_KNOWN_PREDICATES_CALLSITES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

#include <optional>

namespace scion {

class CallSites {
public:
  explicit CallSites(mlir::ModuleOp module) : module(module) {}

  /// All uses of the function's name, calls or others; none where they are not
  /// known.
  std::optional<llvm::ArrayRef<mlir::Operation *>>
  of(mlir::func::FuncOp function);

  /// The global, if its elements are only loaded, under all of its names.
  mlir::memref::GlobalOp readOnlyGlobal(mlir::memref::GetGlobalOp name);

  /// Whether the function may run: it is @main, where programs begin, or
  /// something names it.
  bool mayRun(mlir::func::FuncOp function);

private:
  /// All ops that refer to the symbol; null if that is not known.
  const llvm::SmallVector<mlir::Operation *> *usersOf(mlir::StringAttr symbol);

  mlir::ModuleOp module;
  bool isKnown = false;
  std::optional<
      llvm::DenseMap<mlir::StringAttr, llvm::SmallVector<mlir::Operation *>>>
      users;
  llvm::DenseMap<mlir::StringAttr, mlir::memref::GlobalOp> readOnly;
};

/// Visits all ops of a kind in the module, except those in functions that never
/// run and in nested modules.
template <typename Op, typename Visit>
void walkRunning(mlir::ModuleOp module, Visit visit) {
  CallSites sites(module);
  module->walk([&](Op op) {
    auto function = op->template getParentOfType<mlir::func::FuncOp>();
    if (op->template getParentOfType<mlir::ModuleOp>() == module &&
        (!function || sites.mayRun(function)))
      visit(op, sites);
  });
}

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_CALLSITES_H
