//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that must not hide others: `planted-wrong-everywhere` changes the
// result of every program, `planted-two-bugs` too, but for one in twenty, where
// it has another bug, and `planted-crash-often` crashes on one module in ten.
// See Planted.h.
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

/// Two bugs without patterns: on one program in twenty, by the number of ops,
/// it takes the first sum for a difference; on all others it prints a number
/// more.
class TwoBugs : public PassWrapper<TwoBugs, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TwoBugs)
  StringRef getArgument() const override { return "planted-two-bugs"; }
  StringRef getDescription() const override {
    return "Takes a sum for a difference, or prints a number more";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, vector::VectorDialect>();
  }

  void runOnOperation() override {
    auto main = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!main || main.isExternal())
      return;
    unsigned ops = 0;
    arith::AddIOp sum;
    main->walk([&](Operation *op) {
      ++ops;
      if (auto add = dyn_cast<arith::AddIOp>(op); add && !sum)
        sum = add;
    });
    OpBuilder builder(main.getBody());
    if (ops % 20 == 7) {
      if (!sum)
        return;
      builder.setInsertionPoint(sum);
      Value difference = arith::SubIOp::create(builder, sum.getLoc(),
                                               sum.getLhs(), sum.getRhs());
      sum.replaceAllUsesWith(difference);
      sum.erase();
      return;
    }
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
            if (planted::isWanted("planted-two-bugs"))
              PassRegistration<TwoBugs>();
            if (planted::isWanted("planted-crash-often"))
              PassRegistration<CrashOften>();
          }};
}
