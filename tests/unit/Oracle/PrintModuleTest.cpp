//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PrintModule.h"
#include "base/Stage.h"
#include "harness/oracle/Report.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace scion;

namespace {
class UnprintableType : public mlir::Type::TypeBase<UnprintableType, mlir::Type,
                                                    mlir::TypeStorage> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(UnprintableType)
  static constexpr llvm::StringLiteral name = "unprintable.type";
  using Base::Base;
};

/// Printing its type aborts.
class UnprintableDialect : public mlir::Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(UnprintableDialect)
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return "unprintable";
  }
  explicit UnprintableDialect(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                mlir::TypeID::get<UnprintableDialect>()) {
    addTypes<UnprintableType>();
  }
  void printType(mlir::Type, mlir::DialectAsmPrinter &) const override {
    std::abort();
  }
};
} // namespace

static void printUnprintable(bool isInPass) {
  installCrashAttribution();
  mlir::MLIRContext context;
  context.loadDialect<UnprintableDialect>();
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  (*module)->setAttr("is", mlir::TypeAttr::get(UnprintableType::get(&context)));
  if (isInPass) {
    StageScope stage("some-pass");
    (void)printModule(*module);
  }
  (void)printModule(*module);
}

TEST(PrintModuleDeathTest, ThePrinterIsBlamedWhereNoPassIsAtWork) {
  EXPECT_DEATH(printUnprintable(/*isInPass=*/false),
               "FuzzerHash=print-pretty.crash");
  EXPECT_DEATH(printUnprintable(/*isInPass=*/true),
               "FuzzerHash=some-pass.crash");
}
