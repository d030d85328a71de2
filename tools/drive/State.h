//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state of a drive, in a file that it writes anew after each round: a call
// with the same folder goes on from there.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_STATE_H
#define SCION_TOOLS_DRIVE_STATE_H

#include "tools/drive/Draw.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace scion::drive {

struct Bucket {
  std::string kind, culprit, detail, known, summary, command;
  std::string folder; // below the drive's, of what is reported
  std::string flags;  // of the tool, that show it; "": not to be reduced
  uint64_t count = 0;
};

struct Sums {
  uint64_t mutants = 0, accepted = 0;
  uint64_t notMade = 0;  // no mutator applied
  uint64_t outputs = 0;  // what passes left, read again as programs
  uint64_t unread = 0;   // of these: refused
  uint64_t runs = 0;     // programs that passes ran on
  uint64_t passes = 0;   // passes that came to their end in them
  uint64_t effects = 0;  // of these: changed the program
  uint64_t refusals = 0; // runs that a pass ended by refusing
  uint64_t notAgain = 0; // crashes and hangs that did not show again
  uint64_t extra = 0;    // starts of the tool for blame
  uint64_t starts = 0;   // for the runs themselves

  // With a runner, programs that passes changed:
  uint64_t compared = 0;    // by what they print
  uint64_t undefined = 0;   // mutants whose result is not known
  uint64_t notRun = 0;      // the runner refused them, or they print nothing
  uint64_t notRunAfter = 0; // it refused what the passes left
  uint64_t notTheSame = 0;  // they print something else the second time
};

struct State {
  std::string subject; // what must be the same to go on: tool, corpus, seed
  uint64_t rounds = 0;
  Sums sums;
  std::vector<std::string> kept;  // names in the folder's inputs/
  std::set<std::string> newPairs; // of dialects, in mutants, not in the corpus
  std::map<std::string, Bucket> buckets;
  std::map<std::string, uint64_t> suppressed; // passes by records, how often
  Learned learned;
};

std::string writeState(const State &state);

/// False if the text is no state.
bool readState(std::string_view text, State &state);

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_STATE_H
