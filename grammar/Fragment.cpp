//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "grammar/Fragment.h"

#include <algorithm>
#include <cassert>

using namespace scion;

/// Copies nodes [first, end) of any tree-like object.
template <typename Tree>
static Fragment copyFrom(const std::string &text, const Tree &tree, Index first,
                         Index end) {
  Fragment fragment;
  Index firstToken = tree.nodes[first].firstToken;
  Index endToken = firstToken;
  for (Index node = first; node < end; node = tree.nodes[node].end)
    endToken = tree.nodes[node].endToken;
  uint32_t offset = 0;
  if (firstToken != endToken) {
    offset = tree.tokens[firstToken].begin;
    fragment.text = text.substr(offset, tree.tokens[endToken - 1].end - offset);
  }
  fragment.tokens.assign(tree.tokens.begin() + firstToken,
                         tree.tokens.begin() + endToken);
  for (Token &token : fragment.tokens) {
    token.begin -= offset;
    token.end -= offset;
  }
  fragment.nodes.assign(tree.nodes.begin() + first, tree.nodes.begin() + end);
  Index outer = tree.nodes[first].parent;
  for (Node &node : fragment.nodes) {
    node.parent = node.parent == outer ? none : node.parent - first;
    node.end -= first;
    node.firstToken -= firstToken;
    node.endToken -= firstToken;
  }
  return fragment;
}

namespace {
struct TreeView {
  const std::vector<Token> &tokens;
  const std::vector<Node> &nodes;
};
} // namespace

Fragment Fragment::copy(const Program &program, Index first, Index end) {
  return copyFrom(program.text(), TreeView{program.tokens(), program.nodes()},
                  first, end);
}

static std::string emitTokens(const std::string &text,
                              const std::vector<Token> &tokens) {
  std::string result;
  result.reserve(text.size());
  size_t last = 0;
  for (const Token &token : tokens) {
    result.append(text, last, token.begin - last);
    result.append(text, token.begin, token.end - token.begin);
    last = token.end;
  }
  result.append(text, last);
  return result;
}

std::string Fragment::emit() const { return emitTokens(text, tokens); }

std::string scion::emit(const Program &program) {
  return emitTokens(program.text(), program.tokens());
}

static void emitCopies(const Fragment &fragment, std::string &result) {
  // Copy the children of the root, node 0, one after the other.
  Index token = 0;
  size_t last = 0;
  auto copyTokens = [&](Index end) {
    for (; token < end; ++token) {
      const Token &which = fragment.tokens[token];
      result.append(fragment.text, last, which.end - last);
      last = which.end;
    }
  };
  Index end = fragment.nodes[0].end;
  for (Index child = 1; child < end; child = fragment.nodes[child].end) {
    const Node &node = fragment.nodes[child];
    copyTokens(node.firstToken);
    if (node.firstToken == node.endToken)
      continue;
    result.append(fragment.text, last,
                  fragment.tokens[node.firstToken].begin - last);
    Fragment copy =
        copyFrom(fragment.text, fragment, child, fragment.nodes[child].end);
    emitCopies(copy, result);
    token = node.endToken;
    last = fragment.tokens[token - 1].end;
  }
  copyTokens(fragment.tokens.size());
  result.append(fragment.text, last);
}

std::string scion::emitThroughCopies(const Program &program) {
  Fragment whole = Fragment::copy(program, 0, program.nodes().size());
  std::string result;
  if (!program.tokens().empty())
    result = program.text().substr(0, program.token(0).begin);
  emitCopies(whole, result);
  const Token &end = program.tokens().back();
  Index last = program.tokens().size() > 1 ? program.tokens().size() - 2 : none;
  result.append(program.text(),
                last == none ? end.begin : program.token(last).end);
  return result;
}

void Rewriter::replace(size_t begin, size_t end, std::string text) {
  assert(begin <= end && end <= program.text().size());
  edits.push_back({begin, end, std::move(text)});
}

void Rewriter::replaceNode(Index node, std::string text) {
  auto [begin, end] = program.nodeSpan(node);
  replace(begin, end, std::move(text));
}

void Rewriter::replaceToken(Index token, std::string text) {
  replace(program.token(token).begin, program.token(token).end,
          std::move(text));
}

void Rewriter::insertBefore(Index node, std::string text) {
  size_t place = program.nodeSpan(node).first;
  replace(place, place, std::move(text));
}

void Rewriter::insertAfter(Index node, std::string text) {
  size_t place = program.nodeSpan(node).second;
  replace(place, place, std::move(text));
}

void Rewriter::eraseNode(Index node) {
  auto [begin, end] = program.nodeSpan(node);
  Index first = program.node(node).firstToken;
  size_t before = first == 0 ? 0 : program.token(first - 1).end;
  // A comment before the node stays, and so does the line break that ends it.
  if (program.text().find("//", before) >= begin)
    begin = before;
  replace(begin, end, "");
}

std::string Rewriter::apply() const {
  std::vector<const Edit *> order;
  order.reserve(edits.size());
  for (const Edit &edit : edits)
    order.push_back(&edit);
  std::sort(order.begin(), order.end(), [](const Edit *a, const Edit *b) {
    return a->begin != b->begin ? a->begin < b->begin : a < b;
  });
  std::string result;
  result.reserve(size());
  size_t last = 0;
  for (const Edit *edit : order) {
    assert(edit->begin >= last && "overlapping edits");
    if (edit->begin < last)
      continue;
    result.append(program.text(), last, edit->begin - last);
    result += edit->text;
    last = edit->end;
  }
  result.append(program.text(), last);
  return result;
}

size_t Rewriter::size() const {
  size_t size = program.text().size();
  for (const Edit &edit : edits)
    size = size + edit.text.size() - (edit.end - edit.begin);
  return size;
}
