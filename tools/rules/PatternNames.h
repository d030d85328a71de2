//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of the rewrite patterns that a build of MLIR has. A pattern's name
// is its C++ type (PatternTrace.h), which LLVM takes from the compiler's name
// of the calling function, a text in the library.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_RULES_PATTERNNAMES_H
#define SCION_TOOLS_RULES_PATTERNNAMES_H

#include <set>
#include <string>
#include <string_view>

namespace scion {

/// Returns the names of types in the bytes of a library, in the form of
/// reports: without a leading "(anonymous namespace)::". Some are not patterns.
std::set<std::string> typeNamesIn(std::string_view bytes);

/// Returns the names for the MLIR in use. If it cannot be read, returns none
/// and sets `problem`.
std::set<std::string> typeNamesOfMLIR(std::string &problem);

} // namespace scion

#endif // SCION_TOOLS_RULES_PATTERNNAMES_H
