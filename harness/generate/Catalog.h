//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops there are with which types and attributes, found by asking: an op
// is built, the verifier says what is wrong with it, and the next try goes by
// that. So whatever is registered joins, and nothing is typed in. What is hard
// to guess (maps, permutations, regions) comes from examples, as they stand.
//
// An instance has results, no effects, and types of Types.h only.
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

  /// Null, or the op that is cloned, with its regions.
  mlir::Operation *example = nullptr;

  /// Builds the op. As many operands as `operands`, of their types.
  mlir::Operation *build(mlir::OpBuilder &builder,
                         mlir::ValueRange values) const;
};

/// Instances of one op that differ in their types only.
struct OpKind {
  std::string label; // "arith.cmpi predicate=2"
  std::string dialect;
  std::vector<OpInstance> instances;
};

struct CatalogOptions {
  /// Ops of these dialects; empty: of all that ops.table covers.
  std::vector<std::string> dialects;

  /// "#arith.overflow", …: attributes that may be enumerations.
  std::vector<std::string> attributeMnemonics;

  /// Programs whose ops are examples.
  std::vector<std::string_view> examples;
};

class Catalog {
public:
  Catalog(mlir::MLIRContext &context, const CatalogOptions &options);
  ~Catalog();

  /// In the order of their labels.
  std::span<const OpKind> kinds() const { return list; }

  /// Why an op of the dialects has no instance, or that not all was tried.
  const std::map<std::string, std::string> &notes() const { return remarks; }

  mlir::MLIRContext &context() const { return ctx; }

private:
  mlir::MLIRContext &ctx;
  std::vector<OpKind> list;
  std::map<std::string, std::string> remarks;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> exampleModules;
};

} // namespace scion

#endif // SCION_HARNESS_GENERATE_CATALOG_H
