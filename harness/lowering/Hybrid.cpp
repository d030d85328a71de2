//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Hybrid.h"

#include "harness/input/ModuleFeatures.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/HybridPool.h"

using namespace scion;

/// One path in this many offers a module. In 1,200 executions, 190 modules are
/// offered; one mutant in 16 uses one, 61 in all.
static constexpr uint64_t pathsEach = 4;

/// The module is offered after one in this many of the path's effective steps,
/// until the pool takes one. Later modules are more often lowered too far to be
/// judged.
static constexpr uint64_t stepsEach = 3;

/// Offers the module to the pool; true if the pool takes it.
static bool offer(mlir::ModuleOp module) {
  std::vector<uint64_t> pairs;
  forEachModuleFeature(module, [&](FeatureKind kind, uint64_t hash) {
    if (kind == FeatureKind::ControlPair || kind == FeatureKind::DataPair)
      pairs.push_back(combineHash(hash, uint64_t(kind)));
  });
  HybridPool &pool = HybridPool::global();
  if (!pool.isNew(pairs))
    return false;
  pool.add(printGeneric(module));
  return true;
}

std::function<void(mlir::ModuleOp)>
scion::offerOneAfter(ChoiceStream choices, bool (*isWanted)(mlir::ModuleOp)) {
  if (!HybridPool::global().isOn() || !choices.chance(1, pathsEach))
    return nullptr;
  return [choices, isWanted, isDone = false](mlir::ModuleOp module) mutable {
    if (!isDone && choices.chance(1, stepsEach))
      isDone = isWanted(module) && offer(module);
  };
}
