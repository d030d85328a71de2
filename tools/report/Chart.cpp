//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/report/Chart.h"

#include "tools/report/Page.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace scion;

static std::string format(const char *pattern, double number) {
  char buffer[64];
  std::snprintf(buffer, sizeof(buffer), pattern, number);
  return buffer;
}

std::string scion::shortNumber(double number) {
  // Switch units a little early, because the number is rounded.
  if (number >= 999.95e6)
    return format("%.1f G", number / 1e9);
  if (number >= 999.5e3)
    return format("%.1f M", number / 1e6);
  if (number >= 1e4)
    return format("%.0f k", number / 1e3);
  if (number != std::floor(number))
    return format("%.1f", number);
  std::string digits = format("%.0f", number);
  if (digits.size() == 4)
    digits.insert(1, ",");
  return digits;
}

static std::string figure(const std::string &title, const std::string &svg) {
  return "<figure class=\"chart\"><figcaption>" + escapeHtml(title) +
         "</figcaption>" + svg + "</figure>\n";
}

std::string
scion::barChart(const std::string &title,
                const std::vector<std::pair<std::string, double>> &bars) {
  double most = 0;
  for (const auto &[name, value] : bars)
    most = std::max(most, value);
  if (most <= 0)
    return "";
  // The widest name of a pass takes 220 of 420 units.
  constexpr double left = 224, right = 376, row = 19;
  double height = row * double(bars.size()) + 4;
  std::string svg = "<svg viewBox=\"0 0 420 " + format("%.0f", height) +
                    "\" role=\"img\" aria-label=\"" + escapeHtml(title) + "\">";
  double y = 2;
  for (const auto &[name, value] : bars) {
    // A value that is not zero is visible.
    double width = value > 0 ? std::max(1.0, (right - left) * value / most) : 0;
    svg += "<text x=\"" + format("%.0f", left - 6) + "\" y=\"" +
           format("%.1f", y + 13) + "\" text-anchor=\"end\">" +
           escapeHtml(name) + "</text><rect x=\"" + format("%.0f", left) +
           "\" y=\"" + format("%.1f", y + 2) + "\" width=\"" +
           format("%.1f", width) + "\" height=\"14\" rx=\"2\"/><text x=\"" +
           format("%.1f", left + width + 5) + "\" y=\"" +
           format("%.1f", y + 13) + "\">" + shortNumber(value) + "</text>";
    y += row;
  }
  return figure(title, svg + "</svg>");
}

std::string scion::lineChart(const std::string &title,
                             const std::string &across,
                             const ChartPoints &points) {
  if (points.size() < 2)
    return "";
  constexpr size_t most = 400;
  constexpr double left = 52, right = 470, top = 10, bottom = 176;
  double high = 0, from = points.front().first, to = points.back().first;
  for (const auto &[x, y] : points)
    high = std::max(high, y);
  if (high <= 0 || to <= from)
    return "";
  // Values are counts, so round up to make half of the highest tick an integer.
  high = 2 * std::ceil(high / 2);
  auto place = [&](const std::pair<double, double> &point) {
    return format("%.1f",
                  left + (right - left) * (point.first - from) / (to - from)) +
           "," + format("%.1f", bottom - (bottom - top) * point.second / high);
  };
  std::string svg = "<svg viewBox=\"0 0 480 200\" role=\"img\" aria-label=\"" +
                    escapeHtml(title) + "\">";
  for (double part : {0.0, 0.5, 1.0}) {
    std::string y = format("%.1f", bottom - (bottom - top) * part);
    svg += "<line class=\"grid\" x1=\"" + format("%.0f", left) + "\" x2=\"" +
           format("%.0f", right) + "\" y1=\"" + y + "\" y2=\"" + y +
           "\"/><text x=\"" + format("%.0f", left - 5) + "\" y=\"" + y +
           "\" dy=\"4\" text-anchor=\"end\">" + shortNumber(high * part) +
           "</text>";
  }
  svg += "<polyline points=\"";
  size_t count = std::min(points.size(), most);
  for (size_t i = 0; i < count; ++i)
    svg +=
        (i ? " " : "") + place(points[i * (points.size() - 1) / (count - 1)]);
  svg += "\"/><text x=\"" + format("%.0f", left) + "\" y=\"194\">" +
         shortNumber(from) + "</text><text x=\"" + format("%.0f", right) +
         "\" y=\"194\" text-anchor=\"end\">" + shortNumber(to) + " " +
         escapeHtml(across) + "</text></svg>";
  return figure(title, svg);
}
