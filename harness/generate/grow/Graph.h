//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Graphs of tensor ops, grown op by op, of whatever ops the catalog has an
// instance of: a new op joins by being registered. A live value takes the place
// of one operand, the other types follow from it, the results are inferred, the
// verifier judges; where nothing fits, an instance stands as the catalog has
// it, on new operands.
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

  /// The ops that there are, in order.
  std::vector<std::string> ops() const;

private:
  struct Op {
    std::string name;
    struct Entry {
      const OpInstance *instance;
      const OpKind *kind;
    };
    std::vector<Entry> instances;
    bool isElementwise; // all operands and results have one rank

    /// By operand: whether it is a constant by the specification (a zero point,
    /// a shift, a scale), which shows in that it is one number in all
    /// instances, and another operand is not.
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
