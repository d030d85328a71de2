//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/oracle/Message.h"

#include "gtest/gtest.h"

using namespace scion;

TEST(Message, ThePlaceIsNotPartOfIt) {
  EXPECT_EQ(withoutPlace("input:33:3: error: 'func.func' op is odd"),
            "'func.func' op is odd");
  EXPECT_EQ(withoutPlace("error: a: error: b"), "a: error: b");
  EXPECT_EQ(withoutPlace("more than 200000 pattern attempts"),
            "more than 200000 pattern attempts");
  EXPECT_EQ(withoutPlace(""), "");
}

TEST(Message, AddressesGo) {
  EXPECT_EQ(withoutAddresses("see 0x7f12a4c0 and 0xABCDEF."),
            "see 0x… and 0x….");
  EXPECT_EQ(withoutAddresses("0x7f12a4c0ffee"), "0x…");
  EXPECT_EQ(withoutAddresses("<<NULL>> at (0x55d0c8a3e2b0)"),
            "<<NULL>> at (0x…)");
}

TEST(Message, NumbersThatNobodyHasSetGo) {
  EXPECT_EQ(withoutAddresses("expected 2, but found 94053881038208"),
            "expected 2, but found …");
  EXPECT_EQ(withoutAddresses("found -94053881038208 and tensor<94053881038208"
                             "x4xf32>"),
            "found … and tensor<…x4xf32>");
  EXPECT_EQ(withoutAddresses("4294967297 99999999999999999999999999"), "… …");
}

TEST(Message, WhatIsMeantStays) {
  for (const char *message :
       {"", "0x", "0x1F and 0xABCDE", "4294967296", "-4294967296", "a-1", "7",
        "memref<10x1234567xf32>", "tensor<0x1000000xf32>", "i64",
        "@f12345678901", "%arg0 of 'scf.for' op", "_94053881038208"})
    EXPECT_EQ(withoutAddresses(message), message);
  EXPECT_EQ(withoutAddresses("a-94053881038208"), "a-…");
}

TEST(Message, TwiceIsOnce) {
  std::string once = withoutAddresses("0x7f12a4c0 -94053881038208 17");
  EXPECT_EQ(withoutAddresses(once), once);
}
