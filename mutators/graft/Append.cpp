//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/graft/Append.h"

#include "grammar/Fragment.h"
#include "mutators/Building.h"
#include "mutators/Operations.h"

#include <charconv>

using namespace scion;
using namespace scion::graft;

static void insertAt(size_t place, std::string text, Rewriter &edits) {
  edits.replace(place, place, std::move(text));
}

/// The `)` after the operands.
static Index closingToken(const Program &program, Index operation) {
  const OperationInfo &info = program.symbols().operations[operation];
  if (info.operandList != none)
    return program.node(info.operandList).endToken;
  Index name = program.child(info.node, Production::OperationName);
  return program.node(name).endToken + 1; // after `(`
}

/// The position right after the last of the given parts of an operation.
static size_t after(const Program &program, Index operation, Index part,
                    Index before = none) {
  const OperationInfo &info = program.symbols().operations[operation];
  for (Index node : {part, before, info.successors})
    if (node != none)
      return program.token(program.node(node).endToken - 1).end;
  return program.token(closingToken(program, operation)).end;
}

/// Puts `items` before child `position` of a list that ends with the token
/// `close`.
static void addToList(const Program &program, Index list, size_t position,
                      Index close, const std::vector<std::string> &items,
                      Rewriter &edits) {
  size_t at = 0;
  if (list != none)
    for (Index child : program.children(list))
      if (at++ == position) {
        edits.insertBefore(child, joined(items) + ", ");
        return;
      }
  insertAt(program.token(close).begin, (at ? ", " : "") + joined(items), edits);
}

void graft::addOperands(const Program &program, Index operation,
                        size_t position,
                        const std::vector<std::string> &operands,
                        const std::vector<std::string> &types,
                        Rewriter &edits) {
  const OperationInfo &info = program.symbols().operations[operation];
  Index inputs = program.child(info.functionType, Production::InputTypes);
  addToList(program, info.operandList, position,
            closingToken(program, operation), operands, edits);
  addToList(program, inputs, position, program.node(inputs).endToken - 1, types,
            edits);
}

void graft::addResults(const Program &program, Index operation,
                       const std::vector<std::string> &names,
                       const std::vector<std::string> &types, Rewriter &edits) {
  const OperationInfo &info = program.symbols().operations[operation];
  if (info.resultList == none)
    edits.insertBefore(program.child(info.node, Production::OperationName),
                       joined(names) + " = ");
  else
    edits.insertAfter(info.resultList, ", " + joined(names));
  Index results = program.child(info.functionType, Production::ResultTypes);
  const Node &node = program.node(results);
  if (program.tokenText(node.firstToken) == "(") {
    addToList(program, results, ~size_t(0), node.endToken - 1, types, edits);
    return;
  }
  edits.insertBefore(results, "(");
  edits.insertAfter(results, ", " + joined(types) + ")");
}

void graft::addBlockArguments(const Program &program, Index block,
                              const std::vector<std::string> &arguments,
                              Rewriter &edits) {
  const BlockInfo &info = program.symbols().blocks[block];
  Index list = program.child(info.node, Production::BlockArgumentList);
  if (list == none)
    insertAt(program.token(info.label).end, "(" + joined(arguments) + ")",
             edits);
  else
    addToList(program, list, ~size_t(0), program.node(list).endToken - 1,
              arguments, edits);
}

void graft::addProperties(const Program &program, Index operation,
                          const std::string &text, Rewriter &edits) {
  insertAt(after(program, operation, none), " <" + text + ">", edits);
}

void graft::addAttributes(const Program &program, Index operation,
                          const std::string &text, Rewriter &edits) {
  // Before the colon of the function type.
  const OperationInfo &info = program.symbols().operations[operation];
  Index colon = program.node(info.functionType).firstToken - 1;
  insertAt(program.token(colon).begin, text + " ", edits);
}

void graft::addRegion(const Program &program, Index operation,
                      const std::string &text, Rewriter &edits) {
  const OperationInfo &info = program.symbols().operations[operation];
  if (info.regions == none)
    insertAt(after(program, operation, info.properties), " (" + text + ")",
             edits);
  else
    addToList(program, info.regions, ~size_t(0),
              program.node(info.regions).endToken - 1, {text}, edits);
}

std::vector<Index> graft::denseNumbers(const Program &program,
                                       Index attribute) {
  std::vector<Index> numbers;
  if (attribute == none)
    return numbers;
  Index array = program.child(attribute, Production::DenseArray);
  if (array != none)
    for (Index child : program.children(array))
      if (program.node(child).production == Production::Elements)
        numbers.push_back(child);
  return numbers;
}

bool graft::growSegment(const Program &program, Index operation,
                        const char *name, long which, size_t more,
                        Rewriter &edits) {
  Index attribute = findAttribute(program, operation, name);
  if (attribute == none)
    return true;
  std::vector<Index> numbers = denseNumbers(program, attribute);
  if (which < 0)
    which += numbers.size();
  if (which < 0 || which >= (long)numbers.size())
    return false;
  std::string_view text = program.nodeText(numbers[which]);
  size_t size = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), size).ec !=
      std::errc())
    return false;
  edits.replaceNode(numbers[which], std::to_string(size + more));
  return true;
}

Index graft::propertyDictionary(const Program &program, Index operation) {
  Index properties = program.symbols().operations[operation].properties;
  return properties == none
             ? none
             : program.child(properties + 1, Production::AttributeDictionary);
}
