//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Scion that is built with the MLIR before a patch: what it shows was there
// before; what it shows and this one does not is gone.
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

  /// Whether the baseline shows the failure, too, on the program that was found
  /// and with the same words.
  bool shows(const Failure &failure) const;

  /// Whether it does on this program, the reduced one where there is one: by
  /// kind, culprit and pattern.
  bool showsAlike(const Failure &failure, const std::string &program) const;

  /// Arguments for which the function is wrong here, and right in the baseline,
  /// as by wrongOnlyHere; nothing if the baseline's pass has no answer.
  std::optional<std::string> newFor(const Refutation &refutation) const;

  /// Bugs that the baseline shows, and this process does not, for the same
  /// program through the same pipeline: of `executions` tries of the same hunt
  /// in the baseline, and of the records whose culprits are hunted.
  std::vector<GoneBug> findGone(const Request &request, const Plan &plan,
                                const Sums &sums, const HuntOptions &options,
                                const std::string &programs) const;

private:
  std::string scion, mlir;
};

} // namespace scion::hunt

#endif // SCION_TOOLS_HUNT_BASELINE_H
