//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A parsed program: its text, its tokens, and the tree over them, in three flat
// arrays that never change once made. Copying a Program copies one pointer.
//
// Nodes stand in preorder, so that a subtree is one range of nodes and one
// range of tokens. Whitespace and comments are no tokens: they stay in the
// text, between the tokens.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_GRAMMAR_PROGRAM_H
#define SCION_GRAMMAR_PROGRAM_H

#include "grammar/Grammar.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

class SymbolTable;

/// Position of a node or token in its Program.
using Index = uint32_t;
inline constexpr Index none = ~Index(0);

struct Token {
  uint32_t begin, end; // bytes of the text
  TokenKind kind;
};

struct Node {
  Production production;
  uint8_t quantifier; // around it in its parent's rule: see quantifierInfo
  Index parent;       // none for the root
  Index end;          // one past the last node of its subtree
  Index firstToken, endToken;
};

struct ParseError {
  size_t offset = 0;
  unsigned line = 1, column = 1; // both from 1, column in bytes
  std::string message;

  /// "file:line:column: error: message"
  std::string str(std::string_view file) const;
};

/// The children of a node: see Program::children.
class ChildRange {
public:
  class iterator {
  public:
    iterator(const Node *nodes, Index node) : nodes(nodes), node(node) {}
    Index operator*() const { return node; }
    iterator &operator++() {
      node = nodes[node].end;
      return *this;
    }
    bool operator!=(const iterator &other) const { return node != other.node; }

  private:
    const Node *nodes;
    Index node;
  };
  ChildRange(const Node *nodes, Index parent) : nodes(nodes), parent(parent) {}
  iterator begin() const { return {nodes, parent + 1}; }
  iterator end() const { return {nodes, nodes[parent].end}; }

private:
  const Node *nodes;
  Index parent;
};

class Program {
public:
  /// Parses `text`; on failure returns none and fills `error` if given. Accepts
  /// any bytes: does not throw on invalid input, and does not recurse.
  static std::optional<Program> parse(std::string text,
                                      ParseError *error = nullptr);

  const std::string &text() const { return data->text; }
  const std::vector<Token> &tokens() const { return data->tokens; }
  const std::vector<Node> &nodes() const { return data->nodes; }
  const Token &token(Index index) const { return data->tokens[index]; }
  const Node &node(Index index) const { return data->nodes[index]; }

  /// The children of `index` that are nodes, in order.
  ChildRange children(Index index) const { return {data->nodes.data(), index}; }

  /// First child of that production, or none.
  Index child(Index parent, Production production) const;

  std::string_view tokenText(Index index) const {
    const Token &token = data->tokens[index];
    return std::string_view(data->text)
        .substr(token.begin, token.end - token.begin);
  }

  /// The text from the node's first token to its last. The text of a node
  /// without tokens is empty.
  std::string_view nodeText(Index index) const;

  /// Byte range of nodeText. For a node without tokens: the empty range after
  /// the preceding token.
  std::pair<size_t, size_t> nodeSpan(Index index) const;

  /// Definitions, uses, types, blocks and symbols of the program. Computed on
  /// first use and cached; the only member function that is not safe to call
  /// from two threads at once.
  const SymbolTable &symbols() const;

  /// Bytes held, for caches that bound themselves.
  size_t memoryUsage() const;

private:
  struct Data {
    std::string text;
    std::vector<Token> tokens;
    std::vector<Node> nodes;
    mutable std::shared_ptr<const SymbolTable> symbols;
  };
  explicit Program(std::shared_ptr<const Data> data) : data(std::move(data)) {}

  std::shared_ptr<const Data> data;
};

} // namespace scion

#endif // SCION_GRAMMAR_PROGRAM_H
