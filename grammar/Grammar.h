//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kinds of tokens, the productions, and the quantifiers (`?`, `*`, `+`) of
// the grammar. All are generated from the .g4 files.
//
// A rule whose name ends in `Body` is inlined into its caller and has no
// production; the rule nonFunctionType has the production Type.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_GRAMMAR_GRAMMAR_H
#define SCION_GRAMMAR_GRAMMAR_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace scion {

enum class TokenKind : uint8_t {
#define SCION_TOKEN(name, display) name,
#include "grammar/GrammarKinds.inc"
};

enum class Production : uint8_t {
#define SCION_PRODUCTION(name) name,
#include "grammar/GrammarKinds.inc"
  None = 255,
};

/// "Operation"; "?" for None.
std::string_view productionName(Production production);

/// The name in an error message: "'tensor<'", "a word".
std::string_view tokenName(TokenKind kind);

/// One `?`, `*` or `+` in the grammar. The first one stands for "none".
struct Quantifier {
  char kind; // ' ', '?', '*', '+'
  uint8_t production;
};
const Quantifier &quantifierInfo(uint8_t quantifier);

/// The depth to which rules may nest in an input. The parser rejects deeper
/// inputs, so code that walks a Program may recurse. A region costs four rules,
/// a bracket in a dialect body one; the tree of the deepest upstream test
/// program is 70 nodes deep (measured).
inline constexpr unsigned maxParseDepth = 1500;

} // namespace scion

#endif // SCION_GRAMMAR_GRAMMAR_H
