//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fuzzes Scion's own parser: whatever the bytes, it must end with a Program or
// an error inside the text, and a Program must write itself back.
// Coverage-guided, because grammar/ is compiled into this binary with
// instrumentation.
//
//===----------------------------------------------------------------------===//

#include "grammar/Fragment.h"
#include "grammar/SymbolTable.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace scion;

static void require(bool condition) {
  if (!condition)
    std::abort();
}

/// The innermost operation around a node, or none.
static Index operationAround(const Program &program, Index node) {
  const SymbolTable &table = program.symbols();
  Index found = none;
  for (Index at = 0; at < table.operations.size(); ++at) {
    Index begin = table.operations[at].node;
    if (begin <= node && node < program.node(begin).end)
      found = at; // in preorder: the last one is the innermost
  }
  return found;
}

static void checkSymbols(const Program &program) {
  const SymbolTable &table = program.symbols();
  auto isNode = [&](Index node, Production production) {
    return node < program.nodes().size() &&
           program.node(node).production == production;
  };
  for (const OperationInfo &info : table.operations) {
    require(isNode(info.node, Production::Operation));
    require(info.end <= table.operations.size());
    require(info.firstUse <= info.endUse && info.endUse <= table.uses.size());
    require(info.endResult <= table.values.size());
  }
  for (const Use &use : table.uses) {
    require(isNode(use.node, Production::Operand));
    require(use.value == none || use.value < table.values.size());
    require(use.typeNode == none || isNode(use.typeNode, Production::Type));
  }
  for (const Value &value : table.values)
    require(value.typeNode == none || isNode(value.typeNode, Production::Type));
  for (const BlockInfo &block : table.blocks)
    require(block.region < table.regions.size());
  for (const SuccessorInfo &successor : table.successors)
    require(successor.block == none || successor.block < table.blocks.size());
  for (const SymbolUse &use : table.symbolUses)
    require(use.operation == operationAround(program, use.node));
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string text(reinterpret_cast<const char *>(data), size);
  ParseError error;
  std::optional<Program> program = Program::parse(text, &error);
  if (!program) {
    require(error.offset <= text.size() && !error.message.empty());
    require(error.line >= 1 &&
            error.line <= 1 + std::count(text.begin(), text.end(), '\n'));
    return 0;
  }
  require(emit(*program) == text);
  require(emitThroughCopies(*program) == text);
  for (Index node = 0; node < program->nodes().size(); ++node) {
    const Node &info = program->node(node);
    require(info.end > node && info.end <= program->nodes().size());
    require(info.firstToken <= info.endToken);
    require(node == 0 || info.parent < node);
  }
  checkSymbols(*program);
  return 0;
}
