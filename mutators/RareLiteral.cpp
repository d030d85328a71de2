//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// rare-literal: numbers and types that programs written by people hardly have:
// a scalar type becomes a rare one throughout the program, so does a size, or
// one number of an attribute becomes an odd one.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"
#include "mutators/Operations.h"

#include <algorithm>
#include <vector>

using namespace scion;

// Most are wide, so that constants fit into them.
static constexpr std::string_view rareIntegers[] = {
    "i3", "i7", "i24", "i33", "i48", "i63", "i65", "i80", "i128"};
static constexpr std::string_view rareFloats[] = {
    "bf16", "f16", "tf32", "f80", "f128", "f8E4M3FN", "f8E5M2"};
static constexpr std::string_view rareSizes[] = {"0x", "1x",  "3x",
                                                 "7x", "17x", "?x"};
static constexpr std::string_view oddIntegers[] = {
    "0",          "1",   "2",     "3",     "7",
    "31",         "32",  "63",    "64",    "65",
    "127",        "255", "32768", "65535", "2147483647",
    "4294967296", "-1",  "-2",    "-128",  "9223372036854775807"};
static constexpr std::string_view oddFloats[] = {
    "0.0",     "-0.0",     "1.0e-40",      "1.17549435e-38",
    "3.4e+38", "1.0e+300", "4.94066e-324", "0.1"};

namespace {
/// Whether a token may be replaced.
enum class Stands : uint8_t {
  Freely, // by another token of its kind
  Fixed,  // no: it is of another kind, or in an attribute that does not state
          // the type of values (a predicate is an i64 for all operand types)
  Stated, // no, and neither may equal sizes: an attribute contains the size
};

class RareLiteral final : public Mutator {
public:
  std::string_view name() const override { return "rare-literal"; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    return program.symbols().operations.size();
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    uint64_t what = context.choices.below(8);
    if (what < 5)
      return throughout(program, {TokenKind::IntegerType, TokenKind::FloatType},
                        context, edits);
    if (what < 7)
      return throughout(program, {TokenKind::Dimension}, context, edits);
    return oddNumber(program, context, edits);
  }

private:
  static std::string_view rareFor(TokenKind kind, ChoiceStream &choices) {
    if (kind == TokenKind::IntegerType)
      return rareIntegers[choices.below(std::size(rareIntegers))];
    if (kind == TokenKind::FloatType)
      return rareFloats[choices.below(std::size(rareFloats))];
    return rareSizes[choices.below(std::size(rareSizes))];
  }

  /// Whether each token may be replaced, by token index.
  static std::vector<Stands>
  standingOf(const Program &program, std::initializer_list<TokenKind> kinds) {
    std::vector<Stands> stands(program.tokens().size(), Stands::Fixed);
    for (Index token = 0; token < stands.size(); ++token)
      // Keep i1, the type of conditions.
      if (std::find(kinds.begin(), kinds.end(), program.token(token).kind) !=
              kinds.end() &&
          program.tokenText(token) != "i1")
        stands[token] = Stands::Freely;
    for (Index node = 0; node < program.nodes().size(); ++node) {
      const Node &entry = program.node(node);
      if (entry.production != Production::AttributeEntry)
        continue;
      std::string_view name = nameOfEntry(program, node);
      bool isValue = name == "value" || name == "initial_value";
      if (name == "function_type" || name == "type")
        continue;
      for (Index token = entry.firstToken; token < entry.endToken; ++token)
        if (program.token(token).kind == TokenKind::Dimension)
          stands[token] = Stands::Stated;
        else if (!isValue)
          stands[token] = Stands::Fixed;
    }
    return stands;
  }

  /// Replaces all tokens of one of the kinds that have the same text.
  static bool throughout(const Program &program,
                         std::initializer_list<TokenKind> kinds,
                         MutationContext &context, Rewriter &edits) {
    std::vector<std::pair<std::string_view, TokenKind>> texts; // each once
    std::vector<Stands> stands = standingOf(program, kinds);
    Index count = Index(program.tokens().size());
    for (Index token = 0; token < count; ++token)
      if (stands[token] == Stands::Freely) {
        std::pair one(program.tokenText(token), program.token(token).kind);
        if (std::find(texts.begin(), texts.end(), one) == texts.end())
          texts.push_back(one);
      }
    for (Index token = 0; token < count; ++token)
      if (stands[token] == Stands::Stated)
        std::erase(texts, std::pair(program.tokenText(token),
                                    program.token(token).kind));
    if (texts.empty())
      return false;
    auto [from, kind] = context.choices.pick(texts);
    std::string_view to = rareFor(kind, context.choices);
    if (to == from)
      return false;
    for (Index token = 0; token < count; ++token)
      if (stands[token] == Stands::Freely &&
          program.token(token).kind == kind && program.tokenText(token) == from)
        edits.replaceToken(token, std::string(to));
    context.explain(std::string(from) + " is " + std::string(to) +
                    " throughout");
    return true;
  }

  static bool oddNumber(const Program &program, MutationContext &context,
                        Rewriter &edits) {
    std::vector<Index> numbers;
    for (Index node = 0; node < program.nodes().size(); ++node)
      if (program.node(node).production == Production::Number)
        numbers.push_back(node);
    if (numbers.empty())
      return false;
    Index number = context.choices.pick(numbers);
    std::string_view from = program.nodeText(number);
    bool isFloat = from.find('.') != from.npos;
    std::string_view to =
        isFloat ? oddFloats[context.choices.below(std::size(oddFloats))]
                : oddIntegers[context.choices.below(std::size(oddIntegers))];
    if (to == from)
      return false;
    edits.replaceNode(number, std::string(to));
    context.explain("the number " + std::string(from) + " is " +
                    std::string(to));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorRareLiteral() {
  static const RareLiteral mutator;
  return mutator;
}
