//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a finding again as it was found: the same module, the same passes with
// the same options, the same expectation. There are no random choices.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_REDUCE_FINDINGREPLAY_H
#define SCION_HARNESS_REDUCE_FINDINGREPLAY_H

#include "harness/oracle/Finding.h"
#include "harness/reduce/Shrink.h"
#include "harness/reduce/TestCase.h"

#include <optional>
#include <string>

namespace scion {

/// A finding that shows again.
struct Replayed {
  Finding finding;
  /// Its bad pipeline ends with the culprit if that is enough to show it.
  TestCase subject;
  TestResult shown;
};

/// The test case with the finding's two pipelines. None, with the reason in
/// `why`, if they cannot be replayed.
std::optional<TestCase> testCaseOf(const Finding &finding, std::string &why);

/// Replays the finding. None, with the reason in `why`, if the same kind of
/// finding in the same culprit does not show. A replay with another pattern,
/// message or crashed function is accepted only if neither a run with known
/// bugs suppressed nor one without shows those of the finding.
std::optional<Replayed> replayFinding(const Finding &finding, TestCase subject,
                                      const ShrinkOptions &options,
                                      std::string &why);
std::optional<Replayed> replayFinding(const Finding &finding,
                                      const ShrinkOptions &options,
                                      std::string &why);

/// Whether the replay shows the detail of the finding's bucket. True if the
/// finding has none.
bool showsDetail(const Finding &finding, const TestResult &shown);

/// Adds the input of the culprit, and the id of the record that recognises the
/// finding.
void recogniseReplayed(Replayed &replayed, const ShrinkOptions &options);

} // namespace scion

#endif // SCION_HARNESS_REDUCE_FINDINGREPLAY_H
