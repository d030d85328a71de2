//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// drop-attribute: erases an attribute or property that the corpus shows to be
// optional for that operation, or a location.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"

using namespace scion;

namespace {
class DropAttribute final : public Mutator {
public:
  std::string_view name() const override { return "drop-attribute"; }
  bool shrinks() const override { return true; }

  uint64_t weight(const Program &program,
                  const MutationContext &) const override {
    for (const Node &node : program.nodes())
      if (node.production == Production::AttributeEntry ||
          node.production == Production::Location)
        return 1;
    return 0;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    std::vector<Index> candidates; // AttributeEntry or Location
    // Use the first operation with a candidate, searching from a random one.
    size_t count = table.operations.size();
    if (count == 0)
      return false;
    size_t start = context.choices.below(count);
    for (size_t i = 0; i < count && candidates.empty(); ++i) {
      Index operation = (start + i) % count;
      const OperationInfo &info = table.operations[operation];
      for (Index entry : attributeEntries(program, operation)) {
        std::string_view name = nameOfEntry(program, entry);
        if (context.knowledge.isOptional(info.name, name) &&
            name != "sym_name" && name != "function_type" &&
            // A declaration must not be public, which is the default.
            !(name == "sym_visibility" && isDeclaration(program, operation)))
          candidates.push_back(entry);
      }
      if (Index location = program.child(info.node, Production::Location);
          location != none)
        candidates.push_back(location);
    }
    if (candidates.empty())
      return false;
    Index node = context.choices.pick(candidates);
    context.explain("dropped " + std::string(program.nodeText(node)));
    if (program.node(node).production == Production::Location) {
      edits.eraseNode(node);
      return true;
    }
    // Erase the entry with the comma after it or, if it is the last, before it.
    Index first = program.node(node).firstToken;
    Index end = program.node(node).endToken;
    if (program.token(end).kind == TokenKind::Comma)
      edits.replace(program.token(first).begin, program.token(end + 1).begin,
                    "");
    else if (program.token(first - 1).kind == TokenKind::Comma)
      edits.replace(program.token(first - 1).begin, program.token(end - 1).end,
                    "");
    else
      eraseDictionary(program, node, edits);
    return true;
  }

private:
  static bool isDeclaration(const Program &program, Index operation) {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    for (Index region = info.firstRegion; region < info.endRegion; ++region)
      if (!table.blocksOf(region).empty())
        return false;
    return true;
  }

  /// Erases an only entry with its braces and, for properties, `<` and `>`.
  static void eraseDictionary(const Program &program, Index entry,
                              Rewriter &edits) {
    Index node = program.node(entry).parent; // AttributeDictionary
    Index up = program.node(node).parent;
    if (program.node(up).production == Production::Attribute &&
        program.node(program.node(up).parent).production ==
            Production::Properties)
      node = program.node(up).parent;
    edits.eraseNode(node);
  }
};
} // namespace

const Mutator &scion::mutatorDropAttribute() {
  static const DropAttribute mutator;
  return mutator;
}
