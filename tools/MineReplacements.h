//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates mutators/replacements.table from the operations of the MLIR in use.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_MINEREPLACEMENTS_H
#define SCION_TOOLS_MINEREPLACEMENTS_H

#include <string>

namespace scion {

class Catalog;

/// Lists for each form of types (mutators/Replacements.h) the catalog
/// operations that verify with such types, and those operations in shipped
/// programs that are not in the catalog because they access memory.
std::string mineReplacements(const Catalog &catalog);

} // namespace scion

#endif // SCION_TOOLS_MINEREPLACEMENTS_H
