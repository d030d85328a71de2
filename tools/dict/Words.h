//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the words of MLIR programs: keywords of the syntax, and names that
// the registered dialects define.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DICT_WORDS_H
#define SCION_TOOLS_DICT_WORDS_H

#include <set>
#include <string>
#include <vector>

namespace mlir {
class Dialect;
class MLIRContext;
} // namespace mlir

namespace scion::dict {

/// Punctuation, names and keywords as in programs.
std::set<std::string> syntaxWords();

/// Types and attributes of the builtin dialect, which no registry lists.
std::set<std::string> builtinTypeWords();
std::set<std::string> builtinAttributeWords();

/// Types of dialects whose parsers offer no completions (see wordsOf).
std::set<std::string> handParsedTypeWords();

/// The words that one dialect defines.
struct DialectWords {
  std::set<std::string> ops;            // arith.addi
  std::set<std::string> attributes;     // #arith.fastmath
  std::set<std::string> types;          // !llvm.ptr
  std::set<std::string> attributeNames; // predicate: of its operations
};

/// Returns the words of a dialect. Mnemonics of attributes and types are those
/// that its parser offers as completions, and those of handParsedTypeWords().
DialectWords wordsOf(mlir::Dialect &dialect);

} // namespace scion::dict

#endif // SCION_TOOLS_DICT_WORDS_H
