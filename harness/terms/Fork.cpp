//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/terms/Fork.h"

#include <cassert>

using namespace scion::terms;

static thread_local Fork *current = nullptr;

Fork *Fork::innermost() { return current; }

Fork::Fork(Graph &graph) : graph(graph), outer(std::exchange(current, this)) {}

Fork::~Fork() { current = outer; }

std::optional<bool> Fork::known(Term condition) const {
  Term opposite = graph.invert(condition);
  for (const Fork *fork = this; fork; fork = fork->outer)
    for (size_t i = 0; i < fork->at; ++i) {
      auto [asked, answer] = fork->taken[i];
      if (asked == condition)
        return answer;
      if (asked == opposite)
        return !answer;
    }
  return std::nullopt;
}

bool Fork::ask(Term condition) {
  if (graph.isConstant(condition))
    return graph.isTrue(condition);
  if (std::optional<bool> answer = known(condition))
    return *answer;
  if (at == taken.size())
    taken.push_back({condition, true});
  assert(taken[at].first == condition && "a path asks the same again");
  return taken[at++].second;
}

bool Fork::next() {
  at = 0;
  while (!taken.empty() && !taken.back().second)
    taken.pop_back();
  if (taken.empty())
    return false;
  taken.back().second = false;
  return true;
}

Term Fork::condition() const {
  Term all = graph.truth(true);
  for (size_t i = 0; i < at; ++i) {
    auto [asked, answer] = taken[i];
    all = graph.both(all, answer ? asked : graph.invert(asked));
  }
  return all;
}

Term scion::terms::answersSoFar(Graph &graph) {
  Term all = graph.truth(true);
  for (Fork *fork = Fork::innermost(); fork; fork = fork->outerOne())
    all = graph.both(all, fork->condition());
  return all;
}
