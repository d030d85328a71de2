//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Preferences for the random steps of paths, set by a user (`--towards`) or by
// an input (`// scion: towards=affine-loop-tile`).
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
  /// Parses a list, with commas, of globs for names of passes, of schedule
  /// moves, or of dialects whose ops these work on or create. Globs that match
  /// none are ignored, and `problem` names the last of them.
  static Towards parse(std::string_view names, const RuleTable &rules,
                       std::string &problem);

  /// Adds weights of passes, which multiply their likelihood: lines "PASS
  /// WEIGHT", and comments after `#`. Passes that paths do not draw are
  /// allowed, because the file may be for another MLIR. Returns the error
  /// message of the first wrong line, or "".
  std::string addWeights(std::string_view text);

  bool empty() const { return names.empty() && weights.empty(); }

  /// The factor for the likelihood of a pass or move.
  unsigned factor(const PassRule &rule) const;
  unsigned factor(const ScheduleMove &move) const;

private:
  std::vector<Glob> names;
  std::map<std::string, unsigned, std::less<>> weights;
};

} // namespace scion

#endif // SCION_HARNESS_LOWERING_TOWARDS_H
