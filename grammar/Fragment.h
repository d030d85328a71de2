//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes Programs back to text, copies parts of them and edits their text.
//
// Whitespace rules, the same for everything here:
//  - The text between two tokens of a piece, comments included, is kept
//    unchanged.
//  - A piece begins at its first token and ends at its last: the text around it
//    belongs to its surroundings.
// So re-emission yields the bytes of the input, and replacing a subtree by
// itself changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_GRAMMAR_FRAGMENT_H
#define SCION_GRAMMAR_FRAGMENT_H

#include "grammar/Program.h"

namespace scion {

/// A run of sibling subtrees, copied out of its Program.
struct Fragment {
  std::string text;
  std::vector<Token> tokens; // into `text`
  std::vector<Node> nodes;   // preorder; the siblings' parent is `none`

  /// Copies the subtrees from `first` to the one that ends at node `end`
  /// (node(first).end for one subtree).
  static Fragment copy(const Program &program, Index first, Index end);

  /// Emits the text of the fragment token by token.
  std::string emit() const;
};

/// The program's text, put together token by token.
std::string emit(const Program &program);

/// The program's text, put together from copies of copies: every subtree is
/// copied into a Fragment of its own, whose subtrees are copied in turn.
std::string emitThroughCopies(const Program &program);

/// Replacements of byte ranges, collected in any order and made at once.
class Rewriter {
public:
  explicit Rewriter(const Program &program) : program(program) {}

  /// Replaces [begin, end). Ranges must not overlap; insertions at one place
  /// appear in the order of the calls.
  void replace(size_t begin, size_t end, std::string text);
  void replaceNode(Index node, std::string text);
  void replaceToken(Index token, std::string text);
  void insertBefore(Index node, std::string text);
  void insertAfter(Index node, std::string text);

  /// Removes the node and the whitespace before it, so that no blank line
  /// stays.
  void eraseNode(Index node);

  bool empty() const { return edits.empty(); }

  /// Forgets all replacements.
  void clear() { edits.clear(); }

  /// The text with all replacements made.
  std::string apply() const;

  /// The size of that text, without making it.
  size_t size() const;

private:
  struct Edit {
    size_t begin, end;
    std::string text;
  };
  const Program &program;
  std::vector<Edit> edits;
};

} // namespace scion

#endif // SCION_GRAMMAR_FRAGMENT_H
