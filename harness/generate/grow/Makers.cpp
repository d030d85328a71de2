//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Makers.h"

using namespace scion::grow;

namespace scion::grow {
/// Generated from the files of dialects/.
void registerMakers(Makers &makers);
} // namespace scion::grow

static std::vector<void (*)(Makers &)> &fills() {
  static std::vector<void (*)(Makers &)> list;
  return list;
}

void scion::grow::addMakers(void (*fill)(Makers &)) { fills().push_back(fill); }

const Makers &Makers::global() {
  static const Makers makers = [] {
    Makers all;
    registerMakers(all);
    all.shipped = all.list.size();
    for (void (*fill)(Makers &) : fills())
      fill(all);
    return all;
  }();
  return makers;
}
