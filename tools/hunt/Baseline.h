//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The baseline: a Scion built with the MLIR from before a patch. A bug that the
// baseline shows is not new; a bug that only the baseline shows is gone.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_HUNT_BASELINE_H
#define SCION_TOOLS_HUNT_BASELINE_H

#include "harness/hunt/Checklist.h"
#include "harness/hunt/Hunt.h"
#include "tools/hunt/Gather.h"

#include <optional>
#include <string>

namespace scion::hunt {

class Baseline {
public:
  /// `build`: a build tree or a prefix that has bin/scion. None if it does not
  /// run; `why` says so then.
  static std::optional<Baseline> find(const std::string &build,
                                      std::string &why);

  /// "22.1.8".
  const std::string &version() const { return mlir; }

  /// Whether the baseline also shows the failure on the original program, with
  /// the same summary.
  bool shows(const Failure &failure) const;

  /// Whether the baseline shows a failure of the same kind, culprit and pattern
  /// on `program`, such as the reduced program.
  bool showsAlike(const Failure &failure, const std::string &program) const;

  /// Arguments for which the output is wrong here and correct in the baseline
  /// (wrongOnlyHere); none if the pass of the baseline has no result.
  std::optional<std::string> newFor(const Refutation &refutation) const;

  /// Finds bugs that the baseline shows, but this process does not on the same
  /// program and pipeline. Repeats the hunt in the baseline and replays the
  /// records whose culprits are hunted.
  std::vector<GoneBug> findGone(const Request &request, const Plan &plan,
                                const Sums &sums, const HuntOptions &options,
                                const std::string &programs) const;

private:
  std::string scion, mlir;
};

} // namespace scion::hunt

#endif // SCION_TOOLS_HUNT_BASELINE_H
