//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stories and reports as HTML: as much of Markdown as they use.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REPORT_PROSE_H
#define SCION_TOOLS_REPORT_PROSE_H

#include <string>
#include <string_view>

namespace scion {

/// Paragraphs, headings, lists, and programs between fences.
std::string proseHtml(std::string_view text);

/// The HTML of one line: names between backticks are code, "[text](https:…)" is
/// a link; of another link, which leads nowhere from a page, the text.
std::string lineHtml(std::string_view line);

} // namespace scion

#endif // SCION_TOOLS_REPORT_PROSE_H
