//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/RuleRounds.h"

#include <algorithm>
#include <utility>

using namespace scion;

RuleRounds &RuleRounds::global() {
  static RuleRounds rounds;
  return rounds;
}

bool RuleRounds::Rule::wants(std::string_view op) const {
  return ops.empty() ||
         std::any_of(ops.begin(), ops.end(), [&](std::string_view wanted) {
           return wanted.ends_with('*')
                      ? op.starts_with(wanted.substr(0, wanted.size() - 1))
                      : op == wanted;
         });
}

void RuleRounds::turnOn(std::vector<Rule> list, uint64_t share, uint64_t turn) {
  rules = std::move(list);
  oneIn = share;
  each = turn;
}

const RuleRounds::Rule *RuleRounds::next(ChoiceStream &choices) {
  isDirected = isOn() && oneIn && choices.chance(1, oneIn);
  if (isDirected && done++ == each) {
    done = 1;
    place = (place + 1) % rules.size();
  }
  return current();
}
