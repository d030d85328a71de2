//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A page of bugs or findings as one HTML file: it loads nothing, so it opens
// without a network and without a server.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REPORT_PAGE_H
#define SCION_TOOLS_REPORT_PAGE_H

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scion {

/// A text that the page shows in full: a program or its output.
struct PagePane {
  std::string heading, text;
};

/// A bug or a bucket of findings. Empty members are not shown.
struct PageItem {
  std::string id, title, kind, severity, family, upstream, state;
  std::vector<std::string> passes;
  std::vector<std::string> facts; // half a sentence each
  std::vector<PagePane> panes;
};

struct Page {
  std::string title, about;
  std::vector<std::pair<std::string, std::string>> figures; // number, of what
  std::vector<std::string> charts;                          // HTML, Chart.h
  std::vector<PageItem> items;
};

std::string htmlPage(const Page &page);

/// For text between tags and in attributes; bytes that are no UTF-8 and
/// control characters become '?'.
std::string escapeHtml(std::string_view text);

} // namespace scion

#endif // SCION_TOOLS_REPORT_PAGE_H
