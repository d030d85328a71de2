//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/BugsFound.md, made of the files of corpus/: the records with their
// stories, a sentence for each root cause, and a frame around them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_BUGSPAGE_H
#define SCION_TOOLS_KNOWN_BUGSPAGE_H

#include <optional>
#include <string>
#include <string_view>

namespace scion {

/// Markdown. `corpus` holds known/, BugsFound.md.in and root-causes.txt;
/// nothing, and a message on stderr, if one of them cannot be read.
std::optional<std::string> bugsPage(const std::string &corpus);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_BUGSPAGE_H
