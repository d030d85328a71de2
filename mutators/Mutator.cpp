//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

using namespace scion;

const std::vector<MutatorEntry> &scion::allMutators() {
  // Never destroyed: statistics are printed at exit.
  static const auto *mutators = new std::vector<MutatorEntry>{
#define SCION_MUTATOR(function, share) {&mutator##function(), share},
#include "mutators/Mutators.def"
  };
  return *mutators;
}

const Mutator *scion::findMutator(std::string_view name) {
  for (const MutatorEntry &entry : allMutators())
    if (entry.mutator->name() == name)
      return entry.mutator;
  return nullptr;
}
