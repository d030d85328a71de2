//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/Predicate.h"

#include "harness/known/predicates/All.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace scion;

std::span<const PredicateGroup> scion::predicateGroups() {
  static const std::vector<PredicateGroup> *groups = [] {
    auto *all = new std::vector<PredicateGroup>;
    for (auto family : {affineLoopPredicates,    affineBandPredicates,
                        affineAccessPredicates,  affineCopyPredicates,
                        affineFusionPredicates,  affineJamPredicates,
                        affineVectorPredicates,  loopPredicates,
                        linalgPredicates,        slicePredicates,
                        bufferizationPredicates, tensorBlockPredicates,
                        tensorCallPredicates,    tosaPredicates,
                        complexPredicates,       detensorizePredicates,
                        memrefPredicates,        vectorPredicates,
                        functionPredicates,      callGraphPredicates,
                        analysisPredicates,      rangePredicates,
                        graphRegionPredicates,   schedulePredicates,
                        printingPredicates,      roundingPredicates})
      for (PredicateGroup &group : family())
        all->push_back(std::move(group));
    return all;
  }();
  return *groups;
}

static bool looksAt(std::string_view root, std::string_view opName) {
  if (root == "*")
    return true;
  if (root.ends_with(".*"))
    return opName.starts_with(root.substr(0, root.size() - 1));
  return root == opName;
}

std::span<const PredicateGroup *const>
scion::groupsOf(std::string_view opName) {
  // There is no limit on the names of unregistered ops, so the cache has one.
  constexpr size_t maxNames = 4096;
  static llvm::StringMap<std::vector<const PredicateGroup *>> *known =
      new llvm::StringMap<std::vector<const PredicateGroup *>>;
  if (known->size() >= maxNames)
    known->clear();
  auto [place, isNew] = known->try_emplace(opName);
  if (isNew)
    for (const PredicateGroup &group : predicateGroups())
      if (llvm::any_of(group.roots, [&](std::string_view root) {
            return looksAt(root, opName);
          }))
        place->second.push_back(&group);
  return place->second;
}
