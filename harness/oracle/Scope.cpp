//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Scope.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace scion;

static constexpr llvm::StringLiteral dialects[] = {
    "affine", "arith",  "bufferization", "cf",   "complex",
    "func",   "index",  "linalg",        "math", "memref",
    "scf",    "tensor", "tosa",          "ub",   "vector"};

void scion::normalizeProgram(mlir::ModuleOp module) {
  // An index has 64 bits here, whatever the program says.
  module->setDiscardableAttrs(llvm::ArrayRef<mlir::NamedAttribute>());
}

static std::optional<std::string> refuse(mlir::Operation *op,
                                         llvm::StringRef why) {
  return (op->getName().getStringRef() + ": " + why).str();
}

static bool isScalable(mlir::Type type) {
  auto vector = mlir::dyn_cast<mlir::VectorType>(type);
  return vector && vector.isScalable();
}

static std::optional<std::string> checkOp(mlir::Operation *op) {
  if (!op->isRegistered())
    return refuse(op, "is not registered");
  if (!llvm::is_contained(dialects, op->getName().getDialectNamespace()))
    return refuse(op, "its dialect has no way to LLVM here");
  if (llvm::any_of(op->getOperandTypes(), isScalable) ||
      llvm::any_of(op->getResultTypes(), isScalable))
    return refuse(op, "scalable vectors end in a fatal error of LLVM on x86");
  return std::nullopt;
}

std::optional<std::string> scion::whyOutOfScope(mlir::ModuleOp module) {
  auto main = module.lookupSymbol<mlir::func::FuncOp>("main");
  if (!main || main.isDeclaration())
    return "there is no func.func @main with a body";
  if (main.getNumArguments() || main.getNumResults())
    return "@main takes or returns values";
  if (!main.isPublic())
    return "@main is not public";
  std::optional<std::string> why;
  module->walk([&](mlir::Operation *op) {
    if (op == module.getOperation())
      return mlir::WalkResult::advance();
    if (mlir::isa<mlir::ModuleOp>(op))
      why = "modules in modules are not lowered";
    else
      why = checkOp(op);
    return why ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return why;
}
