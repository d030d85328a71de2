//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Quarantine.h"

#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(Quarantine, WhatIsWrittenIsReadAgain) {
  Quarantine quarantine;
  quarantine.trouble = {{"fine", ""}, {"wild", "ends the process: twice"}};
  std::string problem;
  Quarantine again = Quarantine::read(quarantine.write(), problem);
  EXPECT_EQ(problem, "");
  EXPECT_EQ(again.trouble, quarantine.trouble);
  EXPECT_TRUE(Quarantine::read(Quarantine().write(), problem).trouble.empty());
  EXPECT_EQ(problem, "") << "an MLIR that is known has no such passes";
}

TEST(Quarantine, AnotherBuildsFileIsOfNoUse) {
  for (const char *text : {"for 3 passes, 00; MLIR 1.2.3\njoins wild\n",
                           "joins wild\n", "", "x"}) {
    std::string problem;
    EXPECT_TRUE(Quarantine::read(text, problem).trouble.empty()) << text;
    EXPECT_NE(problem, "") << text;
  }
}

TEST(LibraryOfMLIR, IsToldByVersionAndBytes) {
  std::string fingerprint = fingerprintOfMLIR();
  EXPECT_EQ(fingerprint.find(mlirVersion()), 0u);
  if (libraryOfMLIR().find("libMLIR") != std::string::npos)
    EXPECT_GT(fingerprint.size(), mlirVersion().size() + 8);
}
