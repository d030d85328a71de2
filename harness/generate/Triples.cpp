//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Triples.h"
#include "base/ChoiceStream.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;

/// Adds one instance of each kind for each type and place; others with that
/// type there differ elsewhere.
template <typename Neighbours, typename TypesOf>
static void collect(llvm::DenseMap<Type, Neighbours> &list, const OpKind &kind,
                    uint32_t number, TypesOf typesOf) {
  for (auto [index, instance] : llvm::enumerate(kind.instances))
    for (auto [place, type] : llvm::enumerate(typesOf(instance))) {
      Neighbours &known = list[type];
      bool isNew = llvm::none_of(known, [&](const auto &one) {
        return one.kind == number && one.place == place;
      });
      if (isNew)
        known.push_back({number, uint32_t(index), uint8_t(place)});
    }
}

Triples::Triples(const Catalog &catalog, const Edges &edges,
                 std::vector<uint64_t> list)
    : catalog(catalog), edges(edges), pairs(std::move(list)) {
  for (auto [number, kind] : llvm::enumerate(catalog.kinds())) {
    collect(takers, kind, number,
            [](const OpInstance &one) { return one.operands; });
    collect(givers, kind, number,
            [](const OpInstance &one) { return one.results; });
  }
  starts.push_back(0);
  for (uint64_t pair : pairs) {
    Edge edge = edges.at(pair);
    uint64_t count = 0;
    for (Type type : edge.consumer->results)
      count += of(takers, type).size();
    for (Type type : edge.producer->operands)
      count += of(givers, type).size();
    starts.push_back(starts.back() + count);
  }
}

const Triples::Neighbours &
Triples::of(const llvm::DenseMap<Type, Neighbours> &list, Type type) const {
  static const Neighbours none;
  auto found = list.find(type);
  return found == list.end() ? none : found->second;
}

Edge Triples::at(uint64_t index) const {
  size_t pair = llvm::upper_bound(starts, index) - starts.begin() - 1;
  uint64_t rest = index - starts[pair];
  Edge edge = edges.at(pairs[pair]);
  edge.index = index;
  edge.draw = combineHash(edge.draw, index);
  // The op in the middle replaces the conveyance of a pair.
  edge.manner.conveyance = "direct";
  edge.manner.usedTwice = false;
  for (auto [place, type] : llvm::enumerate(edge.consumer->results)) {
    const Neighbours &after = of(takers, type);
    if (rest >= after.size()) {
      rest -= after.size();
      continue;
    }
    const Neighbour &next = after[rest];
    edge.middleKind = edge.consumerKind;
    edge.middle = edge.consumer;
    edge.middleOperand = edge.operand;
    edge.middleResult = place;
    edge.consumerKind = &catalog.kinds()[next.kind];
    edge.consumer = &edge.consumerKind->instances[next.instance];
    edge.operand = next.place;
    return edge;
  }
  for (auto [place, type] : llvm::enumerate(edge.producer->operands)) {
    const Neighbours &before = of(givers, type);
    if (rest >= before.size()) {
      rest -= before.size();
      continue;
    }
    const Neighbour &first = before[rest];
    edge.middleKind = edge.producerKind;
    edge.middle = edge.producer;
    edge.middleOperand = place;
    edge.middleResult = edge.result;
    edge.producerKind = &catalog.kinds()[first.kind];
    edge.producer = &edge.producerKind->instances[first.instance];
    edge.result = first.place;
    return edge;
  }
  llvm_unreachable("no such triple");
}
