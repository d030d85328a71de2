//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/RoundTrip.h"

#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/oracle/Recognise.h"

#include "mlir/IR/BuiltinOps.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;

TEST(RoundTrip, AHealthyModuleGivesNoFinding) {
  auto parsed = parseInput(R"mlir(
#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @f(%a: i32, %m: memref<4xf32, strided<[1], offset: 2>>) -> i32 {
    %c = arith.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
    %b = arith.addi %a, %a {note = #map} : i32 loc("here":3:4)
    cf.br ^bb1(%b : i32)
  ^bb1(%x: i32):
    "unknown.op"() ({ "unknown.end"() : () -> () }) {a = dense_resource<blob> : tensor<1xi8>} : () -> ()
    return %x : i32
  }
}
{-# dialect_resources: { builtin: { blob: "0x0400000001" } } #-}
)mlir");
  ASSERT_TRUE(parsed);
  // Twice: a recycled context must not make the second differ.
  for (int i = 0; i < 2; ++i) {
    std::optional<Finding> finding = checkRoundTrip(parsed->module.get());
    EXPECT_FALSE(finding) << finding->summary << finding->details;
  }
}

// Text cannot stand for a use before its definition: the reader must refuse
// it, and the oracle must say so. (Only a broken printer gets here in earnest.)
TEST(RoundTrip, AModuleThatDoesNotReadBackIsAFinding) {
  auto parsed = parseInput(R"mlir(
    func.func @f() {
      %0 = "a.define"() : () -> i32
      "a.use"(%0) : (i32) -> ()
      return
    }
  )mlir");
  ASSERT_TRUE(parsed);
  mlir::Block &body = parsed->module->getBody()->front().getRegion(0).front();
  body.front().moveBefore(body.getTerminator());
  std::optional<Finding> finding = checkRoundTrip(parsed->module.get());
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->kind, FindingKind::RoundTrip);
  EXPECT_EQ(finding->culprit, "print-generic:a.use");
  EXPECT_THAT(finding->summary, testing::HasSubstr("does not dominate"));
  EXPECT_FALSE(finding->replay.empty());
}

// The return loses its operand: the verifier names the op, and so do we.
TEST(RoundTrip, NamesTheOpThatCannotBeReadBack) {
  auto parsed = parseInput(R"mlir(
    func.func @f(%a: i32) -> i32 {
      return %a : i32
    }
  )mlir");
  ASSERT_TRUE(parsed);
  mlir::Operation *end =
      parsed->module->getBody()->front().getRegion(0).front().getTerminator();
  end->setOperands({});
  std::optional<Finding> finding = checkRoundTrip(parsed->module.get());
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->culprit, "print-generic:func.return");
}

// Differences that corpus/legal-differences.yaml allows, and others of the same
// ops, which it does not.
TEST(RoundTrip, WhatIsLegalIsToldByWhatItMeans) {
  struct {
    const char *culprit, *says, *body;
    bool hasWhere = true;
  } legal[] = {
      {"print-pretty:affine.load", ", its operands differ",
       "%0 = \"affine.load\"(%m, %i, %j) <{map = affine_map<(d0, d1) -> "
       "(d1)>}> : (memref<9xi32>, index, index) -> i32"},
      {"print-pretty:affine.store", ", its operands differ",
       "\"affine.store\"(%x, %m, %i, %i) <{map = affine_map<(d0, d1) -> (d0 + "
       "d1)>}> : (i32, memref<9xi32>, index, index) -> ()"},
      // Values are not distinguished by their numbers: the map differs.
      {"print-pretty:affine.load", ", 'map' differs",
       "%0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i) "
       "%1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%i) "
       "%2 = \"affine.load\"(%m, %0, %1) <{map = affine_map<(d0, d1) -> (d1 "
       "floordiv 2 + d0)>}> : (memref<9xi32>, index, index) -> i32"},
      {"print-generic:affine.apply", ", 'map' differs",
       "%0 = affine.apply affine_map<(d0) -> (d0 + (-2 - (d0) ceildiv 3))>(%i)",
       false},
      {"print-pretty:scf.forall", ", its operands differ",
       "%c0 = arith.constant 0 : index "
       "scf.forall (%k) = (%c0) to (%i) step (1) { }"},
      {"print-pretty:scf.yield", ", 'a' differs",
       "scf.for %k = %i to %i step %i { \"scf.yield\"() {a = 1 : i8} : () -> "
       "() }"},
  };
  const Registry &registry = Registry::global();
  for (const auto &[culprit, says, body, hasWhere] : legal) {
    auto parsed = parseInput("func.func @f(%m: memref<9xi32>, %x: i32, %i: "
                             "index, %j: index) { " +
                             std::string(body) + " return }");
    ASSERT_TRUE(parsed) << body;
    std::optional<Finding> finding = checkRoundTrip(parsed->module.get());
    ASSERT_TRUE(finding) << body;
    EXPECT_EQ(finding->culprit, culprit);
    EXPECT_TRUE(llvm::StringRef(finding->summary).ends_with(says))
        << finding->summary;
    EXPECT_EQ(recognise(*finding, registry), Registry::isLegal) << body;
    // The same difference of an op for which it is not allowed.
    Finding other = *finding;
    other.inputKinds = {"scf.for", "func.func"};
    EXPECT_EQ(recognise(other, registry).has_value(), !hasWhere) << body;
    other = *finding;
    other.summary = "'op' in pretty form reads back as another module, 'own' "
                    "differs";
    if (finding->culprit != "print-pretty:scf.yield") // any attribute of its
      EXPECT_FALSE(recognise(other, registry)) << body;
  }
}
