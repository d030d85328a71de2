//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Edges.h"
#include "base/ChoiceStream.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace scion;

using enum Fill;

/// The manner of each round. Plain operands and constants, which folders check
/// most, come first, then the conveyances.
static constexpr Manner manners[] = {
    {Opaque, Opaque, "direct", false},
    {Opaque, Constant, "direct", false},
    {Constant, Opaque, "direct", false},
    {Constant, Constant, "direct", false},
    {Opaque, Shared, "direct", false},
    {Opaque, Same, "direct", false},
    {Same, Opaque, "direct", false},
    {Constant, Shared, "direct", false},
    {Opaque, Opaque, "direct", true},
    {Constant, Constant, "direct", true},
    {Opaque, Constant, "if-into", false},
    {Constant, Opaque, "if-out", false},
    {Opaque, Constant, "for-into", false},
    {Constant, Opaque, "for-out", false},
    {Opaque, Shared, "for-carried", false},
    {Constant, Constant, "while-carried", false},
    {Opaque, Constant, "region-out", false},
    {Constant, Opaque, "block-argument", false},
    {Opaque, Constant, "switch-out", false},
    {Constant, Opaque, "inlined-call", false},
    {Opaque, Constant, "affine-carried", false},
    {Opaque, Constant, "stack", false},
    {Constant, Opaque, "heap", false},
    {Opaque, Opaque, "copy", false},
    {Opaque, Constant, "view", false},
    {Opaque, Opaque, "freed", false},
    {Opaque, Constant, "elements", false},
    {Constant, Opaque, "lanes", false},
    {Opaque, Constant, "generic-body", false},
    {Constant, Constant, "direct", false},
    {Opaque, Constant, "direct", false},
    {Constant, Opaque, "direct", false},
    {Constant, Constant, "direct", false},
    {Opaque, Constant, "direct", false}};

unsigned Edges::rounds() { return std::size(manners); }

/// Types in the order in which the instances have them.
template <typename TypeOf>
static llvm::SetVector<Type> typesOf(const OpKind &kind, TypeOf typeOf) {
  llvm::SetVector<Type> types;
  for (const OpInstance &instance : kind.instances)
    if (Type type = typeOf(instance))
      types.insert(type);
  return types;
}

static auto resultType(unsigned index) {
  return [=](const OpInstance &instance) {
    return index < instance.results.size() ? instance.results[index] : Type();
  };
}

static auto operandType(unsigned index) {
  return [=](const OpInstance &instance) {
    return index < instance.operands.size() ? instance.operands[index] : Type();
  };
}

static unsigned most(const OpKind &kind, bool results) {
  size_t count = 0;
  for (const OpInstance &instance : kind.instances)
    count = std::max(count, results ? instance.results.size()
                                    : instance.operands.size());
  return unsigned(count);
}

Edges::Edges(const Catalog &catalog) : catalog(catalog) {
  std::span<const OpKind> kinds = catalog.kinds();
  struct End {
    uint32_t kind;
    uint8_t index;
    llvm::SetVector<Type> types;
  };
  std::vector<End> producers, consumers;
  for (uint32_t kind = 0; kind < kinds.size(); ++kind) {
    for (unsigned i = 0; i < most(kinds[kind], /*results=*/true); ++i)
      producers.push_back(
          {kind, uint8_t(i), typesOf(kinds[kind], resultType(i))});
    for (unsigned i = 0; i < most(kinds[kind], /*results=*/false); ++i)
      consumers.push_back(
          {kind, uint8_t(i), typesOf(kinds[kind], operandType(i))});
  }
  for (const End &producer : producers)
    for (const End &consumer : consumers)
      if (llvm::any_of(producer.types, [&](Type type) {
            return consumer.types.contains(type);
          }))
        list.push_back(
            {producer.kind, consumer.kind, producer.index, consumer.index});
}

Edge Edges::at(uint64_t index) const {
  const Site &site = list[index % list.size()];
  unsigned round = unsigned(index / list.size());
  const OpKind &from = catalog.kinds()[site.producer];
  const OpKind &to = catalog.kinds()[site.consumer];
  llvm::SetVector<Type> produced = typesOf(from, resultType(site.result));
  llvm::SetVector<Type> consumed = typesOf(to, operandType(site.operand));
  std::vector<Type> common;
  for (Type type : produced)
    if (consumed.contains(type))
      common.push_back(type);
  // Each round takes another type; a hash of the labels selects the first one.
  uint64_t start =
      stableHash(from.label + " " + to.label, site.result * 16 + site.operand);
  Type type = common[(start + round) % common.size()];
  auto pick = [&](const OpKind &kind, auto typeOf, uint64_t number) {
    std::vector<const OpInstance *> fitting;
    for (const OpInstance &instance : kind.instances)
      if (typeOf(instance) == type)
        fitting.push_back(&instance);
    return fitting[number % fitting.size()];
  };
  uint64_t lap = start / 7 + round / common.size() + round;
  return {index,
          &from,
          &to,
          pick(from, resultType(site.result), lap),
          pick(to, operandType(site.operand), lap / 3),
          site.result,
          site.operand,
          manners[round],
          combineHash(start, round)};
}

Edge Edges::alone(const OpKind &kind, const OpInstance &instance) {
  return {0, &kind, &kind, nullptr, &instance, 0, 0, manners[0], 0};
}

bool Edges::isRepeated(const Edge &edge) const {
  const Manner &manner = edge.manner;
  unsigned round = unsigned(edge.index / list.size());
  bool hasOthers = edge.consumer->operands.size() > 1;
  bool producerHas = !edge.producer->operands.empty();
  bool twoOperands = edge.producer->operands.size() > 1;
  if (manner.conveyance != "direct" || manner.usedTwice || round == 0)
    return false;
  return (manner.consumer != Opaque && !hasOthers &&
          manner.producer == Opaque) ||
         (manner.producer == Constant && !producerHas) ||
         (manner.producer == Same && !twoOperands) ||
         (manner.producer == Constant && manner.consumer != Opaque &&
          !hasOthers);
}

static const char *nameOf(Fill fill) {
  switch (fill) {
  case Fill::Opaque:
    return "opaque";
  case Fill::Constant:
    return "constant";
  case Fill::Shared:
    return "shared";
  case Fill::Same:
    return "same";
  }
  return "";
}

std::string Edge::str() const {
  std::string text;
  if (!producer) {
    llvm::raw_string_ostream stream(text);
    stream << consumerKind->label << " (";
    llvm::interleaveComma(consumer->operands, stream);
    stream << ") -> (";
    llvm::interleaveComma(consumer->results, stream);
    stream << ')';
    return text;
  }
  llvm::raw_string_ostream stream(text);
  stream << producerKind->label << " #" << result << " -> ";
  if (middle)
    stream << middleKind->label << " #" << middleOperand << " #" << middleResult
           << " -> ";
  stream << consumerKind->label << " #" << operand << " ("
         << producer->results[result] << ") " << ::nameOf(manner.producer)
         << '/' << ::nameOf(manner.consumer) << ' ' << manner.conveyance
         << (manner.usedTwice ? " twice" : "");
  return text;
}

static std::string firstWord(const std::string &label) {
  return label.substr(0, label.find(' '));
}

std::string Edge::producerOp() const { return firstWord(producerKind->label); }
std::string Edge::consumerOp() const { return firstWord(consumerKind->label); }
