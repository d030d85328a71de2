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

TermElement OpaqueWorld::functionResult(llvm::ArrayRef<uint64_t> key,
                                        llvm::StringRef name,
                                        const Element &sample) {
  auto [place, isNew] = functions.try_emplace(key.vec(), 0);
  if (isNew)
    place->second = add(name.str() + "#" + std::to_string(functions.size()),
                        sample.number, sample.condition != State::Defined);
  return made[place->second];
}
