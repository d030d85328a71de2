//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A drive: rounds of mutants, which the tool accepts or rejects, and of passes
// on the accepted ones. A round is a function of the corpus, the seed and the
// rounds before it; how many processes run at a time changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_SESSION_H
#define SCION_TOOLS_DRIVE_SESSION_H

#include "tools/drive/Inputs.h"
#include "tools/drive/Results.h"
#include "tools/drive/State.h"
#include "tools/drive/Together.h"
#include "tools/drive/Verdict.h"

#include <string>
#include <vector>

namespace scion::drive {

struct SessionOptions {
  std::string folder;
  uint64_t seed = 1;
  unsigned passes = 5;       // a program
  unsigned together = 16;    // programs in one process, where the tool can
  size_t maxSize = 64 << 10; // of a mutant
  bool isPlain = false;      // seeds, as they are, through any passes
  std::string runner;        // a shell command that executes $1
  std::vector<std::string> asked;
};

class Session {
public:
  Session(Tool &tool, PassDraw &passes, Inputs &inputs, SessionOptions options)
      : tool(tool), draw(passes), inputs(inputs), options(std::move(options)),
        judge(tool), results(tool, this->options.runner) {}

  /// Creates the folder, or reads the state in it. Returns a problem, or "".
  std::string open(const std::string &subject);

  /// Runs a round. Returns false if interrupted; the round is discarded then.
  bool round();

  const State &state() const { return now; }

  /// Programs a round.
  static constexpr unsigned batch = 16;

private:
  struct Candidate {
    std::string text;
    bool isOutput = false; // of passes, no mutant
    bool isSeed = false;   // as it is
    Run read = {};         // once the tool has been asked for it
    bool isAccepted = false;
  };

  Candidate seed(ChoiceStream &choices) const;
  void makeCandidates(std::vector<Candidate> &candidates);
  bool readAll(std::vector<Candidate> &candidates);
  /// A program of the round, its passes, and the outcome.
  struct Trip {
    size_t program;
    const std::vector<Step> *steps;
    Run run;
    Verdict verdict = {};
  };

  std::vector<Batch>
  makeGroups(const std::vector<std::set<std::string>> &dialects,
             const std::vector<std::set<std::string>> &suppressed);
  bool compareResults(const std::vector<std::string> &texts,
                      const std::vector<bool> &isSeed,
                      std::vector<Trip> &trips);
  std::vector<std::set<std::string>>
  suppressedPasses(const std::vector<std::string> &texts);
  void note(const Verdict &verdict, const std::string &text,
            const std::vector<Step> &steps,
            const std::set<std::string> &dialects, const Run &run);
  void noteFinding(Verdict verdict, const std::string &text,
                   const std::vector<Step> &steps);
  void keep(const std::string &text);
  bool save() const;

  Tool &tool;
  PassDraw &draw;
  Inputs &inputs;
  SessionOptions options;
  Judge judge;
  Results results;
  State now;
  std::vector<std::string> outputs; // for the next round
};

/// Writes a temporary file and renames it, so that readers see either the old
/// or the new file.
bool replaceFile(const std::string &place, const std::string &text);

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_SESSION_H
