//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ReconcileCasts.h"
#include "harness/lowering/PathStep.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace scion;

static constexpr std::string_view onModule = "reconcile-unrealized-casts";
static constexpr std::string_view onFunctions =
    "func.func(reconcile-unrealized-casts)";

/// The cast whose results are the inputs of this one, in order; or null.
static UnrealizedConversionCastOp castBefore(UnrealizedConversionCastOp cast) {
  if (cast.getInputs().empty())
    return {};
  auto before =
      cast.getInputs().front().getDefiningOp<UnrealizedConversionCastOp>();
  if (before && before.getOutputs() == cast.getInputs())
    return before;
  return {};
}

/// Replaces a cast by an earlier value of its chain of casts that has the same
/// types, if there is one. Follows at most `longest` casts, because chains in
/// unreachable code may be cyclic.
static void forward(UnrealizedConversionCastOp cast, size_t longest) {
  UnrealizedConversionCastOp from = cast;
  for (size_t i = 0; from && i < longest; ++i, from = castBefore(from)) {
    if (from.getInputs().getTypes() != cast.getResultTypes())
      continue;
    bool isOfItself = llvm::any_of(from.getInputs(), [&](Value input) {
      return input.getDefiningOp() == cast;
    });
    if (!isOfItself)
      cast.replaceAllUsesWith(from.getInputs());
    return;
  }
}

bool scion::reconcilesCasts(const PathStep &step) {
  return step.pipeline == onModule || step.pipeline == onFunctions;
}

void scion::reconcileCastsInOrder(ModuleOp module, const PathStep &step) {
  SmallVector<UnrealizedConversionCastOp> casts;
  auto gather = [&](Operation *root) {
    root->walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
  };
  if (step.pipeline == onModule)
    gather(module);
  else
    for (auto function : module.getOps<func::FuncOp>())
      gather(function);
  for (UnrealizedConversionCastOp cast : llvm::reverse(casts))
    forward(cast, casts.size());

  // Erase casts whose results reach no user other than casts.
  SetVector<Operation *> used;
  for (UnrealizedConversionCastOp cast : casts)
    if (llvm::any_of(cast->getUsers(), [](Operation *user) {
          return !isa<UnrealizedConversionCastOp>(user);
        }))
      used.insert(cast);
  for (size_t i = 0; i < used.size(); ++i)
    for (Value input : used[i]->getOperands())
      if (auto cast = input.getDefiningOp<UnrealizedConversionCastOp>())
        used.insert(cast);
  for (UnrealizedConversionCastOp cast : casts)
    if (!used.contains(cast)) {
      cast->dropAllUses();
      cast.erase();
    }
}
