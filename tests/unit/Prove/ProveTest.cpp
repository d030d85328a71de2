//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verdicts on functions before and after.
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Prove.h"
#include "harness/input/ParsedInput.h"

#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringRef.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <set>

using namespace scion;
using namespace scion::prove;
using testing::HasSubstr;

/// Another module of the same context.
static mlir::OwningOpRef<mlir::ModuleOp> parseInto(ParsedInput &first,
                                                   const std::string &text) {
  return mlir::parseSourceString<mlir::ModuleOp>(text, &*first.context);
}

/// The verdict on @f of two modules, and what it says.
static std::string verdictOn(const std::string &before,
                             const std::string &after) {
  auto first = parseInput(before);
  if (!first)
    return "not valid";
  auto second = parseInto(*first, after);
  if (!second)
    return "not valid";
  Verdict verdict = prove::prove(*first->module, *second, "f");
  return std::string(toString(verdict.kind)) + ": " +
         (verdict.counterexample.empty() ? "" : verdict.counterexample + ": ") +
         verdict.why + verdict.fault;
}

TEST(ProveTest, RefutesWithArguments) {
  EXPECT_EQ(verdictOn(R"(
func.func @f(%a: i8) -> i8 {
  %two = arith.constant 2 : i8
  %r = arith.divsi %a, %two : i8
  return %r : i8
})",
                      R"(
func.func @f(%a: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.shrsi %a, %one : i8
  return %r : i8
})"),
            "refuted: a0 = -1: returns 0 before the pass, -1 after it");
}

TEST(ProveTest, UndefinedBehaviourAllowsAnything) {
  const char *divides = R"(
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = arith.divui %a, %b : i32
  %s = arith.divui %a, %b : i32
  return %s : i32
})";
  const char *guarded = R"(
func.func @f(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %is = arith.cmpi eq, %b, %zero : i32
  %r = scf.if %is -> i32 {
    scf.yield %a : i32
  } else {
    %s = arith.divui %a, %b : i32
    scf.yield %s : i32
  }
  return %r : i32
})";
  EXPECT_THAT(verdictOn(divides, guarded), HasSubstr("proved"));
  EXPECT_THAT(verdictOn(guarded, divides),
              HasSubstr("is undefined after the pass (arith.divui: division by "
                        "zero)"));
}

TEST(ProveTest, PoisonMayBecomeANumberAndNotTheReverse) {
  const char *wraps = R"(
func.func @f(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b : i8
  return %r : i8
})";
  const char *mustNot = R"(
func.func @f(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b overflow<nsw> : i8
  return %r : i8
})";
  EXPECT_THAT(verdictOn(mustNot, wraps), HasSubstr("proved"));
  EXPECT_THAT(verdictOn(wraps, mustNot), HasSubstr("poison after it"));
}

TEST(ProveTest, SaysWhenOnlyPoisonRefutes) {
  auto first = parseInput(R"(
func.func @f(%a: i1, %b: i1) -> i1 {
  %no = arith.constant false
  %r = arith.select %a, %b, %no : i1
  return %r : i1
})");
  ASSERT_TRUE(first);
  auto second = parseInto(*first, R"(
func.func @f(%a: i1, %b: i1) -> i1 {
  %r = arith.andi %a, %b : i1
  return %r : i1
})");
  ASSERT_TRUE(second);
  Verdict verdict = prove::prove(*first->module, *second, "f");
  EXPECT_EQ(verdict.kind, Verdict::Refuted);
  EXPECT_TRUE(verdict.needsPoison);
  EXPECT_EQ(verdict.counterexample, "a0 = 0, a1 = poison");
}

TEST(ProveTest, MergesBlocksAndBranches) {
  EXPECT_EQ(verdictOn(R"(
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  cf.cond_br %c, ^less, ^more
^less:
  cf.br ^end(%a : i32)
^more:
  cf.br ^end(%b : i32)
^end(%r: i32):
  return %r : i32
})",
                      R"(
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = arith.minsi %a, %b : i32
  return %r : i32
})"),
            "proved: same terms");
}

TEST(ProveTest, UnrollsLoopsOfKnownTrips) {
  EXPECT_EQ(verdictOn(R"(
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %r = scf.for %i = %zero to %three step %one iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %a : i32
    scf.yield %y : i32
  }
  return %r : i32
})",
                      R"(
