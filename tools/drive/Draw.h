//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws the passes that run on a program. Passes whose dialects the program has
// are eight times as likely as others, and passes that had an effect on
// programs with such dialects are preferred. The effects are learned during the
// drive. A pass that crashes or hangs repeatedly is drawn less often, so that
// one bug does not hide the others.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_DRAW_H
#define SCION_TOOLS_DRIVE_DRAW_H

#include "base/ChoiceStream.h"
#include "tools/drive/ToolPasses.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace scion::drive {

/// A pass with its options, as on the command line.
struct Step {
  std::string pass, options; // "tile-size=4 …"

  /// "--pass" or "--pass=options".
  std::string argument() const;
  /// "pass" or "pass{options}".
  std::string str() const;
};

/// The counts of a pass in all runs.
struct PassCounts {
  uint64_t ran = 0;     // and came to its end
  uint64_t changed = 0; // of these: changed the program
  uint64_t refused = 0; // said that it cannot
  uint64_t ended = 0;   // crashed, hung, left invalid IR
};

struct Learned {
  std::map<std::string, PassCounts> passes;
  /// By "pass dialect": completed runs on programs with that dialect, and how
  /// many of them changed the program.
  std::map<std::string, std::pair<uint64_t, uint64_t>> effects;
};

class PassDraw {
public:
  /// Draws from `asked`, or if that is empty, from all passes of the tool that
  /// `notRun` does not name. Returns a problem with `asked`, or "".
  std::string open(const ToolInfo &tool, const std::vector<NotRun> &notRun,
                   const std::vector<std::string> &asked);

  /// `suppressed` names passes that are suppressed on this program. If passes
  /// were asked for, one of them is at a random place among the steps.
  std::vector<Step> draw(ChoiceStream &choices,
                         const std::set<std::string> &dialects,
                         const std::set<std::string> &suppressed,
                         unsigned count) const;

  /// The baseline of comparisons: draws any passes, without options.
  std::vector<Step> drawPlain(ChoiceStream &choices, unsigned count) const;

  void noteRan(const std::string &pass, const std::set<std::string> &dialects,
               bool changed);
  void noteRefused(const std::string &pass,
                   const std::set<std::string> &dialects);
  void noteEnded(const std::string &pass) { ++learned.passes[pass].ended; }

  /// Dialects of the passes that were asked for.
  std::vector<std::string> wantedDialects() const;

  bool isAsked(const std::string &pass) const;

  size_t numDrawn() const { return pool.size(); }
  const std::vector<std::pair<std::string, std::string>> &leftOut() const {
    return notDrawn;
  }
  const std::vector<const ToolPass *> &passes() const { return pool; }

  Learned learned;

private:
  uint64_t weight(const ToolPass &pass,
                  const std::set<std::string> &dialects) const;
  Step stepOf(const ToolPass &pass, ChoiceStream &choices) const;
  Step pick(const std::vector<const ToolPass *> &from, ChoiceStream &choices,
            const std::set<std::string> &dialects,
            const std::set<std::string> &suppressed) const;

  std::vector<const ToolPass *> pool, asked;
  std::vector<std::pair<std::string, std::string>> notDrawn; // with reasons
};

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_DRAW_H
