//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/experiment/PassEffect.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
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

OpCounts scion::countOpsByText(mlir::ModuleOp module) {
  OpCounts counts;
  module.walk([&](mlir::Operation *op) {
    if (op != module)
      ++counts[textOf(op)];
  });
  return counts;
}

std::vector<std::string> scion::passEffect(const OpCounts &before,
                                           const OpCounts &after) {
  std::set<std::string> effect;
  auto note = [&](char sign, const std::string &text) {
    effect.insert(sign + llvm::StringRef(text).split(' ').first.str());
  };
  for (const auto &[text, count] : before) {
    auto found = after.find(text);
    int left = found == after.end() ? 0 : found->second;
    if (left != count)
      note(left > count ? '+' : '-', text);
  }
  for (const auto &[text, count] : after)
    if (!before.contains(text))
      note('+', text);
  return {effect.begin(), effect.end()};
}

bool scion::isPartOf(const std::vector<std::string> &part,
                     const std::vector<std::string> &whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}
