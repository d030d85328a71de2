//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which op kind may stand beside which, and in what manner: a list that is the
// same in every process, so that a number names a pair of ops.
//
// A site is a producer kind and one of its results, a consumer kind and one of
// its operands, for which some type fits. A round goes over all sites once, in
// one manner of the table in Edges.cpp; each round takes other types.
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

/// The operands that the edge does not determine.
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
  bool usedTwice;              // the hidden twin shares the producer
};

struct Edge {
  uint64_t index;
  const OpKind *producerKind, *consumerKind;
  const OpInstance *producer, *consumer; // producer is null: the op alone
  unsigned result, operand;
  Manner manner;

  /// Draws of the edge (constants): the same in every process.
  uint64_t draw;

  /// Of a triple (Triples.h): what stands between the two. The producer's
  /// result is its operand, its result the consumer's operand.
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

  /// Number `index` of size(): round index / sites().
  Edge at(uint64_t index) const;

  /// The op alone, twice: what cannot be judged so cannot be judged beside
  /// another.
  static Edge alone(const OpKind &kind, const OpInstance &instance);

  /// Whether the edge says the same as one of an earlier round: an op has no
  /// operand that the manner would fill in another way.
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
