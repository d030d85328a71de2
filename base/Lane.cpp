//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/Lane.h"

#include "base/ChoiceStream.h"

using namespace scion;

static constexpr std::string_view key = "lane", fast = "fast";

bool scion::isInFastLane(const Directives &directives) {
  return directives.get(key) == fast;
}

std::string scion::inDrawnLane(std::string_view program, uint64_t fastOf) {
  Directives directives = Directives::parse(program);
  ChoiceStream choices(stableHash("lane", stableHash(program)));
  directives.remove(key);
  if (choices.below(fastOf + 1) != 0)
    directives.set(key, fast);
  return withDirectives(program, directives);
}
