//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Building.h"

#include "mutators/Operations.h"
#include "mutators/Scope.h"

#include <algorithm>
#include <charconv>

using namespace scion;

/// Dialects whose regions may contain every dialect that lowers to LLVM. Other
/// regions (of spirv.func, pdl.rewrite, transform sequences) accept only
/// certain dialects.
static constexpr std::string_view openDialects[] = {"func.", "scf.", "affine."};
static constexpr std::string_view closedOperations[] = {
    "scf.forall.in_parallel"};

bool scion::mixesDialectsUnder(std::string_view parent) {
  return std::find(std::begin(closedOperations), std::end(closedOperations),
                   parent) == std::end(closedOperations) &&
         std::any_of(std::begin(openDialects), std::end(openDialects),
                     [&](std::string_view dialect) {
                       return parent.starts_with(dialect);
                     });
}

bool scion::mixesDialects(const Program &program, Index operation) {
  const OperationInfo &info = program.symbols().operations[operation];
  return info.parent != none && info.block != none &&
         mixesDialectsUnder(program.symbols().operations[info.parent].name);
}

std::string_view scion::typeText(const Program &program, Index value) {
  Index node = program.symbols().values[value].typeNode;
  return node == none ? std::string_view() : program.nodeText(node);
}

Index scion::pickOfTypeText(const Program &program,
                            const std::vector<Index> &values,
                            std::string_view type, ChoiceStream &choices) {
  size_t count = 0;
  for (Index value : values)
    count += typeText(program, value) == type;
  if (count == 0)
    return none;
  size_t wanted = choices.below(count);
  for (Index value : values)
    if (typeText(program, value) == type && wanted-- == 0)
      return value;
  return none;
}

/// A number of a scalar type, as written in an attribute; "" if none is known.
static std::string numberOfType(std::string_view type, ChoiceStream &choices) {
  static constexpr std::string_view floats[] = {"0.0", "1.0", "-1.0", "0.5"};
  if (type == "f16" || type == "bf16" || type == "f32" || type == "f64")
    return std::string(floats[choices.below(std::size(floats))]);
  if (type == "index")
    return std::to_string(choices.below(8));
  if (type.size() < 2 || type[0] != 'i')
    return "";
  unsigned bits = 0;
  auto [end, error] =
      std::from_chars(type.data() + 1, type.data() + type.size(), bits);
  if (error != std::errc() || end != type.data() + type.size() || bits == 0)
    return "";
  if (bits == 1)
    return choices.chance(1, 2) ? "true" : "false";
  return std::to_string(choices.between(bits > 2 ? -3 : -1, bits > 2 ? 3 : 1));
}

std::optional<std::string> scion::constantOfType(std::string_view type,
                                                 ChoiceStream &choices) {
  std::string value;
  if (type.starts_with("vector<") || type.starts_with("tensor<")) {
    // Only static dimensions, followed by a scalar type, are supported.
    std::string_view rest = type.substr(7);
    if (rest.empty() || rest.back() != '>')
      return std::nullopt;
    rest.remove_suffix(1);
    while (!rest.empty() && rest[0] >= '0' && rest[0] <= '9') {
      size_t digits = rest.find_first_not_of("0123456789");
      if (digits == rest.npos || rest[digits] != 'x')
        return std::nullopt;
      rest.remove_prefix(digits + 1);
    }
    std::string number = numberOfType(rest, choices);
    if (number.empty())
      return std::nullopt;
    value = "dense<" + number + ">";
  } else {
    value = numberOfType(type, choices);
    if (value.empty())
      return std::nullopt;
  }
  std::string text = "\"arith.constant\"() <{value = " + value;
  if (type != "i1")
    text += " : " + std::string(type);
  return text + "}> : () -> " + std::string(type);
}

