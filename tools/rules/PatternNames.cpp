//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/rules/PatternNames.h"

#include "harness/known/LibraryOfMLIR.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace scion;

std::set<std::string> scion::typeNamesIn(std::string_view bytes) {
  // "StringRef llvm::getTypeName() [DesiredTypeName = NAME]" and, of GCC,
  // "… [with DesiredTypeName = NAME]", ended by a zero byte.
  constexpr std::string_view key = "DesiredTypeName = ";
  std::set<std::string> names;
  for (size_t at = bytes.find(key); at != bytes.npos;
       at = bytes.find(key, at)) {
    at += key.size();
    size_t end = bytes.find('\0', at);
    if (end == bytes.npos)
      break;
    llvm::StringRef name = bytes.substr(at, end - at);
    if (!name.consume_back("]"))
      continue;
    name.consume_front("(anonymous namespace)::");
    names.insert(name.str());
  }
  return names;
}

std::set<std::string> scion::typeNamesOfMLIR(std::string &problem) {
  std::string file = libraryOfMLIR();
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer) {
    problem = file + ": " + buffer.getError().message();
    return {};
  }
  std::set<std::string> names =
      typeNamesIn(std::string_view((*buffer)->getBuffer()));
  if (names.empty())
    problem = file + " holds no names of types";
  return names;
}
