//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/InterpOps.h"

#include "harness/input/ParsedInput.h"
#include "harness/semantics/Meanings.h"

#include <cstdio>
#include <map>
#include <set>
#include <string>

using namespace scion;
using namespace scion::semantics;

namespace {
struct OfDialect {
  unsigned known = 0;
  std::set<std::string> others;
};
} // namespace

/// The names that a table cell lists; further ones are only counted.
static constexpr size_t mostNames = 12;

void scion::printOpsWithMeaning() {
  std::map<std::string, OfDialect> dialects;
  const Meanings &meanings = Meanings::global();
  std::optional<ParsedInput> empty = parseInput("", nullptr, "empty");
  if (!empty)
    return;
  // Some ops with semantics exist only in newer versions of MLIR.
  for (llvm::StringRef name : meanings.opNames())
    if (mlir::RegisteredOperationName::lookup(name, &*empty->context))
      ++dialects[name.split('.').first.str()].known;
  for (mlir::RegisteredOperationName op :
       empty->context->getRegisteredOperations()) {
    auto found = dialects.find(op.getDialectNamespace().str());
    if (found != dialects.end() && !meanings.find(op.getStringRef()))
      found->second.others.insert(op.stripDialect().str());
  }
  std::printf("| dialect | ops with a meaning | of | without |\n"
              "| --- | --- | --- | --- |\n");
  unsigned all = 0;
  for (const auto &[name, of] : dialects) {
    std::string others;
    if (of.others.size() > mostNames)
      others = std::to_string(of.others.size()) + " others";
    else
      for (const std::string &one : of.others)
        others += (others.empty() ? "" : ", ") + one;
    std::printf("| %s | %u | %zu | %s |\n", name.c_str(), of.known,
                of.known + of.others.size(), others.c_str());
    all += of.known;
  }
  std::printf("| all | %u | | |\n", all);
}
