//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/OpKinds.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <set>

using namespace scion;

static constexpr std::string_view tensorSuffix = ":tensor";

static bool touchesTensors(mlir::Operation *op) {
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

bool OpKinds::contains(std::string_view kind) const {
  return std::binary_search(kinds.begin(), kinds.end(), kind);
}

static bool mayHaveNoTrips(mlir::affine::AffineForOp loop) {
  return !loop.hasConstantBounds() ||
         loop.getConstantLowerBound() >= loop.getConstantUpperBound();
}

static bool mayHaveNoTrips(mlir::scf::ForOp loop) {
  std::optional<int64_t> low = mlir::getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> high = mlir::getConstantIntValue(loop.getUpperBound());
  return !low || !high || *low >= *high;
}

/// Whether each result of the map is a constant or one dimension plus one.
static bool isPlainAccess(mlir::AffineMap map) {
  return llvm::all_of(map.getResults(), [](mlir::AffineExpr expression) {
    if (auto sum = mlir::dyn_cast<mlir::AffineBinaryOpExpr>(expression))
      if (sum.getKind() == mlir::AffineExprKind::Add &&
          mlir::isa<mlir::AffineConstantExpr>(sum.getRHS()))
        expression = sum.getLHS();
    return mlir::isa<mlir::AffineDimExpr, mlir::AffineConstantExpr>(expression);
  });
}

/// The trait of `op` that OpKinds::kinds documents, or none.
static const char *traitOf(mlir::Operation *op) {
  if (auto loop = mlir::dyn_cast<mlir::affine::AffineForOp>(op))
    return mayHaveNoTrips(loop) ? "@affine.for-trips" : nullptr;
  if (auto loop = mlir::dyn_cast<mlir::scf::ForOp>(op))
    return mayHaveNoTrips(loop) ? "@scf.for-trips" : nullptr;
  auto accessTrait = [](mlir::AffineMap map) {
    return isPlainAccess(map) ? nullptr : "@affine-access";
  };
  if (auto load = mlir::dyn_cast<mlir::affine::AffineReadOpInterface>(op))
    return accessTrait(load.getAffineMap());
  if (auto store = mlir::dyn_cast<mlir::affine::AffineWriteOpInterface>(op))
    return accessTrait(store.getAffineMap());
  return nullptr;
}

OpKinds scion::scanKinds(mlir::ModuleOp module) {
  // Names are unique per context: look at the pointer, spell each name once.
  llvm::DenseMap<void *, unsigned> seen;
  OpKinds result;
  std::set<std::string_view> traits;
  module->walk([&](mlir::Operation *op) {
    if (op == module.getOperation())
      return;
    if (const char *trait = traitOf(op))
      traits.insert(trait);
    bool tensor = touchesTensors(op);
    unsigned &bits = seen[op->getName().getAsOpaquePointer()];
    unsigned bit = tensor ? 2 : 1;
    if (bits & bit)
      return;
    bits |= bit;
    std::string kind = op->getName().getStringRef().str();
    if (!llvm::StringRef(kind).starts_with("llvm."))
      result.lowered = false;
    if (tensor)
      kind += tensorSuffix;
    result.kinds.push_back(std::move(kind));
  });
  result.kinds.insert(result.kinds.end(), traits.begin(), traits.end());
  std::sort(result.kinds.begin(), result.kinds.end());
  return result;
}

bool scion::selects(std::string_view selector, std::string_view kind) {
  if (kind.starts_with('@'))
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
