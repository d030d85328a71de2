//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/OnlineLink.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/JSON.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace scion;

/// The state that Compiler Explorer reads from the link.
static llvm::json::Value stateOf(llvm::StringRef link) {
  EXPECT_TRUE(link.consume_front("https://godbolt.org/clientstate/"));
  std::string encoded = link.str();
  std::replace(encoded.begin(), encoded.end(), '_', '/');
  std::replace(encoded.begin(), encoded.end(), '-', '+');
  std::vector<char> bytes;
  EXPECT_FALSE(bool(llvm::decodeBase64(encoded, bytes)));
  std::string text(bytes.begin(), bytes.end());
  if (!text.empty() && (text.front() & 0x0f) == 8) {
    llvm::SmallVector<uint8_t> plain;
    EXPECT_FALSE(bool(llvm::compression::zlib::decompress(
        llvm::ArrayRef(reinterpret_cast<const uint8_t *>(text.data()),
                       text.size()),
        plain, 1 << 20)));
    text.assign(plain.begin(), plain.end());
  }
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  EXPECT_TRUE(bool(value));
  return value ? *value : nullptr;
}

TEST(OnlineLink, DecodesToProgramFlagsAndCompiler) {
  // Texts whose base64 has '/' and '+', and lengths that want padding.
  for (std::string program : {"func.func @f() { return }\n", "?>?>?>~~~\"",
                              "\xc3\xbf\xc3\xbe\n", "a"}) {
    std::string flags = "--pass-pipeline='builtin.module(cse{a=b})'";
    llvm::json::Value state = stateOf(compilerExplorerLink(program, flags));
    const llvm::json::Object &session =
        *state.getAsObject()->getArray("sessions")->front().getAsObject();
    EXPECT_EQ(session.getString("language"), "mlir");
    EXPECT_EQ(session.getString("source"), program);
    const llvm::json::Object &compiler =
        *session.getArray("compilers")->front().getAsObject();
    EXPECT_EQ(compiler.getString("id"), "mliropttrunk");
    EXPECT_EQ(compiler.getString("options"), flags);
  }
}

TEST(OnlineLink, ThereIsNoneThatServersRefuse) {
  std::string random;
  uint64_t state = 1;
  for (int i = 0; i < 12000; ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    random += char('a' + (state >> 33) % 26);
  }
  EXPECT_EQ(compilerExplorerLink(random, "--cse"), "");
  // Repetition compresses well.
  EXPECT_NE(compilerExplorerLink(std::string(12000, 'a'), "--cse"), "");
}
