//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Meanings.h"

#include "harness/semantics/Dialects.h"

#include <algorithm>

using namespace scion::semantics;

static std::vector<void (*)(Meanings &)> &additions() {
  static std::vector<void (*)(Meanings &)> list;
  return list;
}

void scion::semantics::addSemantics(void (*fill)(Meanings &)) {
  additions().push_back(fill);
}

const Meanings &Meanings::global() {
  static const Meanings *all = [] {
    auto *meanings = new Meanings;
    registerDialects(*meanings);
    for (auto *fill : additions())
      fill(*meanings);
    return meanings;
  }();
  return *all;
}

std::vector<llvm::StringRef> Meanings::opNames() const {
  std::vector<llvm::StringRef> names;
  for (const auto &entry : ops)
    names.push_back(entry.first());
  std::sort(names.begin(), names.end());
  return names;
}
