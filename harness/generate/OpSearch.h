//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the instances of one op by trial: the verifier's message about one try
// names the operand, result or attribute to change in the next.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_OPSEARCH_H
#define SCION_HARNESS_GENERATE_OPSEARCH_H

#include "harness/generate/Catalog.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace scion {

/// The attributes that are tried for any op, in this order.
struct AttributePool {
  std::vector<mlir::Attribute> general;

  /// Seen in examples, by "op attribute".
  llvm::StringMap<std::vector<mlir::Attribute>> seen;
};

class OpSearch {
public:
  OpSearch(mlir::MLIRContext &context, const AttributePool &pool);

  struct Found {
    std::vector<OpInstance> instances;
    std::string remark; // why there is none, or what was not tried
  };

  /// Instances without regions, with the types of Types.h.
  Found instancesOf(mlir::RegisteredOperationName name);

  /// Whether an op of such an instance verifies, and has no effects.
  bool isGood(const OpInstance &instance);

private:
  struct Shape; // operands and results of the tries in hand

  std::string tryOp(const OpInstance &instance, bool *isPure = nullptr);
  mlir::Operation *makeOp(const OpInstance &instance);
  mlir::Value valueOf(mlir::Type type, unsigned which);
  bool settleAttributes(OpInstance &op);
  std::vector<mlir::DictionaryAttr> variations(const OpInstance &op);
  std::vector<mlir::Attribute> candidates(const OpInstance &op,
                                          llvm::StringRef attribute);
  void searchTypes(OpInstance start, Found &found);
  std::vector<mlir::Type> infer(const OpInstance &op);

  mlir::MLIRContext &context;
  const AttributePool &pool;
  std::vector<mlir::Type> types;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::OpBuilder builder;
  llvm::DenseMap<mlir::Type, llvm::SmallVector<mlir::Value, 4>> values;
  uint64_t tries = 0, faults = 0; // for the op in hand
  std::string problem;
};

} // namespace scion

#endif // SCION_HARNESS_GENERATE_OPSEARCH_H
