//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes whose bugs must not hide other bugs. `planted-wrong-everywhere`
// changes the result of every program, as does `planted-two-bugs`, which has a
// second bug on one program in twenty. `planted-crash-often` crashes on one
// module in ten. See Planted.h.
//
//===----------------------------------------------------------------------===//

#include "../Planted.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

/// @main, if it has a body.
static func::FuncOp mainOf(ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  return main && !main.isExternal() ? main : func::FuncOp();
}

static void printAnotherNumber(func::FuncOp main) {
  OpBuilder builder(main.getBody());
  Value number = arith::ConstantIntOp::create(builder, main.getLoc(), 99, 64);
  vector::PrintOp::create(builder, main.getLoc(), number);
}

namespace {
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
    if (func::FuncOp main = mainOf(getOperation()))
      printAnotherNumber(main);
  }
};

/// A pass with two bugs and no patterns. If the program has an arith.addi and
/// the number of ops is 3 modulo 4, it replaces the first arith.addi by
/// arith.subi; otherwise it prints an additional number. (66 of 375 programs
/// that a campaign from 60 small ones kept have an arith.addi, so that the
/// first bug hits about one in twenty.)
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
    func::FuncOp main = mainOf(getOperation());
    if (!main)
      return;
    unsigned ops = 0;
    arith::AddIOp sum;
    main->walk([&](Operation *op) {
      ++ops;
      if (auto add = dyn_cast<arith::AddIOp>(op); add && !sum)
        sum = add;
    });
    if (!sum || ops % 4 != 3)
      return printAnotherNumber(main);
    OpBuilder builder(sum);
    Value difference = arith::SubIOp::create(builder, sum.getLoc(),
                                             sum.getLhs(), sum.getRhs());
    sum.replaceAllUsesWith(difference);
    sum.erase();
  }
};

/// Crashes depending on the number of ops, which is the same for the same
/// input.
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
