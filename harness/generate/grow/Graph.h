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
    std::vector<const OpInstance *> instances;
    bool isElementwise; // all operands and results have one rank
  };
  bool appendTo(Draft &draft, const Op &op, const OpInstance &instance,
                mlir::Value value) const;
  bool asItStands(Draft &draft, const OpInstance &instance) const;

  std::vector<Op> list;
};

} // namespace scion::grow

#endif // SCION_HARNESS_GENERATE_GROW_GRAPH_H
