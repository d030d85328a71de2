//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the code that shows a value: declarations, the functions
// @scion_show_<type>, loops over shaped values.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_SHOWVALUE_H
#define SCION_HARNESS_EXEC_SHOWVALUE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"

namespace scion {

/// The prefix of the functions that show a value.
inline constexpr const char showPrefix[] = "scion_show_";

class ShowValue {
public:
  ShowValue(mlir::ModuleOp module, uint64_t maxElements,
            llvm::StringRef prefix = showPrefix)
      : module(module), maxElements(maxElements), prefix(prefix) {}

  /// Whether the program can print: it does not use printI64 and the other
  /// names for something else.
  bool isPossible();

  /// Whether values of this type can be shown. Elements in memory must fill
  /// whole bytes: others may be laid out differently by scalar and by vector
  /// code, which is no bug (docs/LegalDifferences.md).
  bool canShow(mlir::Type type) const;

  /// Inserts code that shows `value`. Static shapes of at most eight elements
  /// are unrolled if `unroll`, loaded vectors of at most 64 elements always.
  void show(mlir::OpBuilder &builder, mlir::Value value, bool unroll);

private:
  bool isScalar(mlir::Type type) const;
  bool isDigested(mlir::ShapedType type) const;
  bool canUse(llvm::StringRef name, mlir::Type parameter);
  void showScalar(mlir::OpBuilder &builder, mlir::Value value);
  void showShaped(mlir::OpBuilder &builder, mlir::Value value, bool unroll);
  void print(mlir::OpBuilder &builder, llvm::StringRef name, mlir::Value value);
  void declare(llvm::StringRef name, mlir::TypeRange parameters);
  llvm::StringRef functionFor(mlir::Type type);
  void fill(mlir::OpBuilder &builder, mlir::Value argument);
  void fillDigest(mlir::OpBuilder &builder, mlir::Value argument);

  mlir::ModuleOp module;
  uint64_t maxElements;
  llvm::StringRef prefix; // of the functions
  /// Use vector.print instead of calls, because the program has vector.print,
  /// whose lowering declares functions of the same names.
  bool useVectorPrint = false;
  llvm::SmallDenseMap<mlir::Type, mlir::StringAttr> functions;
};

} // namespace scion

#endif // SCION_HARNESS_EXEC_SHOWVALUE_H
