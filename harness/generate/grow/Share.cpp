//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Share.h"

#include "harness/generate/grow/Makers.h"
#include "harness/generate/grow/Programs.h"
#include "harness/input/ContextPool.h"

using namespace scion;

std::string scion::grow::definedProgramWithin(uint64_t seed, size_t maxSize) {
  ContextLease context = ContextPool::global().lease(4096);
  DraftOptions options;
  // 24 ops are some 7 KB, and libFuzzer begins with 4 KB.
  for (unsigned size : {24, 10, 4}) {
    options.size = size;
    std::string text = definedProgram(*context, seed, options);
    if (text.size() <= maxSize)
      return text;
  }
  return "";
}

uint64_t scion::grow::generatedOneIn() {
  return Makers::global().hasAdded() ? 3 : 16;
}
