//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Authority.h"

using namespace scion;

RightValues scion::rightValues(const Case &subject, const Evidence &evidence) {
  std::string source;
  if (subject.badLevel)
    source = "the same module without LLVM's optimiser";
  else if (subject.good.empty())
    source = "the same program lowered without this pass";
  else
    source = "the same program lowered another way (see `replay.sh`)";
  return {evidence.expected, source};
}
