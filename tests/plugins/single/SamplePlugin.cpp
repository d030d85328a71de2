//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The smallest plugin there is, of both kinds: a dialect `sample` with nothing
// in it, and a pass `sample-rename` that renames every `from` function to `to`.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

namespace {
class SampleDialect : public mlir::Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SampleDialect)
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return "sample";
  }
  explicit SampleDialect(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                mlir::TypeID::get<SampleDialect>()) {}
};

class RenamePass
    : public mlir::PassWrapper<RenamePass,
                               mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RenamePass)
  llvm::StringRef getArgument() const override { return "sample-rename"; }
  llvm::StringRef getDescription() const override {
    return "Renames functions called `from` to `to`";
  }
  void runOnOperation() override {
    getOperation()->walk([](mlir::SymbolOpInterface symbol) {
      if (symbol.getName() == "from")
        symbol.setName("to");
    });
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionSample", "1",
          [](mlir::DialectRegistry *registry) {
            registry->insert<SampleDialect>();
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ScionSample", "1",
          [] { mlir::PassRegistration<RenamePass>(); }};
}
