//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits text into tokens. Internal to grammar/.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_GRAMMAR_LEXER_H
#define SCION_GRAMMAR_LEXER_H

#include "grammar/Program.h"

namespace scion {

/// Appends the tokens of `text`, without whitespace and comments, and an
/// EndOfInput of no bytes. Linear in the text. False, with the error's offset
/// and message, at a string that does not end on its line; every other byte is
/// a token of some kind.
bool tokenize(std::string_view text, std::vector<Token> &tokens,
              ParseError &error);

} // namespace scion

#endif // SCION_GRAMMAR_LEXER_H
