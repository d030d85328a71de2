//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables that run the lexer and the parser; internal to grammar/.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_GRAMMAR_TABLES_H
#define SCION_GRAMMAR_TABLES_H

#include "grammar/Grammar.h"

namespace scion::tables {

struct LexerRule {
  uint8_t kind;
  bool hidden;
  char modeAction; // ' ', '>' push, '<' pop, '=' set
  uint8_t mode;
};

/// The action of one row of the parser for one kind of token.
struct ParserAction {
  enum Kind : uint8_t { Error, Match, Call, Return };
  Kind kind;
  uint8_t quantifier;
  uint8_t production; // of a Call; 255: makes no node
  uint16_t row;       // of a Call: where the rule starts
  uint16_t next;      // row after it
};

struct Lexer {
  const uint8_t *byteClass;
  const uint16_t *next; // state x class
  size_t numClasses;
  const uint8_t *accept; // 1 + rule; 0: none
  const uint16_t *start; // per mode
  const LexerRule *rules;
};

struct Parser {
  const uint16_t *actionOf; // row x token
  size_t numTokens;
  const ParserAction *actions;
};

extern const Lexer lexer;
extern const Parser parser;

} // namespace scion::tables

#endif // SCION_GRAMMAR_TABLES_H
