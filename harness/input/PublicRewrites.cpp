//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/PublicRewrites.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

#include <algorithm>

using namespace scion;

namespace {
class PublicRewritePass
    : public mlir::PassWrapper<PublicRewritePass,
                               mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PublicRewritePass)

  explicit PublicRewritePass(const PublicRewrite &rewrite) : rewrite(rewrite) {}

  llvm::StringRef getArgument() const override { return rewrite.name; }
  llvm::StringRef getDescription() const override { return rewrite.call; }

  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                    mlir::bufferization::BufferizationDialect,
                    mlir::func::FuncDialect, mlir::linalg::LinalgDialect,
                    mlir::memref::MemRefDialect, mlir::scf::SCFDialect,
                    mlir::tensor::TensorDialect, mlir::vector::VectorDialect>();
  }

  void runOnOperation() override {
    if (failed(rewrite.run(getOperation())))
      signalPassFailure();
  }

private:
  const PublicRewrite &rewrite;
};
} // namespace

const std::vector<PublicRewrite> &scion::publicRewrites() {
  // Leaked on purpose: passes refer to it until the process ends.
  static const std::vector<PublicRewrite> *rewrites = [] {
    auto *rewrites = new std::vector<PublicRewrite>;
    addPatternRewrites(*rewrites);
    addTypeConversions(*rewrites);
    addTransformations(*rewrites);
    return rewrites;
  }();
  return *rewrites;
}

const PublicRewrite *scion::publicRewrite(std::string_view name) {
  auto found = std::ranges::find(publicRewrites(), name, &PublicRewrite::name);
  return found == publicRewrites().end() ? nullptr : &*found;
}

void scion::registerPublicRewrites() {
  for (const PublicRewrite &rewrite : publicRewrites())
    mlir::registerPass(
        [&rewrite] { return std::make_unique<PublicRewritePass>(rewrite); });
}

std::string_view scion::rewritesFlag(std::string_view pipeline) {
  for (const PublicRewrite &rewrite : publicRewrites())
    if (pipeline.find(rewrite.name) != pipeline.npos)
      return "--load-pass-plugin=" SCION_REWRITES_PLUGIN;
  return "";
}
