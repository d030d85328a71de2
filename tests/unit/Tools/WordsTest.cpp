//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/dict/Words.h"
#include "tools/dict/Dictionary.h"

#include "harness/input/ContextPool.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Types.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using namespace scion::dict;
using testing::Contains;
using testing::IsEmpty;

static DialectWords wordsOfDialect(const char *name) {
  ContextLease context = ContextPool::global().lease(0);
  return wordsOf(*context->getOrLoadDialect(name));
}

TEST(Words, EveryTypeOfTheTablesParses) {
  ContextLease context = ContextPool::global().lease(0);
  context.discardAfterUse();
  for (const auto &words : {builtinTypeWords(), handParsedTypeWords()})
    for (const std::string &word : words)
      EXPECT_TRUE(mlir::parseType(word, context.get()))
          << word << ": " << testing::PrintToString(context.takeDiagnostics());
}

TEST(Words, EveryAttributeOfTheTableParses) {
  ContextLease context = ContextPool::global().lease(0);
  context.discardAfterUse();
  for (const std::string &word : builtinAttributeWords())
    EXPECT_TRUE(mlir::parseAttribute(word, context.get()))
        << word << ": " << testing::PrintToString(context.takeDiagnostics());
}

TEST(Words, NoneOfTheTablesIsTooLong) {
  for (const auto &words : {syntaxWords(), builtinTypeWords(),
                            builtinAttributeWords(), handParsedTypeWords()})
    for (const std::string &word : words)
      EXPECT_LE(word.size(), Dictionary::maxWord) << word;
}

TEST(Words, OfADialectAreItsOwn) {
  DialectWords arith = wordsOfDialect("arith");
  EXPECT_THAT(arith.ops, Contains("arith.addi"));
  EXPECT_THAT(arith.attributes, Contains("#arith.fastmath"));
  EXPECT_THAT(arith.attributeNames, Contains("predicate"));
  EXPECT_THAT(arith.types, IsEmpty());
  for (const std::string &op : arith.ops)
    EXPECT_TRUE(op.starts_with("arith.")) << op;
}

TEST(Words, TypesComeFromCompletionAndFromTheTable) {
  EXPECT_THAT(wordsOfDialect("async").types, Contains("!async.token"));
  EXPECT_THAT(wordsOfDialect("llvm").types, Contains("!llvm.ptr"));
}

TEST(Words, EveryLoadedDialectWithOperationsHasThem) {
  // MLIR's lookup by dialect loses most of them.
  for (const char *name :
       {"affine", "func", "linalg", "memref", "tensor", "vector", "xegpu"})
    EXPECT_FALSE(wordsOfDialect(name).ops.empty()) << name;
}
