//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the values that are visible at a place in a program, and unused names.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_SCOPE_H
#define SCION_MUTATORS_SCOPE_H

#include "grammar/SymbolTable.h"

#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// The values that an operation put right before `operation` may use: defined
/// earlier in its block, arguments of its block, values of blocks that dominate
/// it, and the same around every enclosing operation, up to the first that is
/// isolated from above. Innermost and latest first. `operation` may be none
/// with a block: then the place is that block's end.
std::vector<Index> visibleValues(const Program &program, Index operation,
                                 Index block = none);

/// Whether a branch from the end of block `from` to block `to` of the same
/// region can be added: every other block that dominates `to` must dominate
/// `from`. False in regions of more than 64 blocks, and for the first block.
bool mayBranch(const Program &program, Index from, Index to);

/// The text that reads a value: "%x", or "%x#1" for a part of a pack.
std::string valueText(const Program &program, Index value);

/// "@name", in quotes where the name (escaped as written in the text) is no
/// bare identifier.
std::string symbolReference(std::string_view name);

/// Position of an operation in its block.
size_t positionInBlock(const Program &program, Index operation);

/// Hands out names that the program does not use.
class FreshNames {
public:
  explicit FreshNames(const Program &program);

  std::string value() { return "%g" + std::to_string(next++); }
  std::string label() { return "^g" + std::to_string(next++); }
  std::string symbol() { return "g" + std::to_string(next++); }

private:
  size_t next = 0;
};

} // namespace scion

#endif // SCION_MUTATORS_SCOPE_H
