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
  Meaning &meaning = place->getValue();
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
  std::vector<bool> wanted(things.size()), unwanted(things.size());
  for (const std::string &kind : kinds.kinds) {
    const Meaning &meaning = meaningOf(kind);
    for (uint32_t thing : meaning.wanted)
      wanted[thing] = true;
    for (uint32_t thing : meaning.unwanted)
      unwanted[thing] = true;
  }
  for (size_t thing = 0; thing < things.size(); ++thing)
    if (unwanted[thing])
      wanted[thing] = false;
  return wanted;
}
