//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/OpKinds.h"

#include "harness/known/Predicate.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>

using namespace scion;

bool OpKinds::contains(std::string_view kind) const {
  return std::binary_search(kinds.begin(), kinds.end(), kind);
}

bool OpKinds::hasAny(std::span<const std::string> selectors) const {
  return llvm::any_of(selectors, [&](const std::string &selector) {
    return llvm::any_of(kinds, [&](const std::string &kind) {
      return selects(selector, kind);
    });
  });
}

namespace {
/// The kinds that were found for one op name.
struct SeenName {
  bool plain = false, withTensors = false;
  /// Groups with a predicate that is not known to hold yet.
  llvm::SmallVector<const PredicateGroup *, 2> groups;
};
} // namespace

OpKinds scion::scanKinds(mlir::ModuleOp module) {
  // Names are unique per context, so look them up by pointer.
  llvm::DenseMap<void *, SeenName> names;
  OpKinds result;
  PredicateSet holds;
  auto isOpen = [&](const PredicateGroup &group) {
    return !llvm::all_of(group.predicates, [&](const Predicate &predicate) {
      return holds.contains(predicate.name);
    });
  };
  module->walk([&](mlir::Operation *op) {
    auto [place, isNew] = names.try_emplace(op->getName().getAsOpaquePointer());
    SeenName &seen = place->second;
    if (isNew)
      llvm::append_range(seen.groups, groupsOf(op->getName().getStringRef()));
    size_t before = holds.size();
    for (const PredicateGroup *group : seen.groups)
      group->note(op, holds);
    if (holds.size() != before)
      llvm::erase_if(seen.groups, [&](const PredicateGroup *group) {
        return !isOpen(*group);
      });
    if ((seen.plain && seen.withTensors) || op == module.getOperation())
      return;
    bool hasTensors = touchesTensors(op);
    bool &isSeen = hasTensors ? seen.withTensors : seen.plain;
    if (isSeen)
      return;
    isSeen = true;
    std::string kind = op->getName().getStringRef().str();
    if (llvm::StringRef(kind).starts_with("llvm."))
      seen.plain = seen.withTensors = true; // LLVM ops take no tensors
    else
      result.lowered = false;
    if (hasTensors)
      kind += tensorSuffix;
    result.kinds.push_back(std::move(kind));
  });
  result.kinds.insert(result.kinds.end(), holds.begin(), holds.end());
  std::sort(result.kinds.begin(), result.kinds.end());
  return result;
}
