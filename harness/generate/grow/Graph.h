//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Grows graphs of tensor ops, one op at a time, from all ops of which the
// catalog has an instance, so that a new op needs no code here. A live value
// becomes one operand and determines the other types, the result types are
// inferred, and the verifier checks the op. If no value fits, an instance of
// the catalog is added unchanged, on new operands.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_GROW_GRAPH_H
#define SCION_HARNESS_GENERATE_GROW_GRAPH_H

#include "harness/generate/Catalog.h"
#include "harness/generate/grow/Draft.h"

#include <map>
#include <string>
#include <vector>

namespace scion::grow {

class Graph {
public:
  /// `catalog` stays alive.
  explicit Graph(const Catalog &catalog);

  /// Adds one op; false if none of a few tries is good.
  bool grow(Draft &draft) const;

  /// The names of the ops that graphs consist of, sorted.
  std::vector<std::string> ops() const;

private:
  struct Op {
    std::string name;
    struct Entry {
      const OpInstance *instance;
      const OpKind *kind;
    };
    std::vector<Entry> instances;
    bool isElementwise; // all operands have the shape of the result

    /// By operand: whether it has to be a constant (a zero point, a shift, a
    /// scale). This is assumed of an operand that has one element in all
    /// instances, if another operand has not.
    std::vector<bool> isParameter;

    /// Element types of the operands and results that MLIR converts, for each
    /// kind.
    std::vector<std::pair<const OpKind *, std::vector<mlir::Type>>> elements;
  };
  bool appendTo(Draft &draft, const Op &op, const Op::Entry &entry,
                mlir::Value value) const;
  bool asItStands(Draft &draft, const Op &op, const OpInstance &instance) const;

  std::vector<Op> list;
};

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_GRAPH_H