func.func @f(%a: i32) -> i32 {
  %four = arith.constant 4 : i32
  %r = arith.muli %a, %four : i32
  return %r : i32
})"),
            "proved: same terms");
}

TEST(ProveTest, FollowsMemory) {
  const char *stores = R"(
func.func @f(%a: i32, %m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  memref.store %a, %m[%zero] : memref<2xi32>
  %r = memref.load %m[%one] : memref<2xi32>
  return %r : i32
})";
  const char *other = R"(
func.func @f(%a: i32, %m: memref<2xi32>) -> i32 {
  %one = arith.constant 1 : index
  %r = memref.load %m[%one] : memref<2xi32>
  memref.store %a, %m[%one] : memref<2xi32>
  return %r : i32
})";
  EXPECT_THAT(verdictOn(stores, stores), HasSubstr("proved: unchanged"));
  EXPECT_THAT(verdictOn(stores, other), HasSubstr("refuted"));
}

TEST(ProveTest, KeepsTheOrderOfUnknownCalls) {
  const char *first = R"(
func.func private @g(i32) -> i32
func.func @f(%a: i32, %b: i32) -> i32 {
  %x = call @g(%a) : (i32) -> i32
  %y = call @g(%b) : (i32) -> i32
  %r = arith.subi %x, %y : i32
  return %r : i32
})";
  const char *swapped = R"(
func.func private @g(i32) -> i32
func.func @f(%a: i32, %b: i32) -> i32 {
  %y = call @g(%b) : (i32) -> i32
  %x = call @g(%a) : (i32) -> i32
  %r = arith.subi %x, %y : i32
  return %r : i32
})";
  EXPECT_THAT(verdictOn(first, swapped), HasSubstr("to call @g before"));
}

TEST(ProveTest, FloatsAreUnknownFunctionsOfTheirOperands) {
  const char *twice = R"(
func.func @f(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b : f32
  %y = arith.addf %a, %b : f32
  %r = arith.mulf %x, %y : f32
  return %r : f32
})";
  const char *once = R"(
func.func @f(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b : f32
  %r = arith.mulf %x, %x : f32
  return %r : f32
})";
  const char *swapped = R"(
func.func @f(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %b, %a : f32
  %r = arith.mulf %x, %x : f32
  return %r : f32
})";
  EXPECT_EQ(verdictOn(twice, once), "proved: same terms");
  EXPECT_EQ(verdictOn(twice, swapped), "proved: solver");
  // True, and not known.
  const char *doubled = R"(
func.func @f(%a: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %r = arith.mulf %a, %two : f32
  return %r : f32
})";
  const char *added = R"(
func.func @f(%a: f32) -> f32 {
  %r = arith.addf %a, %a : f32
  return %r : f32
})";
  EXPECT_EQ(verdictOn(doubled, added),
            "unknown: depends on what an op on floats computes");
}

TEST(ProveTest, SignsOfFloatsAreBits) {
  EXPECT_THAT(verdictOn(R"(
func.func @f(%a: f32) -> f32 {
  %x = arith.negf %a : f32
  %r = math.absf %x : f32
  return %r : f32
})",
                        R"(
func.func @f(%a: f32) -> f32 {
  %r = math.absf %a : f32
  return %r : f32
})"),
              HasSubstr("proved"));
}

TEST(ProveTest, SaysWhatIsOutOfScope) {
  const char *private_ = R"(
func.func private @f(%a: i32) -> i32 {
  return %a : i32
})";
  EXPECT_EQ(verdictOn(private_, private_),
            "out of scope: a private function, whose callers a pass may use");
  const char *dynamic = R"(
func.func @f(%a: tensor<?xi32>) -> i32 {
  %r = arith.constant 1 : i32
  return %r : i32
})";
  const char *other = R"(
func.func @f(%a: tensor<?xi32>) -> i32 {
  %r = arith.constant 2 : i32
  return %r : i32
})";
  EXPECT_EQ(verdictOn(dynamic, other),
            "out of scope: an argument of type tensor<?xi32>");
  EXPECT_EQ(verdictOn("func.func @f(%a: i32) {\n  return\n}",
                      "func.func @f(%a: i64) {\n  return\n}"),
            "out of scope: the pass changes the parameters");
}

