//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted damage that a comparison of two results does not show: programs that
// cannot be translated or do not end, results that depend on addresses in the
// compiler, and passes that end the process that they run in or spoil it.
// docs/measurements/PlantedBugs.md has the table.
//
// `planted-<name>` does the damage, but only if its condition holds;
// `planted-<name>-right`, if there is one, is the correct variant.
// SCION_PLANTED chooses as in Planted.h.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_PLUGINS_PLANTEDDEATHS_H
#define SCION_TESTS_PLUGINS_PLANTEDDEATHS_H

#include "../Planted.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

namespace planted {

/// Runs Damage<wrong>::run on the module.
template <template <bool> class Damage, bool wrong>
class DamagePass
    : public mlir::PassWrapper<DamagePass<Damage, wrong>,
                               mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DamagePass)

  llvm::StringRef getArgument() const override {
    return Damage<wrong>::passName();
  }
  llvm::StringRef getDescription() const override {
    return "Planted damage (tests/plugins/deaths/PlantedDeaths.h)";
  }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    Damage<wrong>::dependentDialects(registry);
  }
  void runOnOperation() override { Damage<wrong>::run(this->getOperation()); }
};

template <template <bool> class Damage>
void registerWrong() {
  if (isWanted(Damage<true>::passName()))
    mlir::PassRegistration<DamagePass<Damage, true>>();
}

template <template <bool> class Damage>
void registerDamage() {
  registerWrong<Damage>();
  if (isWanted(Damage<false>::passName()))
    mlir::PassRegistration<DamagePass<Damage, false>>();
}

/// The condition of most passes: the first product with a constant factor in
/// `op`, or null.
inline mlir::arith::MulIOp firstScaling(mlir::Operation *op) {
  mlir::arith::MulIOp found;
  op->walk([&](mlir::arith::MulIOp product) {
    if (!mlir::matchPattern(product.getRhs(), mlir::m_Constant()))
      return mlir::WalkResult::advance();
    found = product;
    return mlir::WalkResult::interrupt();
  });
  return found;
}

inline void arithOnly(mlir::DialectRegistry &registry) {
  registry.insert<mlir::arith::ArithDialect>();
}

void registerBadIR();       // PlantedBadIR.cpp
void registerEndless();     // PlantedEndless.cpp
void registerAddresses();   // PlantedAddresses.cpp
void registerProcessEnds(); // PlantedProcessEnds.cpp
void registerHangDialect(mlir::DialectRegistry &registry); // PlantedHang.cpp

} // namespace planted

#endif // SCION_TESTS_PLUGINS_PLANTEDDEATHS_H
