//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Hiding.h"

#include "mutators/Building.h"
#include "mutators/Operations.h"

using namespace scion;

/// Whether the entry exists. (findAttribute does not find a unit attribute.)
static bool hasEntry(const Program &program, Index operation,
                     std::string_view name) {
  for (Index entry : attributeEntries(program, operation))
    if (nameOfEntry(program, entry) == name)
      return true;
  return false;
}

/// The type of the value that a function hides; "" for other operations.
static std::string_view hiddenType(const Program &program, Index operation) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  if (info.name != "func.func" || info.endRegion != info.firstRegion + 1 ||
      !hasEntry(program, operation, "no_inline") ||
      hasEntry(program, operation, "sym_visibility"))
    return {};
  auto blocks = table.blocksOf(info.firstRegion);
  if (blocks.size() != 1)
    return {};
  const BlockInfo &block = table.blocks[blocks.front()];
  auto operations = table.blockOperationsOf(blocks.front());
  if (block.endArgument != block.firstArgument + 1 || operations.size() != 1)
    return {};
  const OperationInfo &end = table.operations[operations.front()];
  if (end.name != "func.return" || end.endUse != end.firstUse + 1 ||
      table.uses[end.firstUse].value != block.firstArgument)
    return {};
  return typeText(program, block.firstArgument);
}

static std::string_view symbolOf(const Program &program, Index operation) {
  Index name = findAttribute(program, operation, "sym_name");
  return name == none ? std::string_view() : unquote(program.nodeText(name));
}

std::string_view scion::hidingFunction(const Program &program,
                                       std::string_view type) {
  const SymbolTable &table = program.symbols();
  for (Index operation = 0; operation < table.operations.size(); ++operation)
    if (hiddenType(program, operation) == type)
      return symbolOf(program, operation);
  return {};
}

bool scion::isHidingCall(const Program &program, Index operation) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  if (info.name != "func.call" || info.endUse != info.firstUse + 1)
    return false;
  Index callee = findAttribute(program, operation, "callee");
  if (callee == none)
    return false;
  std::string_view name = program.nodeText(callee);
  for (const SymbolDefinition &symbol : table.symbols)
    if (name.starts_with('@') && symbol.name == unquote(name.substr(1)))
      return !hiddenType(program, symbol.operation).empty();
  return false;
}

std::string scion::newHidingFunction(std::string_view symbol,
                                     std::string_view type,
                                     const std::string &indent) {
  std::string text(type);
  return "\"func.func\"() <{function_type = (" + text + ") -> (" + text +
         "), no_inline, sym_name = \"" + std::string(symbol) + "\"}> ({\n" +
         indent + "^bb0(%x: " + text + "):\n" + indent +
         "  \"func.return\"(%x) : (" + text + ") -> ()\n" + indent +
         "}) : () -> ()";
}