TEST(ProveTest, CutOffTripsAreNotProved) {
  EXPECT_THAT(verdictOn(R"(
func.func @f(%n: index, %a: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%x = %a) -> i32 {
    scf.yield %x : i32
  }
  return %r : i32
})",
                        R"(
func.func @f(%n: index, %a: i32) -> i32 {
  return %a : i32
})"),
              HasSubstr("out of scope: scf.for"));
}

TEST(ProveTest, IndexHasTheBitsThatAreAskedFor) {
  const char *cut = R"(
func.func @f(%a: index) -> index {
  %0 = arith.index_castui %a : index to i32
  %1 = arith.index_castui %0 : i32 to index
  return %1 : index
})";
  const char *whole =
      "func.func @f(%a: index) -> index {\n  return %a : index\n}";
  auto first = parseInput(cut);
  auto second = parseInto(*first, whole);
  ProveOptions options;
  options.indexBits = 32;
  EXPECT_EQ(prove::prove(*first->module, *second, "f", options).kind,
            Verdict::Proved);
  options.indexBits = 64;
  Verdict wide = prove::prove(*first->module, *second, "f", options);
  EXPECT_EQ(wide.kind, Verdict::Refuted);
  EXPECT_EQ(semantics::indexBits(), 64u);
}

TEST(ProveTest, MapsAreOutOfScopeWhereAnIndexIsNarrow) {
  auto first = parseInput(R"(
func.func @f(%a: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%a)
  return %0 : index
})");
  auto second = parseInto(*first, R"(
func.func @f(%a: index) -> index {
  return %a : index
})");
  ProveOptions options;
  options.indexBits = 32;
  Verdict verdict = prove::prove(*first->module, *second, "f", options);
  EXPECT_EQ(verdict.kind, Verdict::OutOfScope);
  EXPECT_THAT(verdict.why, HasSubstr("affine"));
}

TEST(ProveTest, LoopsWithoutEndMakeSoManyTerms) {
  // Each trip makes a number that no term before it is.
  const char *endless = R"(
func.func @f(%a: f32) -> f32 {
  cf.br ^again(%a: f32)
^again(%x: f32):
  %y = math.exp %x : f32
  cf.br ^again(%y: f32)
})";
  EXPECT_EQ(verdictOn(endless, "func.func @f(%a: f32) -> f32 {\n  return %a : "
                               "f32\n}"),
            "out of scope: math.exp: too many terms");
}

/// Where a known bug doubles %a instead of adding %b.
static Verdict
verdictKnowing(const std::string &after,
               std::function<std::string(const Counterexample &)> recognise) {
  auto first = parseInput(R"(
func.func @f(%a: i8, %b: i8) -> (i8, i8) {
  %r = arith.addi %a, %b : i8
  return %r, %a : i8, i8
})");
  auto second = parseInto(*first, after);
  ProveOptions options;
  options.recognise = std::move(recognise);
  return prove::prove(*first->module, *second, "f", options);
}

TEST(ProveTest, AKnownBugIsAskedAboutAFewTimes) {
  unsigned asked = 0;
  std::set<std::string> values;
  Verdict verdict = verdictKnowing(
      R"(
func.func @f(%a: i8, %b: i8) -> (i8, i8) {
  %r = arith.addi %a, %a : i8
  return %r, %a : i8, i8
})",
      [&](const Counterexample &example) {
        ++asked;
        values.insert(example.values);
        return "K1";
      });
  EXPECT_EQ(verdict.kind, Verdict::Refuted);
  EXPECT_EQ(verdict.known, std::vector<std::string>{"K1"});
  EXPECT_EQ(verdict.excluded, 3u);
  EXPECT_EQ(values.size(), asked); // no input twice
}

TEST(ProveTest, AKnownBugHidesNoOther) {
  const char *both = R"(
func.func @f(%a: i8, %b: i8) -> (i8, i8) {
  %r = arith.addi %a, %a : i8
  return %r, %b : i8, i8
})";
  Verdict verdict = verdictKnowing(both, [](const Counterexample &example) {
    return llvm::StringRef(example.difference).contains("number 0") ? "K1" : "";
  });
  EXPECT_EQ(verdict.kind, Verdict::Refuted);
  EXPECT_TRUE(verdict.known.empty());
  EXPECT_THAT(verdict.why, HasSubstr("number 1 of the results"));
}
