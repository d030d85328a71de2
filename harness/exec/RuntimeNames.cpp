//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Runtime.h"

#include <unordered_map>

using namespace scion;

const RuntimeSymbol *scion::findRuntimeFunction(std::string_view name) {
  static const auto *index = [] {
    auto *map = new std::unordered_map<std::string_view, const RuntimeSymbol *>;
    for (auto table : {memorySymbols(), printSymbols(), mathSymbols()})
      for (const RuntimeSymbol &symbol : table)
        map->emplace(symbol.name, &symbol);
    return map;
  }();
  auto found = index->find(name);
  return found == index->end() ? nullptr : found->second;
}
