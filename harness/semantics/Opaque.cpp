//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Opaque.h"

using namespace scion::semantics;
using namespace scion::terms;
using llvm::APInt;

size_t OpaqueWorld::add(const std::string &name, const APInt &sample,
                        bool isBad) {
  Term number = graph.variable(sample.getBitWidth(), name, sample);
  Term bad = graph.variable(1, name + ".poison", APInt(1, isBad));
  made.push_back({Bits::of(number), Truth::of(bad)});
  return made.size() - 1;
}

TermElement OpaqueWorld::eventResult(size_t event, size_t index,
                                     unsigned width) {
  auto [place, isNew] = results.try_emplace({event, index}, 0);
  if (isNew || made[place->second].width() != width) {
    std::string name =
        "result" + std::to_string(event) + "." + std::to_string(index);
    APInt sample(width, event * 7 + index * 3 + 1, false, true);
    place->second = add(name, sample, false);
  }
  return made[place->second];
}

TermElement OpaqueWorld::functionResult(OpaqueFunction function,
                                        llvm::StringRef name,
                                        const Element &sample) {
  std::vector<uint64_t> key = function.identity;
  for (const TermElement &term : function.arguments)
    key.push_back(uint64_t(term.number.term) << 32 | term.isBad.term);
  auto [place, isNew] = places.try_emplace(std::move(key), called.size());
  if (isNew) {
    function.result = add(name.str() + "#" + std::to_string(places.size()),
                          sample.number, sample.condition != State::Defined);
    called.push_back(std::move(function));
  }
  return made[called[place->second].result];
}
