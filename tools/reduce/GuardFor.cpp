//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/GuardFor.h"

#include "base/ChoiceStream.h"
#include "harness/reduce/Guard.h"

#include <cstdio>

using namespace scion;

std::string scion::guardFor(const TestCase &subject, const Goal &goal,
                            const ShrinkOptions &options, unsigned check) {
  std::vector<Variation> tried = variationsOf(subject.program);
  judgeVariations(tried, subject, goal, options);
  std::string guard = guardOf(tried);
  if (check && !guard.empty()) {
    std::vector<Variation> fresh = otherVariationsOf(
        subject.program, tried, check, stableHash(subject.program));
    judgeVariations(fresh, subject, goal, options);
    GuardScore score = scoreOf(tried, fresh);
    std::printf("guard: %u judged, %u wrong, %u called wrong, %u of these "
                "rightly: %s\n",
                score.judged, score.wrong, score.said, score.saidRight,
                guard.c_str());
  }
  return guard;
}
