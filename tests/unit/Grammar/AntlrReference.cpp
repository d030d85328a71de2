//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/unit/Grammar/AntlrReference.h"

#include "MLIRGeneric.h"
#include "MLIRGenericLexer.h"
#include "antlr4-runtime.h"

using namespace antlr4;

namespace {
struct CountErrors : BaseErrorListener {
  size_t count = 0;
  void syntaxError(Recognizer *, Token *, size_t, size_t, const std::string &,
                   std::exception_ptr) override {
    ++count;
  }
};
} // namespace

static void print(MLIRGeneric &parser, tree::ParseTree *tree,
                  std::string &out) {
  auto *context = dynamic_cast<ParserRuleContext *>(tree);
  if (!context) {
    if (tree->getText() != "<EOF>")
      out += ' ' + tree->getText();
    return;
  }
  std::string rule = parser.getRuleNames()[context->getRuleIndex()];
  if (rule == "nonFunctionType")
    rule = "type";
  bool inPlace = rule.size() > 4 && rule.ends_with("Body");
  if (!inPlace) {
    rule[0] = static_cast<char>(toupper(rule[0]));
    out += " (" + rule;
  }
  for (tree::ParseTree *child : context->children)
    print(parser, child, out);
  if (!inPlace)
    out += ')';
}

std::optional<std::string> parseWithAntlr(std::string_view text) {
  ANTLRInputStream input{std::string(text)};
  MLIRGenericLexer lexer(&input);
  CommonTokenStream tokens(&lexer);
  MLIRGeneric parser(&tokens);
  CountErrors errors;
  lexer.removeErrorListeners();
  lexer.addErrorListener(&errors);
  parser.removeErrorListeners();
  parser.addErrorListener(&errors);
  tree::ParseTree *tree = parser.program();
  if (errors.count)
    return std::nullopt;
  std::string out;
  print(parser, tree, out);
  return out;
}
