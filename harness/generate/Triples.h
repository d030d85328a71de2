//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three ops in a row, for patterns that look two ops up: each pair that a pass
// rewrote, with every neighbour that its types allow, in front of it and after
// it. The order is the same in every process, so that an index identifies a
// triple.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_TRIPLES_H
#define SCION_HARNESS_GENERATE_TRIPLES_H

#include "harness/generate/Edges.h"

#include "llvm/ADT/DenseMap.h"

namespace scion {

class Triples {
public:
  /// The triples of these pairs, which are indices into `edges`.
  Triples(const Catalog &catalog, const Edges &edges,
          std::vector<uint64_t> pairs);

  uint64_t size() const { return starts.back(); }

  /// The triple with this index below size(). Either its consumer is a
  /// neighbour after the pair, or its producer is one before it.
  Edge at(uint64_t index) const;

private:
  /// An op that gives or takes a value of some type.
  struct Neighbour {
    uint32_t kind, instance;
    uint8_t place; // of the result or operand
  };
  using Neighbours = std::vector<Neighbour>;
  const Neighbours &of(const llvm::DenseMap<mlir::Type, Neighbours> &list,
                       mlir::Type type) const;

  const Catalog &catalog;
  const Edges &edges;
  std::vector<uint64_t> pairs;
  std::vector<uint64_t> starts; // by pair: its first triple; and the end
  llvm::DenseMap<mlir::Type, Neighbours> givers, takers; // only looked up
};

} // namespace scion

#endif // SCION_HARNESS_GENERATE_TRIPLES_H
