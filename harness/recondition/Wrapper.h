//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The executable wrapper: a public `@main : () -> ()` that calls a module's
// functions with arguments drawn from the ChoiceStream.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_RECONDITION_WRAPPER_H
#define SCION_HARNESS_RECONDITION_WRAPPER_H

#include "base/ChoiceStream.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace scion {

/// Makes values of any supported type from boundary-weighted pools: mutable
/// `memref.global`s that nothing writes to, and that no pass may fold.
class ValueMaker {
public:
  ValueMaker(mlir::ModuleOp module, ChoiceStream choices);

  /// Whether `make` can make a value of the type.
  static bool canMake(mlir::Type type);

  /// `sizes` are those of the dynamic dimensions, in order; missing ones are
  /// drawn. For an index, sizes[0] is the value.
  mlir::Value make(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Type type, llvm::ArrayRef<int64_t> sizes = {});

private:
  mlir::Value scalar(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Type type, mlir::Value position = {});
  mlir::Value number(mlir::OpBuilder &builder, mlir::Location loc,
                     int64_t value);
  mlir::Value pool(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Type storage);
  mlir::ModuleOp module;
  ChoiceStream choices;
};

/// Boundary-weighted contents for elements of ints, indices or floats: up to 64
/// numbers, repeated.
mlir::DenseElementsAttr drawContents(mlir::RankedTensorType type,
                                     ChoiceStream draws);

/// Adds @main, which calls each of `functions`.
mlir::func::FuncOp addMain(mlir::ModuleOp module,
                           llvm::ArrayRef<mlir::func::FuncOp> functions,
                           ChoiceStream choices);

/// Gives a declaration a body that returns values drawn from `choices`.
void addBody(mlir::func::FuncOp declaration, ChoiceStream choices);

} // namespace scion

#endif // SCION_HARNESS_RECONDITION_WRAPPER_H
