//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Selectors.h"

#include "harness/known/Predicate.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

bool scion::touchesTensors(mlir::Operation *op) {
  auto isTensor = [](mlir::Type type) {
    return mlir::isa<mlir::TensorType>(type);
  };
  if (llvm::any_of(op->getOperandTypes(), isTensor) ||
      llvm::any_of(op->getResultTypes(), isTensor))
    return true;
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      if (llvm::any_of(block.getArgumentTypes(), isTensor))
        return true;
  if (auto function = mlir::dyn_cast<mlir::FunctionOpInterface>(op))
    return llvm::any_of(function.getArgumentTypes(), isTensor) ||
           llvm::any_of(function.getResultTypes(), isTensor);
  return false;
}

std::string scion::kindOf(mlir::Operation *op) {
  std::string kind = op->getName().getStringRef().str();
  if (touchesTensors(op))
    kind += tensorSuffix;
  return kind;
}

bool scion::selects(std::string_view selector, std::string_view kind) {
  if (kind.starts_with('@') || selector.starts_with('@'))
    return selector == kind;
  if (selector == "*")
    return true;
  bool isTensor = kind.ends_with(tensorSuffix);
  if (isTensor)
    kind.remove_suffix(tensorSuffix.size());
  bool wantsTensor = false, wantsPlain = true;
  if (selector.ends_with(tensorSuffix)) {
    selector.remove_suffix(tensorSuffix.size());
    wantsTensor = true;
    wantsPlain = false;
  } else if (selector.ends_with(":any")) {
    selector.remove_suffix(4);
    wantsTensor = true;
  }
  if (isTensor ? !wantsTensor : !wantsPlain)
    return false;
  if (selector == "*")
    return true;
  if (selector.ends_with(".*"))
    return kind.starts_with(selector.substr(0, selector.size() - 1));
  return selector == kind;
}

bool scion::holdsOf(std::span<const std::string> selectors,
                    mlir::Operation *op) {
  PredicateSet holds;
  for (const PredicateGroup *group : groupsOf(op->getName().getStringRef()))
    group->note(op, holds);
  std::string kind = kindOf(op);
  return llvm::any_of(selectors, [&](std::string_view selector) {
    return holds.contains(selector) || selects(selector, kind);
  });
}
