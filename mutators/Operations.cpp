//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Operations.h"

#include "grammar/Fragment.h"
#include "mutators/Knowledge.h"
#include "mutators/Scope.h"

using namespace scion;

bool scion::isTerminator(const Program &program, Index operation,
                         const Knowledge &knowledge) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  if (info.block == none ||
      table.blockOperationsOf(info.block).back() != operation)
    return false;
  return info.successors != none || knowledge.endsBlocks(info.name);
}

std::vector<Index> scion::usersOf(const Program &program, Index operation) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  std::vector<Index> users;
  if (info.firstResult == info.endResult)
    return users;
  for (Index use = 0; use < table.uses.size(); ++use) {
    const Use &which = table.uses[use];
    if (which.value != none && which.value >= info.firstResult &&
        which.value < info.endResult &&
        !(which.operation >= operation && which.operation < info.end))
      users.push_back(use);
  }
  return users;
}

bool scion::isReferenced(const Program &program, Index operation) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  for (const SymbolDefinition &symbol : table.symbols) {
    if (symbol.operation < operation || symbol.operation >= info.end)
      continue;
    for (const SymbolUse &use : table.symbolUses) {
      if (use.operation != none && use.operation >= operation &&
          use.operation < info.end)
        continue;
      std::string_view name =
          program.tokenText(program.node(use.node).firstToken).substr(1);
      if (unquote(name) == symbol.name)
        return true;
    }
  }
  return false;
}

void scion::eraseFromBlock(const Program &program, Index operation,
                           Rewriter &edits) {
  const SymbolTable &table = program.symbols();
  const OperationInfo &info = table.operations[operation];
  if (info.block != none && table.blocks[info.block].label == none &&
      table.blockOperationsOf(info.block).size() == 1)
    edits.replaceNode(info.node, FreshNames(program).label() + ":");
  else
    edits.eraseNode(info.node);
}

Index scion::pickOfType(const Program &program,
                        const std::vector<Index> &values, TypeKey type,
                        ChoiceStream &choices) {
  const SymbolTable &table = program.symbols();
  size_t count = 0;
  for (Index value : values)
    count += table.values[value].type == type;
  if (count == 0 || type == 0)
    return none;
  size_t wanted = choices.below(count);
  for (Index value : values)
    if (table.values[value].type == type && wanted-- == 0)
      return value;
  return none;
}

std::string_view scion::dialectOf(std::string_view operation) {
  return operation.substr(0, operation.find('.'));
}

size_t scion::placeOfProperties(const Program &program, Index operation) {
  const OperationInfo &info = program.symbols().operations[operation];
  // After the successors or operands.
  if (info.successors != none)
    return program.token(program.node(info.successors).endToken - 1).end;
  if (info.operandList != none)
    return program.token(program.node(info.operandList).endToken).end;
  Index name = program.child(info.node, Production::OperationName);
  return program.token(program.node(name).endToken + 1).end;
}

std::string_view scion::parentName(const Program &program, Index operation) {
  const SymbolTable &table = program.symbols();
  Index parent = table.operations[operation].parent;
  return parent == none ? std::string_view() : table.operations[parent].name;
}

std::string scion::indentation(const Program &program, Index node) {
  const std::string &text = program.text();
  size_t begin = program.nodeSpan(node).first;
  size_t line = begin;
  while (line > 0 && (text[line - 1] == ' ' || text[line - 1] == '\t'))
    --line;
  // Not at the start of its line.
  if (line > 0 && text[line - 1] != '\n')
    return "";
  return text.substr(line, begin - line);
}

std::vector<Index> scion::attributeEntries(const Program &program,
                                           Index operation) {
  const OperationInfo &info = program.symbols().operations[operation];
  std::vector<Index> entries;
  auto add = [&](Index dictionary) {
    if (dictionary != none)
      for (Index entry : program.children(dictionary))
        entries.push_back(entry);
  };
  if (info.properties != none)
    add(program.child(info.properties + 1, Production::AttributeDictionary));
  add(info.attributes);
  return entries;
}

Index scion::findAttribute(const Program &program, Index operation,
                           std::string_view entryName) {
  for (Index entry : attributeEntries(program, operation))
    if (nameOfEntry(program, entry) == entryName)
      return program.child(entry, Production::Attribute);
  return none;
}

std::string_view scion::nameOfEntry(const Program &program, Index entry) {
  return entry == none ? "" : unquote(program.nodeText(entry + 1));
}

bool scion::isSegmentSizes(std::string_view entryName) {
  return entryName.ends_with("SegmentSizes") ||
         entryName.ends_with("segment_sizes");
}

std::string scion::withResultNames(const Program &program, Index operation,
                                   const std::vector<std::string> &names) {
  const OperationInfo &info = program.symbols().operations[operation];
  std::string text(program.nodeText(info.node));
  if (info.resultList == none)
    return text;
  size_t base = program.nodeSpan(info.node).first;
  size_t shift = 0, i = 0;
  for (Index result : program.children(info.resultList)) {
    const Token &token = program.token(program.node(result).firstToken);
    if (i == names.size())
      break;
    text.replace(token.begin - base + shift, token.end - token.begin, names[i]);
    shift += names[i].size() - (token.end - token.begin);
    ++i;
  }
  return text;
}
