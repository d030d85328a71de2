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

/// Appends the tokens of `text`, without whitespace and comments, and an empty
/// EndOfInput, in linear time. The only error is a string that does not end on
/// its line: then returns false and sets the offset and message of `error`.
bool tokenize(std::string_view text, std::vector<Token> &tokens,
              ParseError &error);

} // namespace scion

#endif // SCION_GRAMMAR_LEXER_H
