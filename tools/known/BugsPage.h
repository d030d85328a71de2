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

/// The key `story` of a record's file, which comes last: a block of YAML. ""
/// if there is none.
std::string storyOf(std::string_view record);

/// That key, as the end of a record's file.
std::string withStory(const std::string &record, std::string_view story);

/// Markdown. `corpus` holds known/, BugsFound.md.in and root-causes.txt;
/// nothing, and a message on stderr, if one of them cannot be read.
std::optional<std::string> bugsPage(const std::string &corpus);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_BUGSPAGE_H
