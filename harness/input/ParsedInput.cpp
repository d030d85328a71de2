//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"

#include "base/Stage.h"
#include "harness/input/Cost.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

/// MLIR's parser recurses once per bracket and per prefix minus. Its smallest
/// stack (8 MB, instrumented with ASan) holds several thousand levels; real
/// programs nest fewer than 60 (upstream tests), so 256 rejects only extreme
/// inputs.
static constexpr unsigned maxNesting = 256;

/// Whether MLIR's recursive parser could run out of stack on `text`. Brackets
/// inside strings and comments are skipped.
static bool nestsTooDeep(std::string_view text) {
  unsigned depth = 0, minusRun = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    char following = i + 1 < text.size() ? text[i + 1] : '\0';
    if (c != ' ')
      minusRun = c == '-' ? minusRun + 1 : 0;
    if (minusRun > maxNesting)
      return true;
    switch (c) {
    case '"':
      while (++i < text.size() && text[i] != '"' && text[i] != '\n')
        if (text[i] == '\\')
          ++i;
      break;
    case '/':
      if (following == '/')
        while (i + 1 < text.size() && text[i + 1] != '\n')
          ++i;
      break;
    case '-':
      if (following == '>')
        ++i;
      break;
    case '<':
    case '>':
      if (following == '=') {
        ++i;
        break;
      }
      [[fallthrough]];
    case '(':
    case ')':
    case '[':
    case ']':
    case '{':
    case '}':
      if (c == '<' || c == '(' || c == '[' || c == '{') {
        if (++depth > maxNesting)
          return true;
      } else if (depth > 0) {
        --depth;
      }
      break;
    default:
      break;
    }
  }
  return false;
}

std::optional<ParsedInput> scion::parseInput(std::string_view input,
                                             std::vector<std::string> *problems,
                                             std::string_view name) {
  auto refuse = [&](std::string why) {
    if (problems)
      problems->push_back(std::string(name) + ": error: " + std::move(why));
    return std::nullopt;
  };
  if (input.find('\0') != input.npos)
    return refuse("holds a NUL byte; give MLIR text, not bytecode");
  if (nestsTooDeep(input))
    return refuse("nests deeper than " + std::to_string(maxNesting) +
                  " levels; MLIR's parser is recursive");

  CostScope cost(Cost::Parse);
  Directives directives = Directives::parse(input);
  uint64_t seed = seedOf(directives, input);
  ContextLease context = ContextPool::global().leaseFor(input);
  StageScope stage("parse");
  mlir::ParserConfig config(context.get(), /*verifyAfterParse=*/true);
  // A std::string, because MLIR's lexer looks for the NUL after the text.
  std::string text(input);
  auto module =
      mlir::parseSourceString<mlir::ModuleOp>(text, config, std::string(name));
  if (!module) {
    std::vector<std::string> diagnostics = context.takeDiagnostics();
    if (problems)
      problems->insert(problems->end(), diagnostics.begin(), diagnostics.end());
    return std::nullopt;
  }
  return ParsedInput{std::move(directives), seed, std::move(context),
                     std::move(module)};
}

std::string scion::printGeneric(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream,
                mlir::OpPrintingFlags().assumeVerified().printGenericOpForm());
  if (!text.ends_with('\n')) // MLIR prints one after a top-level module
    text += '\n';
  return text;
}
