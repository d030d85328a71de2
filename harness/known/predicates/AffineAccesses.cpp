//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers that affine accesses use by one name, and that are used by another
// name, or by other ops, too.
//
//===----------------------------------------------------------------------===//

#include "harness/known/predicates/All.h"
#include "harness/known/predicates/BufferOf.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir::affine;
using namespace scion;

/// Whether an affine access uses the buffer, or a view of it.
static bool hasAffineAccess(mlir::Value memref, unsigned depth = 0) {
  constexpr unsigned maxViews = 8;
  return depth == maxViews ||
         llvm::any_of(memref.getUsers(), [&](mlir::Operation *user) {
           auto view = mlir::dyn_cast<mlir::ViewLikeOpInterface>(user);
           return mlir::isa<AffineReadOpInterface, AffineWriteOpInterface>(
                      user) ||
                  (view && view.getViewSource() == memref &&
                   hasAffineAccess(user->getResult(0), depth + 1));
         });
}

static void noteNames(mlir::Operation *function, PredicateSet &holds) {
  struct Global {
    unsigned names = 0;
    bool isAccessed = false;
  };
  llvm::DenseMap<llvm::StringRef, Global> globals;
  function->walk([&](mlir::memref::GetGlobalOp name) {
    Global &global = globals[name.getName()];
    ++global.names;
    global.isAccessed = global.isAccessed || hasAffineAccess(name);
    if (global.names >= 2 && global.isAccessed)
      holds.insert("@two-names");
  });
}

/// Notes a call that passes one buffer for two arguments.
static void noteCall(mlir::Operation *op, PredicateSet &holds) {
  auto call = mlir::cast<mlir::func::CallOp>(op);
  auto callee = mlir::SymbolTable::lookupNearestSymbolFrom<mlir::func::FuncOp>(
      op, call.getCalleeAttr());
  if (!callee || callee.isExternal())
    return;
  llvm::DenseSet<mlir::Value> given;
  for (auto [operand, argument] :
       llvm::zip_equal(call.getOperands(), callee.getArguments()))
    if (mlir::isa<mlir::BaseMemRefType>(operand.getType()) &&
        hasAffineAccess(argument) && !given.insert(bufferOf(operand)).second)
      holds.insert("@affine-shared-arguments");
}

/// Notes the predicates of a nest at its outermost loop.
static void noteNest(mlir::Operation *nest, PredicateSet &holds) {
  if (nest->getParentOfType<AffineForOp>())
    return;
  llvm::DenseMap<mlir::Value, mlir::Value> byBuffer;
  llvm::DenseSet<mlir::Value> read, otherwiseUsed;
  bool hasTwoViews = false, writes = false;
  auto use = [&](mlir::Value memref) {
    auto [found, isNew] = byBuffer.try_emplace(bufferOf(memref), memref);
    hasTwoViews |= found->second != memref;
  };
  nest->walk([&](mlir::Operation *op) {
    if (auto load = mlir::dyn_cast<AffineReadOpInterface>(op)) {
      read.insert(load.getMemRef());
      use(load.getMemRef());
    } else if (auto store = mlir::dyn_cast<AffineWriteOpInterface>(op)) {
      writes = true;
      use(store.getMemRef());
    } else {
      for (mlir::Value operand : op->getOperands())
        if (mlir::isa<mlir::BaseMemRefType>(operand.getType())) {
          otherwiseUsed.insert(operand);
          use(operand);
        }
    }
  });
  if (hasTwoViews && writes)
    holds.insert("@affine-two-views");
  if (llvm::any_of(otherwiseUsed,
                   [&](mlir::Value memref) { return read.contains(memref); }))
    holds.insert("@affine-mixed-access");
}

std::vector<PredicateGroup> scion::affineAccessPredicates() {
  return {
      {{"func.func"},
       {{"@two-names",
         "two memref.get_global of one global in one function, and affine "
         "accesses of it"}},
       noteNames},
      {{"func.call"},
       {{"@affine-shared-arguments",
         "a func.call that gives one buffer for two arguments, with affine "
         "accesses of both"}},
       noteCall},
      {{"affine.for"},
       {{"@affine-two-views",
         "an affine.for nest that writes, and knows a buffer by two names"},
        {"@affine-mixed-access",
         "an affine.for nest that reads a buffer, and hands it to other ops "
         "than affine accesses"}},
       noteNest},
  };
}
