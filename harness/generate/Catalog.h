//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds op instances, that is ops with types and attributes that the verifier
// accepts, by trial: the verifier's message about one try determines the next
// one. So every registered dialect takes part without a table written by hand.
// Attributes that are hard to guess (maps, permutations, regions) come from
// examples, unchanged.
//
// An instance has results, no effects that are visible outside, and types of
// Types.h only. Ops with effects are part of idioms: functions of
// examples.mlir, whose bodies are used like one op.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_CATALOG_H
#define SCION_HARNESS_GENERATE_CATALOG_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/OwningOpRef.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

struct OpInstance {
  mlir::OperationName name;
  llvm::SmallVector<mlir::Type, 3> operands, results;
  mlir::DictionaryAttr attributes;

  /// The op that build() clones, with its regions, or the function of an idiom,
  /// whose body it clones. Null if the op is built from its name.
  mlir::Operation *example = nullptr;

  /// For each operand of `example`, the constant that is cloned with it, or
  /// null. Empty if there is none. `operands` leaves these operands out.
  llvm::SmallVector<mlir::Operation *, 3> kept = {};
  bool keeps(unsigned operand) const {
    return operand < kept.size() && kept[operand];
  }

  struct Built {
    mlir::Operation *op; // null for an idiom
    llvm::SmallVector<mlir::Value, 2> results;
  };
  /// Builds the op or idiom on `values`, one for each of `operands`.
  Built build(mlir::OpBuilder &builder, mlir::ValueRange values) const;

  bool isIdiom() const;
  /// Calls `look` with the name of each op that the example consists of, or
  /// with `name` if there is no example.
  void forEachOp(llvm::function_ref<void(mlir::OperationName)> look) const;
};

/// Instances of one op that differ in their types only.
struct OpKind {
  std::string label; // "arith.cmpi predicate=2"
  std::string dialect;
  std::vector<OpInstance> instances;
};

struct CatalogOptions {
  /// Dialects whose ops are wanted; empty: all that ops.table covers.
  std::vector<std::string> dialects;

  /// "#arith.overflow", …: attributes that may be enumerations.
  std::vector<std::string> attributeMnemonics;

  /// Programs whose ops are examples. Functions with a dot in their names are
  /// idioms.
  std::vector<std::string_view> examples;

  /// Dialects whose ops are wanted although ops.table lacks them.
  std::vector<std::string> beyondTable = {};
};

class Catalog {
public:
  Catalog(mlir::MLIRContext &context, const CatalogOptions &options);
  ~Catalog();

  /// All op kinds, sorted by label.
  std::span<const OpKind> kinds() const { return list; }

  /// By op: why it has no instance, or that not all types were tried.
  const std::map<std::string, std::string> &notes() const { return remarks; }

  mlir::MLIRContext &context() const { return ctx; }

private:
  mlir::MLIRContext &ctx;
  std::vector<OpKind> list;
  std::map<std::string, std::string> remarks;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> exampleModules;
};

/// examples.mlir: idioms, and ops that the shipped programs do not have.
std::string_view catalogExamples();

/// targets.mlir: idioms of targets other than LLVM, for programs that grow.
std::string_view targetIdioms();

/// unexecuted.table: ops that no program executes, and why.
std::string_view unexecutedOps();

} // namespace scion

#endif // SCION_HARNESS_GENERATE_CATALOG_H
