//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parser is a loop over one table, with an explicit stack.
// TableGenerator.cpp generates the table.
//
//===----------------------------------------------------------------------===//

#include "grammar/Program.h"

#include "grammar/Lexer.h"
#include "grammar/SymbolTable.h"
#include "grammar/Tables.h"

#include <algorithm>
#include <limits>

using namespace scion;

std::string ParseError::str(std::string_view file) const {
  return std::string(file) + ':' + std::to_string(line) + ':' +
         std::to_string(column) + ": error: " + message;
}

static void locate(std::string_view text, ParseError &error) {
  std::string_view before = text.substr(0, error.offset);
  error.line = 1 + std::count(before.begin(), before.end(), '\n');
  size_t newline = before.rfind('\n');
  error.column = 1 + (newline == before.npos ? before.size()
                                             : before.size() - newline - 1);
}

/// "expected ')', ',' before '='", naming at most six kinds of tokens.
static std::string describeExpected(std::string_view text, const Token &token,
                                    size_t row) {
  const tables::Parser &table = tables::parser;
  std::string list;
  size_t named = 0, others = 0;
  for (size_t kind = 0; kind < table.numTokens; ++kind) {
    size_t action = table.actionOf[row * table.numTokens + kind];
    if (table.actions[action].kind == tables::ParserAction::Error)
      continue;
    if (named == 6) {
      ++others;
      continue;
    }
    list += (named++ ? ", " : "") +
            std::string(tokenName(static_cast<TokenKind>(kind)));
  }
  if (others)
    list += " or one of " + std::to_string(others) + " other tokens";
  std::string found =
      token.kind == TokenKind::EndOfInput
          ? "the end of the input"
          : "'" +
                std::string(text.substr(
                    token.begin,
                    std::min<size_t>(token.end - token.begin, 40))) +
                "'";
  return "expected " + list + " before " + found;
}

namespace {
struct Frame {
  Index node; // none: the rule makes no node
  uint16_t row;
  uint8_t quantifier;
};
} // namespace

/// Fills `nodes`. On an error, returns false and sets the offset and message of
/// `error`.
static bool buildTree(std::string_view text, const std::vector<Token> &tokens,
                      std::vector<Node> &nodes, ParseError &error) {
  const tables::Parser &table = tables::parser;
  nodes.reserve(tokens.size());
  std::vector<Frame> stack;
  stack.reserve(64);
  nodes.push_back({Production::Program, 0, none, none, 0, none});
  Index position = 0;
  Index current = 0; // innermost open node
  Frame frame{0, 0, 0};
  size_t row = 0;
  while (true) {
    const Token &token = tokens[position];
    const tables::ParserAction &action =
        table.actions[table.actionOf[row * table.numTokens +
                                     static_cast<size_t>(token.kind)]];
    switch (action.kind) {
    case tables::ParserAction::Match:
      if (token.kind == TokenKind::EndOfInput) { // only `program` matches it
        nodes[0].end = nodes.size();
        nodes[0].endToken = position;
        return true;
      }
      ++position;
      row = action.next;
      break;
    case tables::ParserAction::Call: {
      if (stack.size() >= maxParseDepth) {
        error.offset = token.begin;
        error.message = "nested deeper than " + std::to_string(maxParseDepth) +
                        " rules of the grammar";
        return false;
      }
      stack.push_back({frame.node, action.next, frame.quantifier});
      // An inlined rule has the quantifier of its caller.
      uint8_t quantifier = action.quantifier;
      if (quantifier == 0 && frame.node == none)
        quantifier = frame.quantifier;
      frame.quantifier = quantifier;
      if (action.production == static_cast<uint8_t>(Production::None)) {
        frame.node = none;
      } else {
        frame.node = nodes.size();
        nodes.push_back({static_cast<Production>(action.production), quantifier,
                         current, none, position, none});
        current = frame.node;
      }
      row = action.row;
      break;
    }
    case tables::ParserAction::Return: {
      if (frame.node != none) {
        nodes[frame.node].end = nodes.size();
        nodes[frame.node].endToken = position;
        current = nodes[frame.node].parent;
      }
      frame.node = stack.back().node;
      frame.quantifier = stack.back().quantifier;
      row = stack.back().row;
      stack.pop_back();
      break;
    }
    case tables::ParserAction::Error:
      error.offset = token.begin;
      error.message = describeExpected(text, token, row);
      return false;
    }
  }
}

std::optional<Program> Program::parse(std::string text, ParseError *error) {
  ParseError scratch;
  ParseError &problem = error ? *error : scratch;
  problem = ParseError();
  if (text.size() >= std::numeric_limits<uint32_t>::max()) {
    problem.message = "the input is 4 GiB or more";
    return std::nullopt;
  }
  auto data = std::make_shared<Data>();
  data->text = std::move(text);
  if (!tokenize(data->text, data->tokens, problem) ||
      !buildTree(data->text, data->tokens, data->nodes, problem)) {
    locate(data->text, problem);
    return std::nullopt;
  }
  return Program(std::move(data));
}

Index Program::child(Index parent, Production production) const {
  for (Index index : children(parent))
    if (node(index).production == production)
      return index;
  return none;
}

std::string_view Program::nodeText(Index index) const {
  auto [begin, end] = nodeSpan(index);
  return std::string_view(data->text).substr(begin, end - begin);
}

std::pair<size_t, size_t> Program::nodeSpan(Index index) const {
  const Node &which = node(index);
  if (which.firstToken == which.endToken) {
    size_t place = which.firstToken == 0 ? 0 : token(which.firstToken - 1).end;
    return {place, place};
  }
  return {token(which.firstToken).begin, token(which.endToken - 1).end};
}

const SymbolTable &Program::symbols() const {
  if (!data->symbols)
    data->symbols = std::make_shared<const SymbolTable>(*this);
  return *data->symbols;
}

size_t Program::memoryUsage() const {
  size_t size = sizeof(Data) + data->text.capacity() +
                data->tokens.capacity() * sizeof(Token) +
                data->nodes.capacity() * sizeof(Node);
  return data->symbols ? size + data->symbols->memoryUsage() : size;
}
