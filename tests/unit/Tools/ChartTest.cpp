//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/report/Chart.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <regex>

using namespace scion;
using testing::DoubleEq;
using testing::DoubleNear;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// The values of an attribute of each such element.
static std::vector<double> numbers(const std::string &svg,
                                   const std::string &element,
                                   const std::string &attribute) {
  std::vector<double> found;
  std::regex pattern("<" + element + " [^>]*" + attribute + "=\"([-0-9.]+)\"");
  for (std::sregex_iterator it(svg.begin(), svg.end(), pattern), end; it != end;
       ++it)
    found.push_back(std::stod((*it)[1]));
  return found;
}

/// The corners of the line.
static std::vector<std::pair<double, double>> corners(const std::string &svg) {
  std::vector<std::pair<double, double>> found;
  std::smatch line;
  std::regex_search(svg, line, std::regex("points=\"([^\"]*)\""));
  std::string text = line[1];
  std::regex pattern("([-0-9.]+),([-0-9.]+)");
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end;
       it != end; ++it)
    found.push_back({std::stod((*it)[1]), std::stod((*it)[2])});
  return found;
}

TEST(Chart, WritesNumbersAsPeopleReadThem) {
  EXPECT_EQ(shortNumber(0), "0");
  EXPECT_EQ(shortNumber(7), "7");
  EXPECT_EQ(shortNumber(2.5), "2.5");
  EXPECT_EQ(shortNumber(999), "999");
  EXPECT_EQ(shortNumber(1000), "1,000");
  EXPECT_EQ(shortNumber(9999), "9,999");
  EXPECT_EQ(shortNumber(12345), "12 k");
  EXPECT_EQ(shortNumber(999'400), "999 k");
  EXPECT_EQ(shortNumber(999'900), "1.0 M");
  EXPECT_EQ(shortNumber(2'340'000), "2.3 M");
  EXPECT_EQ(shortNumber(999'990'000), "1.0 G");
  EXPECT_EQ(shortNumber(7.25e9), "7.2 G");
}

TEST(Chart, BarsAreAsLongAsTheirNumbers) {
  std::string chart =
      barChart("By kind", {{"crash", 10}, {"hang", 5}, {"<odd>", 0}});
  EXPECT_THAT(numbers(chart, "rect", "width"),
              ElementsAre(DoubleEq(152), DoubleEq(76), DoubleEq(0)));
  // Each bar in a row of its own, beside its name.
  std::vector<double> rows = numbers(chart, "rect", "y");
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_LT(rows[0], rows[1]);
  EXPECT_LT(rows[1], rows[2]);
  EXPECT_LT(chart.find(">crash<"), chart.find(">10<"));
  EXPECT_LT(chart.find(">10<"), chart.find(">hang<"));
  EXPECT_THAT(chart, HasSubstr("&lt;odd&gt;"));
  EXPECT_THAT(chart, Not(HasSubstr("<odd>")));
  // Nothing lies outside of the picture.
  std::smatch box;
  ASSERT_TRUE(std::regex_search(chart, box,
                                std::regex("viewBox=\"0 0 ([0-9]+) ([0-9]+)")));
  EXPECT_LE(rows.back() + 14, std::stod(box[2]));
}

TEST(Chart, SmallBarsAreSeen) {
  EXPECT_THAT(numbers(barChart("", {{"a", 100000}, {"b", 1}}), "rect", "width"),
              ElementsAre(DoubleEq(152), DoubleEq(1)));
}

TEST(Chart, NoBarsNoChart) {
  EXPECT_EQ(barChart("By kind", {}), "");
  EXPECT_EQ(barChart("By kind", {{"crash", 0}}), "");
}

TEST(Chart, LinesGoThroughTheirPoints) {
  std::string chart = lineChart("Found", "hours", {{0, 0}, {1, 30}, {4, 40}});
  std::vector<std::pair<double, double>> line = corners(chart);
  ASSERT_EQ(line.size(), 3u);
  std::vector<double> grid = numbers(chart, "line", "y1");
  ASSERT_EQ(grid.size(), 3u); // 0, half, all
  // From the bottom left to the top right; a quarter of the way at hour 1.
  EXPECT_THAT(line[0].second, DoubleNear(grid[0], 0.1));
  EXPECT_THAT(line[2].second, DoubleNear(grid[2], 0.1));
  EXPECT_THAT((line[1].first - line[0].first) / (line[2].first - line[0].first),
              DoubleNear(0.25, 0.001));
  EXPECT_THAT((line[0].second - line[1].second) /
                  (line[0].second - line[2].second),
              DoubleNear(0.75, 0.002));
  for (const char *words : {">0<", ">20<", ">40<", ">4 hours<"})
    EXPECT_THAT(chart, HasSubstr(words));
}

TEST(Chart, LongLinesKeepTheirEnds) {
  ChartPoints points;
  for (int i = 0; i <= 10000; ++i)
    points.push_back({double(i), double(i)});
  std::vector<std::pair<double, double>> line =
      corners(lineChart("", "", points));
  ASSERT_EQ(line.size(), 400u);
  std::vector<std::pair<double, double>> ends =
      corners(lineChart("", "", {points.front(), points.back()}));
  EXPECT_EQ(line.front(), ends.front());
  EXPECT_EQ(line.back(), ends.back());
}

TEST(Chart, NoLineThroughLessThanTwoPoints) {
  EXPECT_EQ(lineChart("", "", {}), "");
  EXPECT_EQ(lineChart("", "", {{1, 1}}), "");
  EXPECT_EQ(lineChart("", "", {{1, 1}, {1, 2}}), "");
  EXPECT_EQ(lineChart("", "", {{0, 0}, {1, 0}}), "");
}
