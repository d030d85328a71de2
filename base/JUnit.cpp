//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/JUnit.h"

using namespace scion;

std::string scion::xmlText(std::string_view text) {
  std::string safe;
  for (char c : text)
    switch (c) {
    case '&':
      safe += "&amp;";
      break;
    case '<':
      safe += "&lt;";
      break;
    case '>':
      safe += "&gt;";
      break;
    case '"':
      safe += "&quot;";
      break;
    default:
      // XML allows no other control characters.
      safe += (unsigned char)c < ' ' && c != '\n' && c != '\t' ? '?' : c;
    }
  return safe;
}

std::string scion::junitReport(const std::string &attributes,
                               const std::string &cases) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
         "  <testsuite " +
         attributes + ">\n" + cases + "  </testsuite>\n</testsuites>\n";
}
