//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates docs/BugsFound.md from corpus/: the records with their stories, a
// sentence for each root cause, and a frame.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_BUGSPAGE_H
#define SCION_TOOLS_KNOWN_BUGSPAGE_H

#include <optional>
#include <string>
#include <string_view>

namespace scion {

/// Markdown. `corpus` has known/, BugsFound.md.in and root-causes.txt. If one
/// of them is invalid, prints a message and returns none.
std::optional<std::string> bugsPage(const std::string &corpus);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_BUGSPAGE_H
