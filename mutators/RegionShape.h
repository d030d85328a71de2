//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an operation with regions looked like, less what its regions did: enough
// to put another body into it.
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
    // Whether the last of them stand for the results, type by type.
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

/// None where regions have several blocks or end in what has regions, results
/// or successors; where symbols are named or defined; where outer values cannot
/// be read; and where texts are long.
std::optional<RegionShape> regionShape(const Program &program, Index operation);

} // namespace scion

#endif // SCION_MUTATORS_REGIONSHAPE_H
