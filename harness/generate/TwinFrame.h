//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The surroundings of the edges in all programs with twins: tables of boundary
// values from which operands are loaded, functions that hide a value, and
// functions that show two values that must be equal. The output has the form of
// docs/Generate.md: the first value follows mark N, the second follows N+1, and
// N+2 ends the pair.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_TWINFRAME_H
#define SCION_HARNESS_GENERATE_TWINFRAME_H

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/MapVector.h"

#include <string>
#include <vector>

namespace scion {

/// The first mark; the marks of edge k begin 4k after it. No boundary value is
/// close to any mark.
inline constexpr int64_t twinMark = 4611686018427387000;

/// Operand tuples of each edge: four rounds over the 17 boundary values, so
/// that two operands meet in a quarter of all combinations. Running them is 4 %
/// of the work of a batch (perf, edges of arith, index, math, complex).
inline constexpr unsigned twinRows = 68;

class TwinFrame {
public:
  explicit TwinFrame(mlir::MLIRContext &context);

  /// A function for one edge, called once for each row. Its body is to be built
  /// at the builder, which `start` puts into it.
  mlir::func::FuncOp startEdge(mlir::OpBuilder &builder);

  /// A new operand of the current edge, whose value no pass knows.
  mlir::Value operand(mlir::Type type);

  /// Number `which` of the boundary values (any number will do).
  mlir::Value constant(mlir::OpBuilder &builder, mlir::Type type,
                       uint64_t which);

  /// The same value, through a call that no pass sees through.
  mlir::Value hide(mlir::OpBuilder &builder, mlir::Value value);

  /// Shows both versions.
  void show(mlir::OpBuilder &builder, mlir::Value one, mlir::Value other);

  /// A call of a private function that returns its argument and may be inlined.
  mlir::Value pass(mlir::OpBuilder &builder, mlir::Value value);

  /// The program, complete with its @main, which gives each edge the operands
  /// that it is defined for, or is empty.
  mlir::OwningOpRef<mlir::ModuleOp> finish(bool isCalled);

  mlir::ModuleOp module() { return *program; }

private:
  mlir::func::FuncOp makeFunction(const std::string &name,
                                  mlir::TypeRange inputs,
                                  mlir::TypeRange results, bool isHidden);
  mlir::func::FuncOp declare(llvm::StringRef name, mlir::TypeRange inputs);
  mlir::func::FuncOp inputFunction(mlir::Type type, unsigned position);
  mlir::func::FuncOp showFunction(mlir::Type type);
  mlir::Value table(mlir::OpBuilder &builder, mlir::Type part);
  void print(mlir::OpBuilder &builder, mlir::Value scalar);
  void printAll(mlir::OpBuilder &builder, mlir::Value value);

  mlir::OwningOpRef<mlir::ModuleOp> program;
  mlir::OpBuilder top;
  mlir::Location loc;
  llvm::StringMap<mlir::func::FuncOp> functions;

  using Operand = std::pair<mlir::Type, unsigned>;
  struct EdgeFunction {
    mlir::func::FuncOp function;
    std::vector<Operand> operands;
  };
  std::vector<EdgeFunction> edges;

  llvm::MapVector<Operand, std::vector<semantics::Datum>> inputs;
  const std::vector<semantics::Datum> &inputsOf(const Operand &operand);
  std::vector<bool> definedRows(EdgeFunction &edge);
  void enterDefinedRows(mlir::OpBuilder &builder, llvm::StringRef edge,
                        const std::vector<bool> &defined, mlir::Value row);
};

} // namespace scion

#endif // SCION_HARNESS_GENERATE_TWINFRAME_H
