//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes an operation with regions except for their contents, so that
// another body can be put into it.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_REGIONSHAPE_H
#define SCION_MUTATORS_REGIONSHAPE_H

#include "grammar/SymbolTable.h"

#include <optional>
#include <string>
#include <vector>

namespace scion {

struct RegionShape {
  struct Region {
    bool empty = true;
    std::vector<std::string> arguments;
    std::string terminator;             // its name
    std::vector<std::string> yields;    // types of the terminator's operands
    std::string properties, attributes; // of the terminator
    // Whether the last arguments or yields have the types of the results.
    bool argumentsCarry = false, yieldsCarry = false;
    bool operator==(const Region &) const = default;
  };
  std::string operation;
  std::vector<std::string> operands, results; // types
  bool operandsCarry = false;                 // as in Region
  std::string properties, attributes;         // "<{…}>" and "{…}", "" if absent
  std::vector<Region> regions;                // at least one is not empty
  bool operator==(const RegionShape &) const = default;
};

/// None if a region has several blocks or a terminator with regions, results or
/// successors; if symbols are used or defined; if the operation is isolated; or
/// if a text is long.
std::optional<RegionShape> regionShape(const Program &program, Index operation);

} // namespace scion

#endif // SCION_MUTATORS_REGIONSHAPE_H
