//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/NormalizedMessage.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(NormalizedMessage, WhatMovesWithTheProgramGoes) {
  EXPECT_EQ(
      normalizedMessage("input:3:1: error: 'arith.addi' op operand #1 must be "
                        "tensor<4x8xi32>, but got i8"),
      "'arith.addi' op operand #… must be …, but got …");
  EXPECT_EQ(normalizedMessage("@f uses %12 in ^bb3"), "@… uses %… in ^…");
  EXPECT_EQ(normalizedMessage("expected 2 operands, but found 17"),
            "expected … operands, but found …");
  EXPECT_EQ(normalizedMessage("a step of 1, got -1"), "a step of …, got …");
}

TEST(NormalizedMessage, EqualForProgramsThatDifferInSize) {
  EXPECT_EQ(
      normalizedMessage("type mismatch: memref<4xf32, strided<[1]>> and index"),
      normalizedMessage("type mismatch: memref<2x3xi8> and bf16"));
  EXPECT_NE(normalizedMessage("'scf.for' op is odd"),
            normalizedMessage("'scf.if' op is odd"));
}

TEST(NormalizedMessage, SymbolsAreNotToldApart) {
  EXPECT_EQ(normalizedMessage("'llvm.call' op 'malloc' is not in scope"),
            "'llvm.call' op '…' is not in scope");
  EXPECT_EQ(normalizedMessage("redefinition of symbol named 'f'"),
            "redefinition of symbol named '…'");
  EXPECT_EQ(normalizedMessage("'a.b' op 'c.d' op 'e"), "'a.b' op 'c.d' op 'e");
}

TEST(NormalizedMessage, TwiceIsOnce) {
  std::string once =
      normalizedMessage("'a.b' op #2: tensor<2xi1>, 0x7f12a4c0ffee");
  EXPECT_EQ(normalizedMessage(once), once);
}

TEST(NormalizedMessage, LastWordsAreOfTheFirstLineThatTells) {
  EXPECT_EQ(lastWordsOf("some warning\nLLVM ERROR: no such thing 7\nmore\n"),
            "LLVM ERROR: no such thing …");
  EXPECT_EQ(lastWordsOf("mlir-opt: F.cpp:12: void f(): Assertion `a && b' "
                        "failed.\n"),
            "Assertion `a && b' failed.");
  EXPECT_EQ(lastWordsOf("\nassertion `a && b' at F.cpp:12, in void f()\n"),
            "assertion `a && b' at F.cpp:…, in void f()");
  EXPECT_EQ(lastWordsOf("nothing of the kind\n"), "");
}