std::string scion::joined(const std::vector<std::string> &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

std::string scion::textWith(const Program &program, Index firstNode,
                            Index lastNode, const TokenTexts &tokens) {
  size_t at = program.nodeSpan(firstNode).first;
  size_t end = program.nodeSpan(lastNode).second;
  std::string out;
  for (auto it = tokens.lower_bound(program.node(firstNode).firstToken);
       it != tokens.end() && it->first < program.node(lastNode).endToken;
       ++it) {
    const Token &token = program.token(it->first);
    out.append(program.text(), at, token.begin - at);
    out += it->second;
    at = token.end;
  }
  out.append(program.text(), at, end - at);
  return out;
}

std::optional<Run> scion::pickRun(const Program &program, size_t most,
                                  ChoiceStream &choices, bool anyBlock) {
  const SymbolTable &table = program.symbols();
  for (int attempt = 0; attempt < 8; ++attempt) {
    Index operation = choices.below(table.operations.size());
    if (anyBlock ? table.operations[operation].block == none
                 : !mixesDialects(program, operation))
      continue;
    Index block = table.operations[operation].block;
    size_t left = table.blockOperationsOf(block).size() - 1 -
                  positionInBlock(program, operation);
    if (left == 0)
      continue;
    return Run{block, positionInBlock(program, operation),
               1 + choices.below(std::min(left, most))};
  }
  return std::nullopt;
}

RunInterface scion::interfaceOf(const Program &program, const Run &run) {
  const SymbolTable &table = program.symbols();
  auto operations = table.blockOperationsOf(run.block);
  RunInterface result;
  result.firstOperation = operations[run.first];
  result.endOperation =
      table.operations[operations[run.first + run.count - 1]].end;
  result.closed = true;
  auto inside = [&](Index operation) {
    return operation >= result.firstOperation &&
           operation < result.endOperation;
  };
  std::vector<bool> seen(table.values.size(), false);
  size_t firstToken =
      program.node(table.operations[result.firstOperation].node).firstToken;
  size_t endToken =
      program.node(table.operations[operations[run.first + run.count - 1]].node)
          .endToken;
  // Compare tokens: arguments of blocks within the run have no defining
  // operation.
  auto definedInside = [&](Index value) {
    Index token = program.node(table.values[value].node).firstToken;
    return token >= firstToken && token < endToken;
  };
  for (Index use = 0; use < table.uses.size(); ++use) {
    const Use &which = table.uses[use];
    bool used = inside(which.operation);
    if (which.value == none) {
      result.closed &= !used;
      continue;
    }
    bool defined = definedInside(which.value);
    if (used == defined)
      continue;
    if (table.values[which.value].typeNode == none)
      result.closed = false;
    if (used) {
      if (!seen[which.value])
        result.inputs.push_back(which.value);
    } else {
      if (!seen[which.value])
        result.outputs.push_back(which.value);
      result.outputUses.push_back(use);
    }
    seen[which.value] = true;
  }
  for (const SymbolDefinition &symbol : table.symbols)
    result.closed &= !inside(symbol.operation);
  for (size_t i = run.first; i < run.first + run.count; ++i)
    result.closed &= table.operations[operations[i]].successors == none;
  return result;
}

bool scion::feedsAffine(const Program &program, Index value) {
  const SymbolTable &table = program.symbols();
  if (typeText(program, value) != "index")
    return false;
  return std::any_of(table.uses.begin(), table.uses.end(), [&](const Use &use) {
    return use.value == value &&
           table.operations[use.operation].name.starts_with("affine.");
  });
}

bool scion::holdsAffineIndices(const Program &program,
                               const RunInterface &run) {
  const SymbolTable &table = program.symbols();
  // Look for an index that the run defines and that an affine operation reads.
  // A constant is valid everywhere, except where it becomes a result of the new
  // operation.
  for (const Use &use : table.uses) {
    if (use.value == none ||
        !table.operations[use.operation].name.starts_with("affine.") ||
        typeText(program, use.value) != "index")
      continue;
    Index operation = table.values[use.value].operation;
    if (operation == none || operation < run.firstOperation ||
        operation >= run.endOperation)
      continue;
    bool inside =
        use.operation >= run.firstOperation && use.operation < run.endOperation;
    if (!inside || table.operations[operation].name != "arith.constant")
      return true;
  }
  return false;
}

Index scion::ancestorIn(const Program &program, Index operation, Index block) {
  const SymbolTable &table = program.symbols();
  while (operation != none && table.operations[operation].block != block)
    operation = table.operations[operation].parent;
  return operation;
}

Index scion::enclosingFunction(const Program &program, Index operation) {
  const SymbolTable &table = program.symbols();
  for (Index at = table.operations[operation].parent; at != none;
       at = table.operations[at].parent) {
    if (table.operations[at].name == "func.func")
      return at;
    if (table.operations[at].isolated)
      return none;
  }
  return none;
}

void scion::renameValues(const Program &program, Index firstValue,
                         Index endValue, FreshNames &fresh,
                         TokenTexts &tokens) {
  const SymbolTable &table = program.symbols();
  std::map<Index, std::string> names; // by the node that defines
  for (Index value = firstValue; value < endValue; ++value) {
    auto [it, isNew] = names.emplace(table.values[value].node, "");
    if (isNew) {
      it->second = fresh.value();
      tokens[program.node(it->first).firstToken] = it->second;
    }
  }
  for (const Use &use : table.uses)
    if (use.value != none && use.value >= firstValue && use.value < endValue)
      tokens[program.node(use.node).firstToken] =
          names[table.values[use.value].node];
}
