//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// boundary-constant: one number in an attribute, or one element of a dense
// literal or dense array, becomes a value at the edge of its type.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"
#include "mutators/Operations.h"

#include <algorithm>
#include <charconv>

using namespace scion;

static uint64_t lowBits(unsigned bits) {
  return bits >= 64 ? ~uint64_t(0) : (uint64_t(1) << bits) - 1;
}

/// Boundary values of a signless or signed integer of `bits` bits, as text.
static std::string boundaryInteger(unsigned bits, bool isUnsigned,
                                   ChoiceStream &choices) {
  if (bits == 0)
    return "0";
  bits = std::min(bits, 64u);
  auto highest = static_cast<int64_t>(lowBits(bits - 1));
  if (isUnsigned) {
    uint64_t values[] = {0, 1, lowBits(bits), lowBits(bits) - (bits > 1),
                         uint64_t(highest) + (bits > 1)};
    return std::to_string(values[choices.below(std::size(values))]);
  }
  int64_t lowest = -highest - 1;
  // The last choice is a number next to a power of two, such as a shift amount
  // or a mask of vector lanes.
  int64_t values[] = {
      lowest, highest, -1, 0, 1, highest - (bits > 1), lowest + (bits > 1)};
  size_t pick = choices.below(std::size(values) + 1);
  if (pick == std::size(values)) {
    int64_t power = int64_t(1) << choices.below(bits > 1 ? bits - 1 : 1);
    int64_t near = power + choices.between(-1, 1);
    return std::to_string(std::clamp(near, lowest, highest));
  }
  // i1 holds true and false, written as -1 or 1 and 0.
  return std::to_string(values[pick]);
}

static std::string boundaryFloat(std::string_view type, ChoiceStream &choices) {
  static constexpr std::string_view plain[] = {"0.0", "-0.0",   "1.0",  "-1.0",
                                               "0.5", "1.0e-3", "-2.0", "3.0"};
  struct Special {
    std::string_view type;
    std::string_view
        bits[7]; // inf, -inf, NaN, largest, smallest, denormal, NaN with sign
  };
  static constexpr Special special[] = {
      {"f16",
       {"0x7C00", "0xFC00", "0x7E00", "0x7BFF", "0x0400", "0x0001", "0xFE01"}},
      {"bf16",
       {"0x7F80", "0xFF80", "0x7FC0", "0x7F7F", "0x0080", "0x0001", "0xFFC1"}},
      {"f32",
       {"0x7F800000", "0xFF800000", "0x7FC00000", "0x7F7FFFFF", "0x00800000",
        "0x00000001", "0xFFC00001"}},
      {"f64",
       {"0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000",
        "0x7FEFFFFFFFFFFFFF", "0x0010000000000000", "0x0000000000000001",
        "0xFFF8000000000001"}},
  };
  for (const Special &entry : special)
    if (entry.type == type && choices.chance(1, 2))
      return std::string(entry.bits[choices.below(std::size(entry.bits))]);
  return std::string(plain[choices.below(std::size(plain))]);
}

/// The INTEGER_TYPE, FLOAT_TYPE or INDEX_TYPE token that is the element type of
/// a number, or none.
static Index elementTypeToken(const Program &program, Index number) {
  Index node = program.node(number).parent;
  while (node != none) {
    Production production = program.node(node).production;
    Index type = none;
    if (production == Production::DenseArray ||
        production == Production::Attribute)
      type = program.child(node, Production::Type);
    if (type != none) {
      // The innermost Type of a shaped type is its last one.
      while (true) {
        Index shaped = program.child(type, Production::ShapedType);
        Index complex = program.child(type, Production::ComplexType);
        Index next = shaped != none ? shaped : complex;
        if (next == none)
          break;
        type = program.child(next, Production::Type);
        if (type == none)
          return none;
      }
      const Node &info = program.node(type);
      return info.endToken - info.firstToken == 1 ? info.firstToken : none;
    }
    if (production == Production::Attribute ||
        production == Production::AttributeEntry)
      return none;
    node = program.node(node).parent;
  }
  return none;
}

namespace {
class BoundaryConstant final : public Mutator {
public:
  std::string_view name() const override { return "boundary-constant"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    return std::any_of(
        program.nodes().begin(), program.nodes().end(),
        [](const Node &node) { return node.production == Production::Number; });
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    std::vector<Index> numbers;
    for (Index node = 0; node < program.nodes().size(); ++node)
      if (program.node(node).production == Production::Number &&
          isValue(program, node))
        numbers.push_back(node);
    for (int attempt = 0; attempt < 8 && !numbers.empty(); ++attempt) {
      Index number = context.choices.pick(numbers);
      Index token = elementTypeToken(program, number);
      if (token == none)
        continue;
      std::string_view type = program.tokenText(token);
      std::string text;
      switch (program.token(token).kind) {
      case TokenKind::IntegerType: {
        unsigned bits = 0;
        size_t digits = type.find_first_of("0123456789");
        std::from_chars(type.data() + digits, type.data() + type.size(), bits);
        text = boundaryInteger(bits, type[0] == 'u', context.choices);
        break;
      }
      case TokenKind::IndexType:
        text = boundaryInteger(64, false, context.choices);
        break;
      case TokenKind::FloatType:
        text = boundaryFloat(type, context.choices);
        break;
      default:
        continue;
      }
      if (text == program.nodeText(number))
        continue;
      edits.replaceNode(number, text);
      context.explain(std::string(program.nodeText(number)) + " became " +
                      text + " : " + std::string(type));
      return true;
    }
    return false;
  }

private:
  /// Values that a program computes with: `value`, `initial_value` and the
  /// like. Segment sizes, permutations and positions have other mutators.
  static bool isValue(const Program &program, Index number) {
    for (Index node = number; node != none; node = program.node(node).parent)
      if (program.node(node).production == Production::AttributeEntry) {
        std::string_view entry = nameOfEntry(program, node);
        return entry == "value" || entry == "initial_value" ||
               entry == "values" || entry == "init" || entry == "cst";
      }
    return false;
  }
};
} // namespace

const Mutator &scion::mutatorBoundaryConstant() {
  static const BoundaryConstant mutator;
  return mutator;
}
