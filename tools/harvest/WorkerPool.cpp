//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/WorkerPool.h"

#include "base/process/Items.h"
#include "harness/input/Registration.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <map>

using namespace scion;
using namespace scion::harvest;

/// Files that one worker reads at most. A worker costs some 10 ms, a file 2 ms.
static constexpr size_t filesEach = 64;

/// The first line that says why, without anything that differs from run to run
/// (process ids, addresses).
static std::string describeCrash(const process::Result &result) {
  llvm::StringRef said(result.errors);
  size_t fatal = said.find("LLVM ERROR: ");
  if (fatal != said.npos)
    return said.substr(fatal).split('\n').first.str();
  size_t sanitizer = said.find("Sanitizer: ");
  if (sanitizer != said.npos)
    return "sanitizer: " +
           said.substr(sanitizer + 11).split('\n').first.split(' ').first.str();
  return result.ending.signal ? result.ending.str()
                              : "ended with " + result.ending.str();
}

namespace {
class Reader {
public:
  Reader(const std::vector<std::string> &files, const WorkOptions &options,
         const std::function<Continue(size_t, FileOutcome)> &consume,
         const std::function<void(size_t)> &finished)
      : files(files), options(options), consume(consume), finished(finished) {}

  bool run() {
    process::Items items;
    items.count = files.size();
    items.jobs = options.workers;
    items.batch = std::clamp<size_t>(
        files.size() / std::max(1u, 2 * options.workers), 1, filesEach);
    // A tool may run on the whole file, then on the first chunk.
    if (options.tool)
      items.limits.wallSeconds = 2 * options.timeOut + 5;
    else
      items.limits = process::Limits::cpu(options.timeOut);
    items.errors = process::Stream::Captured;
    items.work = [&](size_t file, process::Words &words) { read(file, words); };
    items.done = [&](size_t file, process::Result result) {
      return take(file, std::move(result));
    };
    return process::workThrough(items);
  }

private:
  /// Runs in the worker. Starts at the first chunk without an outcome.
  void read(size_t file, process::Words &words) {
    auto buffer = llvm::MemoryBuffer::getFile(files[file]);
    if (!buffer)
      return; // take() reports why
    std::vector<Chunk> chunks = splitChunks((*buffer)->getBuffer());
    size_t first = open[file].chunks.size();
    // Send each outcome at once: after a crash, the culprit is the chunk after
    // the last outcome that arrived.
    auto send = [&](const ChunkResult &outcome) {
      std::string wire;
      encode(outcome, wire);
      words.add(wire);
    };
    if (options.tool) {
      readWithTool(*options.tool, files[file], chunks, first, options.read,
                   send);
      return;
    }
    for (size_t i = first; i < chunks.size(); ++i)
      send(readChunk(chunks[i].text, options.read));
  }

  process::Next take(size_t file, process::Result result) {
    FileOutcome &outcome = open[file];
    auto buffer = llvm::MemoryBuffer::getFile(files[file]);
    if (!buffer)
      outcome.problem = buffer.getError().message();
    else if (outcome.lines.empty())
      for (const Chunk &chunk : splitChunks((*buffer)->getBuffer()))
        outcome.lines.push_back(chunk.line);
    while (std::optional<ChunkResult> chunk = decode(result.found))
      outcome.chunks.push_back(std::move(*chunk));
    if (buffer && outcome.chunks.size() < outcome.lines.size()) {
      bool isLate = result.ending.how == process::End::TimedOut;
      outcome.chunks.push_back(
          isLate ? refusal(Fate::TimeOut, "took longer than " +
                                              std::to_string(options.timeOut) +
                                              " s")
                 : refusal(Fate::Crash, describeCrash(result)));
      if (outcome.chunks.size() < outcome.lines.size())
        return process::Next::Again;
    }
    outcome.isRead = true;
    ++numFinished;
    while (!hasEnough && !open.empty() && open.begin()->first == consumed &&
           open.begin()->second.isRead) {
      hasEnough =
          consume(consumed++, std::move(open.begin()->second)) == Continue::No;
      open.erase(open.begin());
    }
    finished(numFinished);
    return hasEnough ? process::Next::Enough : process::Next::GoOn;
  }

  const std::vector<std::string> &files;
  const WorkOptions &options;
  const std::function<Continue(size_t, FileOutcome)> &consume;
  const std::function<void(size_t)> &finished;
  std::map<size_t, FileOutcome> open; // being read, or waiting for their turn
  size_t consumed = 0, numFinished = 0;
  bool hasEnough = false;
};
} // namespace

bool harvest::readFiles(
    const std::vector<std::string> &files, const WorkOptions &options,
    const std::function<Continue(size_t, FileOutcome)> &consume,
    const std::function<void(size_t)> &finished) {
  // Register the dialects before forking the workers, which share them.
  globalRegistry();
  process::handleInterrupts();
  return Reader(files, options, consume, finished).run();
}
