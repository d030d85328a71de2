//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Links to Compiler Explorer.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/OnlineLink.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace scion;

/// CloudFront, which stands before godbolt.org, refuses longer addresses
/// (8,192 bytes with the host).
static constexpr size_t longestLink = 8000;

std::string scion::compilerExplorerLink(const std::string &program,
                                        const std::string &flags) {
  std::string state;
  llvm::raw_string_ostream(state) << llvm::json::Value(llvm::json::Object{
      {"sessions",
       llvm::json::Array{llvm::json::Object{
           {"id", 1},
           {"language", "mlir"},
           {"source", llvm::json::fixUTF8(program)},
           {"compilers", llvm::json::Array{llvm::json::Object{
                             {"id", mlirOptOnline.str()},
                             {"options", llvm::json::fixUTF8(flags)}}}}}}}});
  // A first byte whose low half is 8 marks compressed data.
  llvm::SmallVector<uint8_t> bytes;
  if (llvm::compression::zlib::isAvailable())
    llvm::compression::zlib::compress(
        llvm::ArrayRef(reinterpret_cast<const uint8_t *>(state.data()),
                       state.size()),
        bytes, llvm::compression::zlib::BestSizeCompression);
  else
    bytes.assign(state.begin(), state.end());
  std::string encoded = llvm::encodeBase64(bytes);
  // Use the base64 alphabet for URLs: '/' and '+' have another meaning there.
  std::replace(encoded.begin(), encoded.end(), '/', '_');
  std::replace(encoded.begin(), encoded.end(), '+', '-');
  std::string link = "https://godbolt.org/clientstate/" + encoded;
  return link.size() > longestLink ? "" : link;
}
