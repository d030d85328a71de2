//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/PatternVetoes.h"

#include "harness/known/Predicate.h"
#include "harness/known/Registry.h"
#include "harness/known/Selectors.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLExtras.h"

using namespace scion;

void PatternVetoes::refresh() {
  // The number of names of plugins' patterns and unregistered ops is not
  // limited, so the caches are.
  constexpr size_t maxRemembered = 1 << 16;
  if (made == registry.generation() && byPattern.size() < maxRemembered &&
      byRoot.size() < maxRemembered)
    return;
  made = registry.generation();
  all.clear();
  byPattern.clear();
  byRoot.clear();
  for (unsigned i = 0; i < registry.records().size(); ++i)
    for (const SuppressRule &suppressRule : registry.records()[i].suppressRules)
      if (!suppressRule.pattern.empty())
        all.push_back({i, suppressRule.pattern, &suppressRule.where});
  for (unsigned i = 0; i < registry.legalDifferences().size(); ++i)
    for (const SuppressRule &suppressRule :
         registry.legalDifferences()[i].suppressRules)
      if (!suppressRule.pattern.empty())
        all.push_back(
            {Registry::isLegal, suppressRule.pattern, &suppressRule.where});
}

/// Whether one of the selectors may hold of an op of this name.
static bool mayHold(const std::vector<std::string> &where,
                    llvm::StringRef opName) {
  std::string plain = opName.str(), tensor = plain + std::string(tensorSuffix);
  return llvm::any_of(where, [&](std::string_view selector) {
    return selects(selector, plain) || selects(selector, tensor) ||
           llvm::any_of(groupsOf(opName), [&](const PredicateGroup *group) {
             return llvm::any_of(group->predicates,
                                 [&](const Predicate &predicate) {
                                   return predicate.name == selector;
                                 });
           });
  });
}

bool PatternVetoes::isVetoed(mlir::Operation *root, llvm::StringRef name,
                             uint64_t nameHash) {
  refresh();
  auto [pattern, isNewPattern] = byPattern.try_emplace(nameHash);
  if (isNewPattern)
    for (unsigned i = 0; i < all.size(); ++i)
      if (all[i].pattern.matches(name))
        pattern->second.push_back(i);
  if (pattern->second.empty())
    return false;
  bool isVetoed = false;
  const List *ofRoot = nullptr;
  for (unsigned i : pattern->second) {
    const Veto &veto = all[i];
    if (!veto.where->empty()) {
      if (!root)
        continue;
      if (!ofRoot) {
        auto [place, isNewRoot] =
            byRoot.try_emplace(root->getName().getAsOpaquePointer());
        if (isNewRoot)
          for (unsigned each = 0; each < all.size(); ++each)
            if (!all[each].where->empty() &&
                mayHold(*all[each].where, root->getName().getStringRef()))
              place->second.push_back(each);
        ofRoot = &place->second;
      }
      if (!llvm::is_contained(*ofRoot, i) || !holdsOf(*veto.where, root))
        continue;
    }
    isVetoed |=
        veto.record == Registry::isLegal || registry.suppress(veto.record);
  }
  return isVetoed;
}
