//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/ForeignTool.h"

#include "base/process/Pool.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstring>

using namespace scion;
using namespace scion::harvest;

/// Runs the tool. Sets `problem` if it crashed or could not be run.
static process::Result run(const ForeignTool &tool, llvm::StringRef input,
                           bool split, std::string &problem) {
  process::Job job;
  job.command = {tool.path, input.str()};
  std::string marker = "--output-split-marker=" + std::string(outputMarker);
  if (split)
    job.command.insert(job.command.end(), {"--split-input-file", marker});
  job.command.insert(job.command.end(), {"--mlir-print-op-generic",
                                         "--allow-unregistered-dialect"});
  job.command.insert(job.command.end(), tool.arguments.begin(),
                     tool.arguments.end());
  job.limits.wallSeconds = tool.timeOut;
  process::Result result = process::run(std::move(job));
  const process::Ending &ending = result.ending;
  if (ending.signal)
    problem = strsignal(ending.signal);
  else if (ending.how != process::End::Exited ||
           ending.code >= process::exitNotRun)
    problem = ending.str();
  return result;
}

std::optional<std::vector<std::string_view>>
harvest::splitToolOutput(std::string_view output, size_t count) {
  // The marker is a separate line; a rejected chunk has no output.
  std::vector<std::string_view> parts;
  size_t partStart = 0;
  for (size_t start = 0; start < output.size();) {
    size_t end = std::min(output.find('\n', start), output.size());
    if (output.substr(start, end - start) == outputMarker) {
      parts.push_back(output.substr(partStart, start - partStart));
      partStart = std::min(end + 1, output.size());
    }
    start = end + 1;
  }
  parts.push_back(output.substr(partStart));
  if (parts.size() != count)
    return std::nullopt;
  return parts;
}

/// Takes a number off the front.
static bool takeNumber(llvm::StringRef &text, unsigned &number) {
  return !text.consumeInteger(10, number);
}

std::vector<ChunkResult>
harvest::toolErrorsByChunk(std::string_view errors,
                           const std::vector<Chunk> &chunks) {
  std::vector<ChunkResult> found(chunks.size(), refusal(Fate::ToolError, ""));
  llvm::StringRef rest(errors);
  while (!rest.empty()) {
    llvm::StringRef line;
    std::tie(line, rest) = rest.split('\n');
    auto [place, message] = line.split(": error: ");
    if (message.empty())
      continue;
    // place = [within split at ]path:LINE:COL or …path:LINE offset :LINE:COL
    unsigned lineInFile = 0;
    auto [split, offset] = place.split(" offset :");
    bool countsFromSplit = !offset.empty();
    if (countsFromSplit) {
      unsigned splitLine = 0;
      llvm::StringRef at = split.rsplit(':').second;
      if (!takeNumber(at, splitLine) || !takeNumber(offset, lineInFile))
        continue;
      // The text of a split begins right after its marker, so its line 1 is the
      // rest of the marker's line.
      lineInFile += splitLine - 1;
    } else {
      llvm::StringRef number = place.rsplit(':').first.rsplit(':').second;
      if (!takeNumber(number, lineInFile))
        continue;
    }
    auto after = std::upper_bound(
        chunks.begin(), chunks.end(), lineInFile,
        [](unsigned line, const Chunk &chunk) { return line < chunk.line; });
    if (after == chunks.begin())
      continue;
    ChunkResult &outcome = found[after - chunks.begin() - 1];
    if (!outcome.reason.empty())
      continue;
    outcome.reason = message.str();
    outcome.line = lineInFile - std::prev(after)->line + 1;
  }
  return found;
}

/// The tool's output for one chunk, as a result.
static ChunkResult readPrinted(std::string_view printed, ChunkResult error,
                               const ReadOptions &options) {
  if (printed.find_first_not_of(" \t\r\n") == printed.npos) {
    if (error.reason.empty())
      error.reason = "no message";
    return error;
  }
  ChunkResult outcome = readChunk(printed, options);
  if (outcome.fate == Fate::ParseError || outcome.fate == Fate::VerifyError) {
    outcome.reason = "in what the tool printed: " + outcome.reason;
    outcome.line = 0;
  }
  return outcome;
}

static ChunkResult readOneWithTool(const ForeignTool &tool, const Chunk &chunk,
                                   const ReadOptions &options) {
  llvm::SmallString<128> input;
  int descriptor;
  if (llvm::sys::fs::createTemporaryFile("scion-harvest", "mlir", descriptor,
                                         input))
    return refusal(Fate::ToolError, "cannot create a temporary file");
  {
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << chunk.text;
  }
  std::string problem;
  process::Result result = run(tool, input, /*split=*/false, problem);
  llvm::sys::fs::remove(input);
  if (result.ending.how == process::End::TimedOut)
    return refusal(Fate::TimeOut, "the tool ran longer than " +
                                      std::to_string(tool.timeOut) + " s");
  if (!problem.empty())
    return refusal(Fate::Crash, "the tool: " + problem);
  return readPrinted(result.output,
                     toolErrorsByChunk(result.errors, {{chunk.text, 1}})[0],
                     options);
}

void harvest::readWithTool(const ForeignTool &tool, const std::string &file,
                           const std::vector<Chunk> &chunks, size_t first,
                           const ReadOptions &options,
                           const std::function<void(ChunkResult)> &done) {
  if (chunks.size() > 1) {
    std::string problem;
    process::Result result = run(tool, file, /*split=*/true, problem);
    auto parts = splitToolOutput(result.output, chunks.size());
    if (problem.empty() && parts) {
      std::vector<ChunkResult> errors =
          toolErrorsByChunk(result.errors, chunks);
      for (size_t i = first; i < chunks.size(); ++i)
        done(readPrinted((*parts)[i], std::move(errors[i]), options));
      return;
    }
  }
  for (size_t i = first; i < chunks.size(); ++i)
    done(readOneWithTool(tool, chunks[i], options));
}
