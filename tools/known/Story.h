//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The story of a record: the text for people that its YAML file holds.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_STORY_H
#define SCION_TOOLS_KNOWN_STORY_H

#include <string>
#include <string_view>

namespace scion {

/// The key `story` of a record's file, which comes last: a block of YAML. ""
/// if there is none.
std::string storyOf(std::string_view record);

/// Returns the sentences of the first paragraph that describe the bug, without
/// those about its discovery or other records.
std::string explanationOf(std::string_view story);

/// That key, as the end of a record's file.
std::string withStory(const std::string &record, std::string_view story);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_STORY_H
