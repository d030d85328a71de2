//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/SelectorIndex.h"

#include "harness/lowering/OpKinds.h"

#include "llvm/ADT/STLExtras.h"

using namespace scion;

void SelectorIndex::clear() {
  things.clear();
  meanings.clear();
}

const SelectorIndex::Meaning &
SelectorIndex::meaningOf(const std::string &kind) const {
  auto [place, isNew] = meanings.try_emplace(kind);
  Meaning &meaning = place->second;
  if (!isNew)
    return meaning;
  auto selectsKind = [&](const std::string &selector) {
    return selects(selector, kind);
  };
  for (uint32_t i = 0; i < things.size(); ++i) {
    if (llvm::any_of(things[i].wanted, selectsKind))
      meaning.wanted.push_back(i);
    if (llvm::any_of(things[i].unwanted, selectsKind))
      meaning.unwanted.push_back(i);
  }
  return meaning;
}

std::vector<bool> SelectorIndex::applicable(const OpKinds &kinds) const {
  std::vector<bool> result(things.size());
  for (const std::string &kind : kinds.kinds)
    for (uint32_t thing : meaningOf(kind).wanted)
      result[thing] = true;
  for (const std::string &kind : kinds.kinds)
    for (uint32_t thing : meaningOf(kind).unwanted)
      result[thing] = false;
  return result;
}
