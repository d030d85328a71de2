//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PatternVetoes.h"

#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <functional>

using namespace scion;
using testing::IsEmpty;

namespace {
/// Vetoes of a registry of its own, and ops to ask about.
class PatternVetoesTest : public testing::Test {
protected:
  Registry registry;
  PatternVetoes vetoes{registry};
  std::optional<ParsedInput> input = parseInput(R"(
    func.func @f(%t: tensor<2xi32>, %x: i32) -> memref<2xi32> {
      %a = arith.addi %t, %t : tensor<2xi32>
      %b = arith.subi %x, %x : i32
      %m = memref.alloc() : memref<2xi32>
      return %m : memref<2xi32>
    })");

  void suppress(const std::string &id, const std::string &suppressRules) {
    EXPECT_THAT(registry.add("id: " + id +
                                 "\ntitle: something\nkind: miscompile\n"
                                 "suppressed:\n" +
                                 suppressRules,
                             "test"),
                IsEmpty());
  }

  mlir::Operation *op(llvm::StringRef name) {
    mlir::Operation *found = nullptr;
    input->module->walk([&](mlir::Operation *op) {
      if (op->getName().getStringRef() == name)
        found = op;
    });
    EXPECT_TRUE(found) << name.str();
    return found;
  }

  bool isVetoed(std::string_view pattern, mlir::Operation *root = nullptr) {
    return vetoes.isVetoed(root, pattern,
                           std::hash<std::string_view>()(pattern));
  }
};
} // namespace

TEST_F(PatternVetoesTest, NameAPatternOrSeveral) {
  EXPECT_FALSE(isVetoed("FoldAdd"));
  suppress("X1", "  - pattern: 'Fold*'\n");
  EXPECT_TRUE(isVetoed("FoldAdd")); // a record added later counts
  EXPECT_TRUE(isVetoed("FoldAdd", op("arith.addi")));
  EXPECT_FALSE(isVetoed("UnfoldAdd"));
  EXPECT_THAT(registry.suppressedOfPath(), testing::ElementsAre(0u));
}

TEST_F(PatternVetoesTest, WhereIsAskedOfTheOp) {
  suppress("X1", "  - pattern: P\n    where: ['arith.*:tensor']\n");
  EXPECT_TRUE(isVetoed("P", op("arith.addi")));
  EXPECT_FALSE(isVetoed("P", op("arith.subi")));
  EXPECT_FALSE(isVetoed("P", op("memref.alloc")));
  EXPECT_FALSE(isVetoed("Q", op("arith.addi")));
  EXPECT_FALSE(isVetoed("P")); // the op is not known
}

TEST_F(PatternVetoesTest, WhereMayNameAPredicate) {
  suppress("X1", "  - pattern: P\n    where: ['@returns-buffer']\n");
  EXPECT_TRUE(isVetoed("P", op("func.func")));
  EXPECT_FALSE(isVetoed("P", op("func.return")));
}

TEST_F(PatternVetoesTest, AskTheRegistry) {
  suppress("X1", "  - pattern: P\n");
  suppress("X2", "  - pattern: P\n    where: ['arith.addi:any']\n");
  registry.setWithout("X1");
  EXPECT_FALSE(isVetoed("P", op("arith.subi")));
  EXPECT_TRUE(isVetoed("P", op("arith.addi")));
  registry.setMode(KnownMode::Report);
  EXPECT_FALSE(isVetoed("P", op("arith.addi")));
}

TEST_F(PatternVetoesTest, LegalDifferencesAreAlwaysKeptOff) {
  EXPECT_THAT(
      registry.addLegal("- because: Both are right.\n"
                        "  suppressed:\n    - pattern: SimplifyClones\n",
                        "legal.yaml"),
      IsEmpty());
  registry.setMode(KnownMode::Report);
  Registry::AsAsked asked(registry);
  EXPECT_TRUE(isVetoed("SimplifyClones"));
  EXPECT_FALSE(isVetoed("P"));
  EXPECT_THAT(registry.suppressedOfPath(), IsEmpty());
}
