//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes made to be blamed, registered for this test binary only: each does one
// wrong (or harmless) thing to constants, so that a test knows the culprit of a
// path beforehand.
//
//===----------------------------------------------------------------------===//

#include "BlamedPasses.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

namespace {
template <typename Self>
class ModulePass : public PassWrapper<Self, OperationPass<ModuleOp>> {
public:
  llvm::StringRef getArgument() const override { return Self::name; }
  llvm::StringRef getDescription() const override { return "for BlameTest"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, emitc::EmitCDialect>();
  }
};

/// Replaces constants of one value by constants of another.
struct ReplaceConstant : public OpRewritePattern<arith::ConstantOp> {
  ReplaceConstant(MLIRContext *context, int64_t from, int64_t to)
      : OpRewritePattern(context), from(from), to(to) {}
  LogicalResult matchAndRewrite(arith::ConstantOp op,
                                PatternRewriter &rewriter) const override {
    auto value = dyn_cast<IntegerAttr>(op.getValue());
    if (!value || value.getInt() != from)
      return failure();
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, rewriter.getIntegerAttr(op.getType(), to));
    return success();
  }
  int64_t from, to;
};
struct Harmless : public ReplaceConstant {
  explicit Harmless(MLIRContext *context) : ReplaceConstant(context, 7, 8) {}
};
struct Guilty : public ReplaceConstant {
  explicit Guilty(MLIRContext *context) : ReplaceConstant(context, 42, 43) {}
};

/// One pattern without a visible effect, and one that changes the result.
class Break : public ModulePass<Break> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Break)
  static constexpr llvm::StringLiteral name = "blame-break";
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<Harmless>(&getContext()).add<Guilty>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

/// Correct, and needed by another pass: replaces 41 by 42.
class Prepare : public ModulePass<Prepare> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Prepare)
  static constexpr llvm::StringLiteral name = "blame-prepare";
  void runOnOperation() override {
    getOperation()->walk([&](arith::ConstantOp op) {
      auto value = dyn_cast<IntegerAttr>(op.getValue());
      if (value && value.getInt() == 41)
        op.setValueAttr(IntegerAttr::get(value.getType(), 42));
    });
  }
};

/// Replaces constants by emitc.constant, which does not lower to LLVM.
class Park : public ModulePass<Park> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Park)
  static constexpr llvm::StringLiteral name = "blame-park";
  void runOnOperation() override {
    getOperation()->walk([&](arith::ConstantOp op) {
      OpBuilder builder(op);
      auto parked = emitc::ConstantOp::create(builder, op.getLoc(),
                                              op.getType(), op.getValue());
      op.replaceAllUsesWith(parked.getOperation());
      op.erase();
    });
  }
};

/// Replaces emitc.constant by constants again, but 42 by 43.
class Unpark : public ModulePass<Unpark> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Unpark)
  static constexpr llvm::StringLiteral name = "blame-unpark";
  void runOnOperation() override {
    getOperation()->walk([&](emitc::ConstantOp op) {
      OpBuilder builder(op);
      auto value = cast<IntegerAttr>(op.getValue());
      if (value.getInt() == 42)
        value = IntegerAttr::get(value.getType(), 43);
      auto constant = arith::ConstantOp::create(builder, op.getLoc(), value);
      op.replaceAllUsesWith(constant.getOperation());
      op.erase();
    });
  }
};

/// Promises that no sum of signed integers wraps.
class Promise : public ModulePass<Promise> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Promise)
  static constexpr llvm::StringLiteral name = "blame-promise";
  void runOnOperation() override {
    getOperation()->walk([&](arith::AddIOp op) {
      op.setOverflowFlags(arith::IntegerOverflowFlags::nsw);
    });
  }
};

/// A wrong conversion: replaces a product by a division by zero.
class Divide : public ModulePass<Divide> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Divide)
  static constexpr llvm::StringLiteral name = "blame-divide";
  void runOnOperation() override {
    getOperation()->walk([&](arith::MulIOp op) {
      OpBuilder builder(op);
      auto zero =
          arith::SubIOp::create(builder, op.getLoc(), op.getLhs(), op.getLhs());
      auto quotient = arith::DivSIOp::create(builder, op.getLoc(), op.getRhs(),
                                             zero.getResult());
      op.replaceAllUsesWith(quotient.getOperation());
      op.erase();
    });
  }
};

/// Gives a function a type that does not fit its block, and prints unrelated
/// messages.
class Ruin : public ModulePass<Ruin> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Ruin)
  static constexpr llvm::StringLiteral name = "blame-ruin";
  void runOnOperation() override {
    getOperation()->walk([&](func::FuncOp function) {
      if (function.getName() != "ruin_me")
        return;
      function.emitError("all is well");
      llvm::errs() << "ruining " << function.getName();
      function.setFunctionType(FunctionType::get(
          &getContext(), {IndexType::get(&getContext())}, {}));
    });
  }
};

/// Makes the function name that Ruin looks for; no other pass does.
class Name : public ModulePass<Name> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Name)
  static constexpr llvm::StringLiteral name = "blame-name";
  void runOnOperation() override {
    getOperation()->walk([&](func::FuncOp function) {
      if (function.getName() == "name_me")
        function.setName("ruin_me");
    });
  }
};

/// Numbers the functions of all modules that it ever saw.
class Count : public ModulePass<Count> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Count)
  static constexpr llvm::StringLiteral name = "blame-count";
  void runOnOperation() override {
    static int64_t count = 0;
    Builder builder(&getContext());
    getOperation()->walk([&](func::FuncOp function) {
      if (function.getName() == "count_me")
        function->setAttr("count", builder.getI64IntegerAttr(count++));
    });
  }
};
} // namespace

void registerBlamedPasses() {
  static bool once = [] {
    PassRegistration<Break>();
    PassRegistration<Prepare>();
    PassRegistration<Park>();
    PassRegistration<Unpark>();
    PassRegistration<Promise>();
    PassRegistration<Divide>();
    PassRegistration<Ruin>();
    PassRegistration<Name>();
    PassRegistration<Count>();
    return true;
  }();
  (void)once;
}
