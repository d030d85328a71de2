//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Enumerates edges between op kinds: which result becomes which operand, and
// how the value is passed. The order is the same in every process, so that an
// index identifies an edge.
//
// A site is a producer kind and one of its results, a consumer kind and one of
// its operands, with at least one type in common. A round visits all sites
// once, in one manner of the table in Edges.cpp; each round takes other types.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_EDGES_H
#define SCION_HARNESS_GENERATE_EDGES_H

#include "harness/generate/Catalog.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// How the operands that the edge does not determine are chosen.
enum class Fill : uint8_t {
  Opaque,   // results of calls that are not inlined
  Constant, // a boundary value; of a producer only its last operand
  Shared,   // an operand that the producer has, too
  Same,     // the produced value once more; of a producer its first operand
};

/// How one round puts producers and consumers together.
struct Manner {
  Fill producer, consumer;
  std::string_view conveyance; // Conveyance.h
  bool usedTwice;              // both versions share one producer op
};

struct Edge {
  uint64_t index;
  const OpKind *producerKind, *consumerKind;
  const OpInstance *producer, *consumer; // producer is null: the op alone
  unsigned result, operand;
  Manner manner;

  /// Seed for the edge's constants; the same in every process.
  uint64_t draw;

  /// In a triple (Triples.h), the op in the middle: its operand is the
  /// producer's result, and its result is the consumer's operand.
  const OpKind *middleKind = nullptr;
  const OpInstance *middle = nullptr;
  unsigned middleOperand = 0, middleResult = 0;

  /// "arith.addi #0 -> arith.muli #1 (i32) constant/opaque direct".
  std::string str() const;

  /// "arith.addi", or an idiom's name.
  std::string producerOp() const, consumerOp() const;
};

class Edges {
public:
  explicit Edges(const Catalog &catalog);

  uint64_t sites() const { return list.size(); }
  static unsigned rounds();
  uint64_t size() const { return sites() * rounds(); }

  /// The edge with this index below size(). It belongs to round index /
  /// sites().
  Edge at(uint64_t index) const;

  /// An edge that compares two copies of one op. An op for which this fails is
  /// not combined with others.
  static Edge alone(const OpKind &kind, const OpInstance &instance);

  /// Whether an earlier round has the same edge, because an op lacks the
  /// operand that the manner fills differently.
  bool isRepeated(const Edge &edge) const;

private:
  struct Site {
    uint32_t producer, consumer;
    uint8_t result, operand;
  };
  const Catalog &catalog;
  std::vector<Site> list;
};

} // namespace scion

#endif // SCION_HARNESS_GENERATE_EDGES_H
