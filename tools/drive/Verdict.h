//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verdict on a run of the tool. A crash, a hang or memory without end is
// blamed on the first pass that shows it: runs the first pass, the first two …,
// and then the culprit alone on its input. A pass that fails is run again
// without verification: if it succeeds then, and the tool rejects its output,
// it left invalid IR; else the pass has failed legally.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_DRIVE_VERDICT_H
#define SCION_TOOLS_DRIVE_VERDICT_H

#include "harness/oracle/Finding.h"
#include "tools/drive/Draw.h"
#include "tools/drive/Process.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace scion::drive {

/// How the tool is called.
struct Tool {
  std::string path;
  std::vector<std::string> arguments; // --tool-args
  ToolInfo info;
  Limits limits; // .folder: where its files lie
  unsigned jobs = 1;

  /// Parses, verifies and prints.
  Command read(const std::string &file) const;

  /// Runs the steps. Says on stderr which passes changed the program, and which
  /// failed, if `isWatched` and the tool can.
  Command run(const std::string &file, const std::vector<Step> &steps,
              bool isVerified = true, bool isWatched = false) const;

  bool canWatch() const;

  /// Runs the first step, the first two …
  std::vector<Command> runPrefixes(const std::string &file,
                                   const std::vector<Step> &steps) const;

  /// For a shell.
  std::string shown(const std::string &file, const std::vector<Step> &steps,
                    bool isVerified = true) const;
};

struct Verdict {
  enum { Fine, Refused, Found, NotAgain, Interrupted } what = Fine;
  std::set<std::string> changed; // passes that changed the program
  std::string culprit;           // of Refused and Found; a pass, or "parse"
  std::string reason;            // of Refused: what it said

  // Of Found.
  Finding finding;
  std::string detail; // distinguishes two bugs of one pass
  std::string given;  // the input of the culprit
  std::string errors; // what the tool said
  std::string flags;  // of the tool, that show it on `given`

  std::string bucket() const;
};

class Judge {
public:
  explicit Judge(const Tool &tool) : tool(tool) {}

  /// `run` is tool.run(file, steps, true, true) on `text`, which the tool
  /// accepts; without steps, tool.read(file) on any text.
  Verdict judge(const std::string &text, const std::vector<Step> &steps,
                const Run &run);

  /// Returns the number of extra starts of the tool since the last call, beyond
  /// the judged runs.
  uint64_t takeExtraRuns() { return std::exchange(extra, 0); }

private:
  Verdict blame(const std::string &text, const std::vector<Step> &steps,
                const Run &run);
  Verdict failed(const std::string &text, const std::vector<Step> &steps,
                 const Run &run, const std::string &pass);
  void describe(Verdict &verdict, FindingKind kind, const Step &step,
                const Run &run) const;
  size_t firstGuilty(const std::string &text, const std::vector<Step> &steps,
                     End end, std::string &given);
  Run again(const std::string &text, const std::vector<Step> &steps,
            bool isVerified = true, unsigned patience = 1);

  const Tool &tool;
  std::map<std::pair<std::string, std::string>, bool> isRefusal;
  uint64_t extra = 0;
};

/// Returns the passes with an `IR Dump After` in the output of a watched tool,
/// and sets `failed` to the one that failed.
std::set<std::string> passesDumped(std::string_view errors,
                                   std::string &failed);

/// "message" of the first "…: error: message".
std::string firstError(std::string_view errors);

/// Quotes a word for a shell.
std::string quoted(const std::string &word);

/// Kinds of the program's ops, for records. Works in a copy of this process,
/// because a program that the tool accepts may crash this MLIR.
std::vector<std::string> kindsOf(const std::string &text);

/// The message of a process that crashed, normalized: an assertion, LLVM's
/// fatal error, or else the function that crashed.
std::string crashWords(const Run &run);

} // namespace scion::drive

#endif // SCION_TOOLS_DRIVE_VERDICT_H
