//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Charts as inline SVG, in the colours of the page around them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REPORT_CHART_H
#define SCION_TOOLS_REPORT_CHART_H

#include <string>
#include <utility>
#include <vector>

namespace scion {

/// Draws one bar for each name, in the given order. Returns "" if there are
/// none.
std::string barChart(const std::string &title,
                     const std::vector<std::pair<std::string, double>> &bars);

using ChartPoints = std::vector<std::pair<double, double>>;

/// A line through points that go to the right. At most 400 points are drawn,
/// evenly chosen. "" if there are fewer than two.
std::string lineChart(const std::string &title, const std::string &across,
                      const ChartPoints &points);

/// "1,234", "1.2 M": as people read it.
std::string shortNumber(double number);

} // namespace scion

#endif // SCION_TOOLS_REPORT_CHART_H
