//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that must not hide others: `planted-wrong-everywhere` changes the
// result of every program, and `planted-crash-often` crashes on one module in
// ten. See Planted.h.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {
/// Prints a number more.
class WrongEverywhere
    : public PassWrapper<WrongEverywhere, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WrongEverywhere)
  StringRef getArgument() const override { return "planted-wrong-everywhere"; }
  StringRef getDescription() const override { return "Prints a number more"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, vector::VectorDialect>();
  }

  void runOnOperation() override {
    auto main = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!main || main.isExternal())
      return;
    OpBuilder builder(main.getBody());
    Value number = arith::ConstantIntOp::create(builder, main.getLoc(), 99, 64);
    vector::PrintOp::create(builder, main.getLoc(), number);
  }
};

/// Crashes by the number of ops, which the same input has each time.
class CrashOften : public PassWrapper<CrashOften, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CrashOften)
  StringRef getArgument() const override { return "planted-crash-often"; }
  StringRef getDescription() const override {
    return "Crashes on one module in ten";
  }

  void runOnOperation() override {
    unsigned ops = 0;
    getOperation()->walk([&](Operation *) { ++ops; });
    if (ops % 10 == 0)
      __builtin_trap();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionPlantedNuisance", "1", [] {
            if (planted::isWanted("planted-wrong-everywhere"))
              PassRegistration<WrongEverywhere>();
            if (planted::isWanted("planted-crash-often"))
              PassRegistration<CrashOften>();
          }};
}
