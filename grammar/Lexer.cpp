//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "grammar/Lexer.h"

#include "grammar/Tables.h"

using namespace scion;

bool scion::tokenize(std::string_view text, std::vector<Token> &tokens,
                     ParseError &error) {
  const tables::Lexer &table = tables::lexer;
  // In the upstream test programs, a token takes 3.1 bytes of text on average.
  tokens.reserve(tokens.size() + text.size() / 3 + 1);
  std::vector<uint8_t> modes;
  uint8_t mode = 0;
  size_t position = 0;
  while (position < text.size()) {
    size_t state = table.start[mode];
    size_t rule = 0, end = position;
    for (size_t i = position; i < text.size(); ++i) {
      auto byte = static_cast<unsigned char>(text[i]);
      state = table.next[state * table.numClasses + table.byteClass[byte]];
      if (state == 0)
        break;
      if (table.accept[state]) {
        rule = table.accept[state];
        end = i + 1;
      }
    }
    // A rule was found, since every byte is at least the token OTHER.
    const tables::LexerRule &found = table.rules[rule - 1];
    // Reject an unterminated string, as MLIR does: continuing after its quote
    // would take quadratic time.
    if (text[position] == '"' && end == position + 1) {
      error.offset = position;
      error.message = "this string does not end on its line";
      return false;
    }
    if (!found.hidden)
      tokens.push_back({static_cast<uint32_t>(position),
                        static_cast<uint32_t>(end),
                        static_cast<TokenKind>(found.kind)});
    if (found.modeAction == '>') {
      modes.push_back(mode);
      mode = found.mode;
    } else if (found.modeAction == '=') {
      mode = found.mode;
    } else if (found.modeAction == '<') {
      mode = modes.empty() ? 0 : modes.back();
      if (!modes.empty())
        modes.pop_back();
    }
    position = end;
  }
  auto size = static_cast<uint32_t>(text.size());
  tokens.push_back({size, size, TokenKind::EndOfInput});
  return true;
}
