//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Detects duplicate modules. Two modules are structural duplicates when their
// generic text without locations is the same after the symbols are numbered in
// the order of their first appearance. MLIR's printer already numbers SSA
// values, blocks and aliases, so duplicates differ only in names and locations,
// not in any constant, attribute or type.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HARVEST_STRUCTURALKEY_H
#define SCION_TOOLS_HARVEST_STRUCTURALKEY_H

#include <cstdint>
#include <string_view>

namespace scion::harvest {

/// Equal for structural duplicates. `genericText` is a whole module as MLIR
/// prints it in generic syntax without locations.
uint64_t structuralKey(std::string_view genericText);

} // namespace scion::harvest

#endif // SCION_TOOLS_HARVEST_STRUCTURALKEY_H
