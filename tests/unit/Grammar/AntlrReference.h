//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads text with the lexer and parser that ANTLR generated from our grammar,
// as the reference that Scion's table-driven parser must agree with.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_GRAMMAR_ANTLRREFERENCE_H
#define SCION_TESTS_UNIT_GRAMMAR_ANTLRREFERENCE_H

#include <optional>
#include <string>
#include <string_view>

/// The tree as "(production token (production …) …)" without rules that make no
/// node, or none if ANTLR reports an error. `text` is ASCII.
std::optional<std::string> parseWithAntlr(std::string_view text);

#endif // SCION_TESTS_UNIT_GRAMMAR_ANTLRREFERENCE_H
