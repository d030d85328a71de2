//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/report/Prose.h"

#include "tools/report/Page.h"

#include <algorithm>

using namespace scion;

/// Converts text without inline code.
static std::string linksHtml(std::string_view text) {
  std::string html;
  while (!text.empty()) {
    size_t open = text.find('[');
    size_t middle = text.find("](", std::min(open, text.size()));
    size_t close = text.find(')', std::min(middle, text.size()));
    if (close == text.npos)
      break;
    std::string words = escapeHtml(text.substr(open + 1, middle - open - 1));
    std::string_view place = text.substr(middle + 2, close - middle - 2);
    html += escapeHtml(text.substr(0, open));
    html += place.starts_with("https://")
                ? "<a href=\"" + escapeHtml(place) + "\">" + words + "</a>"
                : words;
    text.remove_prefix(close + 1);
  }
  return html + escapeHtml(text);
}

std::string scion::lineHtml(std::string_view line) {
  std::string html;
  for (bool isCode = false; !line.empty(); isCode = !isCode) {
    size_t end = std::min(line.find('`'), line.size());
    bool isPaired =
        end < line.size() && (isCode || line.find('`', end + 1) != line.npos);
    std::string_view part = isPaired ? line.substr(0, end) : line;
    html += isCode ? escapeHtml(part) : linksHtml(part);
    if (!isPaired)
      return html;
    html += isCode ? "</code>" : "<code>";
    line.remove_prefix(end + 1);
  }
  return html;
}

namespace {
/// Converts a text line by line.
class Prose {
public:
  void add(std::string_view line) {
    if (line.starts_with("```")) {
      close();
      isProgram = !isProgram;
      // Commands that a person types are broken where they are too long, a
      // program is not.
      bool isTyped = line == "```";
      html += !isProgram ? "</pre>"
              : isTyped  ? "<pre class=\"typed\">"
                         : "<pre tabindex=\"0\">";
    } else if (isProgram) {
      // On a narrow screen the marker at the end of the line is not visible, so
      // mark the line.
      bool isWrong = line.find("  // <-- ") != line.npos;
      html += isWrong ? "<mark>" + escapeHtml(line) + "</mark>\n"
                      : escapeHtml(line) + "\n";
    } else if (line.empty()) {
      close();
    } else if (line.starts_with("#")) {
      close();
      line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
      html += "<h3>" + lineHtml(line) + "</h3>";
    } else if (line.starts_with("- ")) {
      open("li");
      html += lineHtml(line.substr(2));
    } else {
      // A line goes on where the last one ended.
      if (!tag.empty())
        html += "\n";
      else
        open("p");
      html += lineHtml(line);
    }
  }

  std::string end() {
    close();
    return html + (isProgram ? "</pre>" : "");
  }

private:
  std::string html, tag;
  bool isProgram = false;

  void open(const char *next) {
    close();
    tag = next;
    html += "<" + tag + ">";
  }
  void close() {
    if (!tag.empty())
      html += "</" + tag + ">";
    tag.clear();
  }
};
} // namespace

std::string scion::proseHtml(std::string_view text) {
  Prose prose;
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size());
    prose.add(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return prose.end();
}
