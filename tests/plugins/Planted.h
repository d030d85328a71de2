//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted bugs: each rewrite is a class template over `bool wrong`, and the two
// instances differ in one condition. `planted-<name>` is the wrong one, with a
// bug that could pass a review; `planted-<name>-right` is the correct variant.
// They measure whether Scion finds a miscompilation and names its pass.
//
// SCION_PLANTED="planted-peel planted-nsw-right" makes the plugin register only
// these passes; if it is unset, all of them. Measurements use one at a time.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_PLUGINS_PLANTED_H
#define SCION_TESTS_PLUGINS_PLANTED_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

#include <cstdlib>

namespace planted {

/// Whether SCION_PLANTED names the pass.
inline bool isWanted(llvm::StringRef pass) {
  const char *list = std::getenv("SCION_PLANTED");
  if (!list)
    return true;
  llvm::SmallVector<llvm::StringRef> names;
  llvm::StringRef(list).split(names, ' ', -1, /*KeepEmpty=*/false);
  return llvm::is_contained(names, pass);
}

/// Runs one pattern once on each op that the module has at the start. The
/// pattern is not applied to its own results, since that might never end.
template <typename Pattern>
class PatternPass
    : public mlir::PassWrapper<PatternPass<Pattern>,
                               mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PatternPass)

  llvm::StringRef getArgument() const override { return Pattern::passName(); }
  llvm::StringRef getDescription() const override {
    return "A planted rewrite (tests/plugins/Planted.h)";
  }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    Pattern::dependentDialects(registry);
  }
  void runOnOperation() override {
    mlir::RewritePatternSet patterns(&this->getContext());
    patterns.add<Pattern>(&this->getContext());
    mlir::walkAndApplyPatterns(this->getOperation(), std::move(patterns));
  }
};

/// The name of the pass of this instance.
#define PLANTED_NAME(name)                                                     \
  static llvm::StringRef passName() {                                          \
    return wrong ? "planted-" name : "planted-" name "-right";                 \
  }

/// The name, and the dialects besides arith of the ops that the rewrite
/// creates.
#define PLANTED_REWRITE(name, ...)                                             \
  PLANTED_NAME(name)                                                           \
  static void dependentDialects(mlir::DialectRegistry &registry) {             \
    registry.insert<mlir::arith::ArithDialect __VA_OPT__(, ) __VA_ARGS__>();   \
  }

template <template <bool> class Pattern>
void registerBoth() {
  if (isWanted(Pattern<true>::passName()))
    mlir::PassRegistration<PatternPass<Pattern<true>>>();
  if (isWanted(Pattern<false>::passName()))
    mlir::PassRegistration<PatternPass<Pattern<false>>>();
}

void registerArithmetic(); // PlantedArithmetic.cpp
void registerLoops();      // PlantedLoops.cpp
void registerMemory();     // PlantedMemory.cpp
void registerAccesses();   // PlantedAccesses.cpp

} // namespace planted

#endif // SCION_TESTS_PLUGINS_PLANTED_H
