//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/TwinTrace.h"
#include "base/ChoiceStream.h"
#include "harness/generate/TwinFrame.h"

#include <optional>

using namespace scion;

/// The distance from the first mark; none if it is no mark of `count` edges.
static std::optional<uint64_t> markOf(const Observation &one, size_t count) {
  if (one.kind != Observation::Kind::Signed || one.width != 64 ||
      one.bits < uint64_t(twinMark) || one.bits - twinMark >= 4 * count)
    return std::nullopt;
  return one.bits - twinMark;
}

std::vector<EdgeTwins> scion::readEdgeTwins(const Trace &trace, size_t count) {
  std::vector<EdgeTwins> edges(count);
  std::vector<Observation> sides[2];
  uint64_t side = 2, edge = 0; // 2: outside of marks
  for (const Observation &one : trace.observations()) {
    if (one.kind == Observation::Kind::Text)
      continue;
    std::optional<uint64_t> mark = markOf(one, count);
    if (!mark) {
      if (side < 2)
        sides[side].push_back(one);
      continue;
    }
    side = *mark % 4;
    edge = *mark / 4;
    if (side == 0) {
      sides[0].clear();
      sides[1].clear();
    }
    if (side != 2)
      continue;
    EdgeTwins &twins = edges[edge];
    ++twins.checks;
    for (const auto &values : sides)
      for (const Observation &value : values)
        twins.shown = combineHash(twins.shown, value.bits);
    auto same = [](const Observation &a, const Observation &b) {
      return a.kind == b.kind && a.width == b.width && a.bits == b.bits;
    };
    size_t at = 0;
    while (at < sides[0].size() && at < sides[1].size() &&
           same(sides[0][at], sides[1][at]))
      ++at;
    if (at == sides[0].size() && at == sides[1].size())
      continue;
    auto describe = [&](const std::vector<Observation> &values) {
      return at < values.size() ? trace.describe(values[at])
                                : std::string("nothing");
    };
    if (twins.differ++ == 0)
      twins.first = describe(sides[0]) + " against " + describe(sides[1]);
  }
  return edges;
}
