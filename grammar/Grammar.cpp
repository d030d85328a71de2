//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "grammar/Grammar.h"

#include "grammar/Tables.h"

#include <iterator>

using namespace scion;

namespace scion::tables {
namespace {
#include "grammar/GrammarTables.inc"
} // namespace

const Lexer lexer = {byteClass,   lexerNext,  numByteClasses,
                     lexerAccept, lexerStart, lexerRules};
const Parser parser = {actionOf, numTokens, actions};
} // namespace scion::tables

std::string_view scion::productionName(Production production) {
  static constexpr std::string_view names[] = {
#define SCION_PRODUCTION(name) #name,
#include "grammar/GrammarKinds.inc"
  };
  auto index = static_cast<size_t>(production);
  return index < std::size(names) ? names[index] : "?";
}

std::string_view scion::tokenName(TokenKind kind) {
  static constexpr std::string_view names[] = {
#define SCION_TOKEN(name, display) display,
#include "grammar/GrammarKinds.inc"
  };
  auto index = static_cast<size_t>(kind);
  return index < std::size(names) ? names[index] : "?";
}

const Quantifier &scion::quantifierInfo(uint8_t quantifier) {
  return tables::quantifiers[quantifier];
}
