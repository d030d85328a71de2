//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/Summary.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <numeric>

using namespace scion;
using namespace scion::harvest;

static constexpr size_t topReasons = 3;

std::string harvest::generalReason(std::string_view reason) {
  std::string general;
  for (size_t i = 0; i < reason.size();) {
    char c = reason[i];
    if (c == '\'' || c == '"' || c == '`') {
      size_t end = reason.find(c, i + 1);
      // An apostrophe ("operand's") opens nothing.
      bool opens = i == 0 || !std::isalnum((unsigned char)reason[i - 1]);
      if (opens && end != reason.npos) {
        general += {c, '.', '.', c};
        i = end + 1;
        continue;
      }
    }
    bool inWord =
        !general.empty() &&
        (std::isalnum((unsigned char)general.back()) || general.back() == '_');
    if (std::isdigit((unsigned char)c) && !inWord) {
      while (i < reason.size() && std::isdigit((unsigned char)reason[i]))
        ++i;
      general += 'N';
      continue;
    }
    general += c;
    ++i;
  }
  return general;
}

void Summary::count(Fate fate, bool verified, std::string_view reason) {
  verifiedChunks += verified;
  ++counts[size_t(fate)];
  if (fate != Fate::Valid && fate != Fate::Duplicate && fate != Fate::Empty)
    ++reasons[size_t(fate)][generalReason(reason)];
}

size_t Summary::numChunks() const {
  return std::accumulate(counts.begin(), counts.end(), size_t(0));
}

std::string Summary::refusals() const {
  std::string text;
  char line[64];
  for (size_t fate = 1; fate < numFates; ++fate) {
    if (counts[fate] == 0)
      continue;
    std::string name(toString(Fate(fate)));
    std::snprintf(line, sizeof(line), "  %-14s %8zu\n", name.c_str(),
                  counts[fate]);
    text += line;
    std::vector<std::pair<std::string, size_t>> top(reasons[fate].begin(),
                                                    reasons[fate].end());
    std::sort(top.begin(), top.end(), [](const auto &a, const auto &b) {
      return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    for (size_t i = 0; i < std::min(top.size(), topReasons); ++i) {
      std::snprintf(line, sizeof(line), "    %8zu  ", top[i].second);
      text += line + top[i].first + '\n';
    }
    if (top.size() > topReasons)
      text += "              and " + std::to_string(top.size() - topReasons) +
              " other reasons\n";
  }
  return text;
}
