//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/PassEffect.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <map>
#include <set>

using namespace scion;

static std::string textOf(mlir::Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << op->getName().getStringRef() << ' ' << op->getAttrDictionary();
  for (mlir::Type type : op->getOperandTypes())
    stream << ' ' << type;
  stream << " ->";
  for (mlir::Type type : op->getResultTypes())
    stream << ' ' << type;
  return text;
}

std::vector<std::string> scion::passEffect(mlir::ModuleOp before,
                                           mlir::ModuleOp after) {
  std::map<std::string, int> counts;
  before.walk([&](mlir::Operation *op) {
    if (op != before)
      --counts[textOf(op)];
  });
  after.walk([&](mlir::Operation *op) {
    if (op != after)
      ++counts[textOf(op)];
  });
  std::set<std::string> effect;
  for (const auto &[text, count] : counts)
    if (count != 0)
      effect.insert((count > 0 ? "+" : "-") +
                    llvm::StringRef(text).split(' ').first.str());
  return {effect.begin(), effect.end()};
}

bool scion::isPartOf(const std::vector<std::string> &part,
                     const std::vector<std::string> &whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}
