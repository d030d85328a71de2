//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The outcome of a pipeline on a program with one version of MLIR: whether it
// is accepted, and the verdict of the interpreter after each pass. A file keeps
// it for comparison with another version.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_OUTCOMES_RUN_H
#define SCION_TOOLS_OUTCOMES_RUN_H

#include "llvm/Support/JSON.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace scion::outcomes {

/// How a pipeline ends.
enum class Ended : unsigned char {
  Finished,
  Unparsed, // the program cannot be read
  Unknown,  // a pass or one of its options is not there
  Failed,   // a pass says so
  Invalid,  // the verifier rejects what a pass leaves
  Endless,  // it circles, grows, or takes too long
  Crashed,
};

/// "crashed".
const char *toString(Ended ended);

/// The interpreter's verdict after a pass.
struct PassVerdict {
  enum Kind : unsigned char { Unknown, Refines, Refuted } kind = Unknown;
  std::string shown; // a hash of what the module prints; "" of Unknown
  std::string words; // of Refuted

  bool operator==(const PassVerdict &) const = default;
};

struct PipelineRun {
  std::vector<std::string> passes; // pipelines of one pass each
  Ended ended = Ended::Finished;
  size_t at = 0;     // the pass that it ends at
  std::string words; // the first diagnostic, or how the process ended
  std::string start; // what the program shows, as a hash; "": not interpreted
  std::vector<PassVerdict> verdicts; // after each pass that ran
  bool isDone = false;               // in this process; not in the file
};

struct Program {
  std::string name, text;
  bool isExecutable = false; // it was made well-defined, with a @main
  std::vector<PipelineRun> runs;
};

/// All outcomes of one version of MLIR.
struct Outcomes {
  std::string mlir;
  std::vector<Program> programs;
};

/// Which pipelines a program is run through.
struct Pipelines {
  unsigned drawn = 2;             // besides the reference path
  std::vector<std::string> given; // only these, if there are some
};

/// Makes a program well-defined and executable, if possible, and chooses its
/// pipelines. Call in a copy of the process. `take` receives each intermediate
/// result.
void prepare(Program &program, const Pipelines &pipelines,
             const std::function<void(const Program &)> &take);

/// Runs the pipeline. Call in a copy of the process. Calls `at` before each
/// pass.
void execute(const Program &program, PipelineRun &run,
             const std::function<void(size_t)> &at);

llvm::json::Value toJson(const PipelineRun &run);
llvm::json::Value toJson(const Program &program);
std::optional<PipelineRun> runOf(const llvm::json::Value &value);
std::optional<Program> programOf(const llvm::json::Value &value);

/// One line for the version, and one for each program.
std::string write(const Outcomes &outcomes);

/// If the text is invalid, returns none and sets `problem`.
std::optional<Outcomes> read(std::string_view text, std::string &problem);

} // namespace scion::outcomes

#endif // SCION_TOOLS_OUTCOMES_RUN_H
