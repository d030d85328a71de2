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

static constexpr std::string_view key = "lane", fast = "fast", full = "full";

static bool readsCorpus = false;

void scion::setReadingCorpus(bool isReading) { readsCorpus = isReading; }

bool scion::isReadingCorpus() { return readsCorpus; }

bool scion::isInFastLane(const Directives &directives) {
  return readsCorpus || directives.get(key) == fast;
}

bool scion::isMutant(const Directives &directives) {
  return directives.get(key).has_value();
}

bool scion::drawsFullLane(std::string_view program, uint64_t fastOf) {
  return ChoiceStream(stableHash("lane", stableHash(program)))
             .below(fastOf + 1) == 0;
}

std::string scion::inDrawnLane(std::string_view program, uint64_t fastOf) {
  Directives directives = Directives::parse(program);
  directives.set(key, drawsFullLane(program, fastOf) ? full : fast);
  return withDirectives(program, directives);
}
