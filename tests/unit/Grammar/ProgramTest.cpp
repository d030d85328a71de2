//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "grammar/Fragment.h"
#include "tests/unit/Grammar/AntlrReference.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace scion;

static void print(const Program &program, Index node, std::string &out) {
  const Node &info = program.node(node);
  out += " (";
  out += productionName(info.production);
  Index token = info.firstToken;
  auto own = [&](Index end) {
    for (; token < end; ++token) {
      out += ' ';
      out += program.tokenText(token);
    }
  };
  for (Index child : program.children(node)) {
    own(program.node(child).firstToken);
    print(program, child, out);
    token = program.node(child).endToken;
  }
  own(info.endToken);
  out += ')';
}

static std::optional<std::string> parseWithScion(const std::string &text) {
  std::optional<Program> program = Program::parse(text);
  if (!program)
    return std::nullopt;
  std::string out;
  print(*program, 0, out);
  return out;
}

static std::vector<std::string> samplePrograms() {
  std::vector<std::string> programs;
  for (const char *folder : {"/tests/lit/grammar", "/corpus/seeds"}) {
    std::filesystem::path path = std::string(SCION_SOURCE_DIR) + folder;
    if (!std::filesystem::exists(path))
      continue;
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(path)) {
      if (entry.path().extension() != ".mlir")
        continue;
      std::ifstream stream(entry.path(), std::ios::binary);
      programs.emplace_back(std::istreambuf_iterator<char>(stream),
                            std::istreambuf_iterator<char>());
    }
  }
  return programs;
}

TEST(ProgramTest, AgreesWithAntlrOnTheTree) {
  std::vector<std::string> programs = samplePrograms();
  ASSERT_GE(programs.size(), 4u);
  for (const std::string &text : programs) {
    std::optional<std::string> expected = parseWithAntlr(text);
    ASSERT_TRUE(expected) << text;
    EXPECT_EQ(parseWithScion(text), expected);
  }
}

// Cuts one token out of a program at every place: whatever ANTLR thinks of the
// rest, Scion thinks the same.
TEST(ProgramTest, AgreesWithAntlrOnWhatIsRefused) {
  const std::string text = R"("m"() ({
^bb0(%a: i32):
  %0:2 = "x"(%a, %0#1)[^bb1] <{p = [1, -2.0 : f32]}> : (i32, i64) -> (i1, i64) loc("f":1:2 to 3)
^bb1:
  "y"() {q = dense<[[1], [2]]> : tensor<2x1xi8>, m = affine_map<(d0)[s] -> (d0 * 2)>, r} : () -> (!t<[a]>, memref<?xf32, strided<[1], offset: ?>>)
}) : () -> ()
)";
  std::optional<Program> program =
      Program::parse(std::string(text).replace(text.find(" to 3)"), 6, ")"));
  ASSERT_TRUE(program);
  size_t refused = 0;
  for (Index token = 0; token + 1 < program->tokens().size(); ++token) {
    std::string cut = program->text();
    const Token &which = program->token(token);
    cut.replace(which.begin, which.end - which.begin,
                std::string(which.end - which.begin, ' '));
    std::optional<std::string> expected = parseWithAntlr(cut);
    EXPECT_EQ(parseWithScion(cut), expected) << cut;
    refused += !expected;
  }
  EXPECT_GT(refused, program->tokens().size() / 3);
  EXPECT_LT(refused, program->tokens().size());
}

TEST(ProgramTest, KeepsEveryByte) {
  const std::string text = "\n// first\r\n\t\"a\"( ) :()->() // last";
  std::optional<Program> program = Program::parse(text);
  ASSERT_TRUE(program);
  EXPECT_EQ(emit(*program), text);
  EXPECT_EQ(emitThroughCopies(*program), text);
}

TEST(ProgramTest, LocatesErrorsByLineAndColumn) {
  ParseError error;
  EXPECT_FALSE(Program::parse("\"a\"() : () -> ()\n  %x \"b\"\n", &error));
  EXPECT_EQ(error.line, 2u);
  EXPECT_EQ(error.column, 6u);
  EXPECT_EQ(error.str("f.mlir"),
            "f.mlir:2:6: error: expected ':', ',', '=' before '\"b\"'");
}

TEST(ProgramTest, RefusesWhatIsNestedTooDeeply) {
  for (const char *bracket :
       {"[", "{a = ", "!x<", "!x<(", "tuple<", "loc(fused["}) {
    std::string text = "\"a\"() {x = ";
    for (int i = 0; i < 200000; ++i)
      text += bracket;
    ParseError error;
    EXPECT_FALSE(Program::parse(text, &error));
    EXPECT_NE(error.message, "");
  }
}

TEST(ProgramTest, TakesTimeLinearInUnterminatedStrings) {
  std::string text = "\"a\"() {x = \"";
  for (int i = 0; i < 1000000; ++i)
    text += "\\\"";
  ParseError error;
  EXPECT_FALSE(Program::parse(text, &error)); // would take hours if quadratic
  EXPECT_EQ(error.column, 12u);
}

TEST(ProgramTest, CopiesShareTheirTree) {
  std::optional<Program> program = Program::parse("\"a\"() : () -> ()");
  ASSERT_TRUE(program);
  Program copy = *program;
  EXPECT_EQ(copy.nodes().data(), program->nodes().data());
  EXPECT_EQ(&copy.symbols(), &program->symbols());
}

TEST(ProgramTest, ChildrenAreInOrderAndKnowTheirParent) {
  std::optional<Program> program =
      Program::parse("%a, %b:2 = \"o\"(%x) : (i1) -> (i2, i3, i4)");
  ASSERT_TRUE(program);
  Index operation = program->child(0, Production::Operation);
  ASSERT_NE(operation, none);
  std::vector<std::string_view> texts;
  for (Index child : program->children(operation)) {
    EXPECT_EQ(program->node(child).parent, operation);
    texts.push_back(program->nodeText(child));
  }
  EXPECT_EQ(texts, (std::vector<std::string_view>{"%a, %b:2", "\"o\"", "%x",
                                                  "(i1) -> (i2, i3, i4)"}));
}
