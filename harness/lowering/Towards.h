//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the random steps of paths prefer: a person's choice (`--towards`), or an
// input's own (`// scion: towards=affine-loop-tile`).
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_TOWARDS_H
#define SCION_HARNESS_LOWERING_TOWARDS_H

#include "harness/known/Glob.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

class RuleTable;
struct PassRule;
struct ScheduleMove;

class Towards {
public:
  /// Names of passes and of moves of schedules, or dialects whose ops they work
  /// on or make, with commas between them; globs. `problem` names those that
  /// are none of these; they are left out.
  static Towards parse(std::string_view names, const RuleTable &rules,
                       std::string &problem);

  /// Adds weights of passes, which multiply their likelihood: lines "PASS
  /// WEIGHT", and comments after `#`. Passes that paths do not draw are left
  /// out: the file may be of another MLIR. The error message of a line that
  /// cannot be understood, or "".
  std::string addWeights(std::string_view text);

  bool empty() const { return names.empty() && weights.empty(); }

  /// The factor of the pass's likelihood.
  unsigned factor(const PassRule &rule) const;
  unsigned factor(const ScheduleMove &move) const;

private:
  std::vector<Glob> names;
  std::map<std::string, unsigned, std::less<>> weights;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_TOWARDS_H
