//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mutators/replacements.table from the operations of the MLIR in use.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_MINEREPLACEMENTS_H
#define SCION_TOOLS_MINEREPLACEMENTS_H

#include <string>

namespace scion {

class Catalog;

/// By form of types (mutators/Replacements.h): the operations of the catalog
/// that verify with the types of that form, and those of the shipped programs
/// that have such types there and are in no catalog, as they touch memory.
std::string mineReplacements(const Catalog &catalog);

} // namespace scion

#endif // SCION_TOOLS_MINEREPLACEMENTS_H
