//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion harvest`: turns folders of MLIR tests into a corpus.
//
//===----------------------------------------------------------------------===//

#include "tools/Tool.h"
#include "tools/harvest/Corpus.h"
#include "tools/harvest/FindFiles.h"
#include "tools/harvest/Progress.h"
#include "tools/harvest/Summary.h"
#include "tools/harvest/WorkerPool.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"

#include <algorithm>
#include <chrono>
#include <thread>

using namespace scion;
using namespace scion::harvest;

/// Of the 13,000 modules in MLIR 22's own tests 4 are larger than 64 KiB (lists
/// of everything that a dialect has); the median is 0.7 KB, 99 % are below 11
/// KB. One such module costs a fuzzer as much as a hundred others.
static constexpr size_t defaultMaxSize = 64 << 10;

static constexpr const char *help = R"(
Collects MLIR programs: finds every .mlir file below the given folders, splits
it at `// -----` lines, parses (pretty or generic syntax, unregistered dialects
allowed), verifies, prints in generic syntax, drops structural duplicates, and
writes one file per module.

  scion harvest ~/llvm-project/mlir/test -o corpus/harvested
  scion harvest ~/iree -o corpus/iree --with ~/iree-build/tools/iree-opt
  scion harvest ~/llvm-project/mlir/test -o small --only-dialects arith,func,scf

The output folder holds
  <hash>.mlir     a module; the name is the hash of the content
  manifest.jsonl  a line per file: {"file","origin","chunk","line","ops","bytes",
                  "dialects","key"}; origin is relative to the given folder, chunk
                  and line count from 1. Filter it with jq or grep.
Harvesting again into the same folder adds what is new.

Two modules are structural duplicates when they differ in nothing but the names
of values, blocks, aliases and symbols, and in locations.

Chunks that test for errors (expected-error) are refused like any other program
that does not parse or verify: --refused FILE lists every refusal. A crash or a
hang of MLIR costs one chunk, which is listed too (and is worth a look).

Exit codes: 0 the folder holds modules, 2 an input cannot be read or nothing
valid was found, 3 usage, 130 interrupted (what was written stays valid).)";

namespace {
struct HarvestOptions {
  std::vector<std::string> roots;
  std::string output;
  std::string refused;
  std::string with, withArguments;
  std::vector<std::string> onlyDialects;
  size_t maxSize = defaultMaxSize;
  size_t limit = 0;
  unsigned workers = 0;
  unsigned timeOut = 20;
  bool quiet = false;
};
} // namespace

[[noreturn]] static void fail(int code, const std::string &message) {
  std::fprintf(stderr, "scion harvest: %s\n", message.c_str());
  throw EndWith{code};
}

static std::optional<ForeignTool> findTool(const HarvestOptions &options) {
  if (options.with.empty()) {
    if (!options.withArguments.empty())
      fail(exitUsage, "--with-args goes with --with <project>-opt");
    return std::nullopt;
  }
  auto path = llvm::sys::findProgramByName(options.with);
  if (!path)
    fail(exitUsage, "--with " + options.with + ": " +
                        path.getError().message() +
                        "; give the path of an mlir-opt-like program");
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<const char *> arguments;
  llvm::cl::TokenizeGNUCommandLine(options.withArguments, saver, arguments);
  ForeignTool tool{*path, {}, options.timeOut};
  tool.arguments.assign(arguments.begin(), arguments.end());
  return tool;
}

static std::string plural(size_t count, const char *noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

namespace {
/// One run: takes the results of readFiles() and adds them to the corpus, the
/// list of refusals and the summary.
class Run {
public:
  explicit Run(const HarvestOptions &options) : options(options) {}
  void harvest();

private:
  Continue take(size_t index, FileOutcome file);
  void refuse(const Origin &place, Fate fate, bool verified,
              const std::string &reason);
  void printSummary(bool completed, double seconds) const;

  const HarvestOptions &options;
  std::vector<SourceFile> files;
  Corpus corpus;
  Summary summary;
  std::unique_ptr<FILE, int (*)(FILE *)> refusals{nullptr, std::fclose};
  std::vector<std::string> problems;
  size_t filesTaken = 0;
  bool limitReached = false;
};
} // namespace

void Run::refuse(const Origin &place, Fate fate, bool verified,
                 const std::string &reason) {
  summary.count(fate, verified, reason);
  if (refusals)
    std::fprintf(refusals.get(), "%s: %s: %s\n", place.str().c_str(),
                 std::string(toString(fate)).c_str(), reason.c_str());
}

Continue Run::take(size_t index, FileOutcome file) {
  const SourceFile &source = files[index];
  ++filesTaken;
  if (!file.problem.empty()) {
    problems.push_back(source.full + ": cannot read: " + file.problem);
    return Continue::Yes;
  }
  for (size_t i = 0; i < file.chunks.size(); ++i) {
    ChunkResult &chunk = file.chunks[i];
    Origin origin = {options.roots.size() > 1 ? source.root : "", source.path,
                     i + 1, file.lines[i]};
    if (chunk.fate != Fate::Valid) {
      if (chunk.line)
        origin.line += chunk.line - 1;
      refuse(origin, chunk.fate, chunk.verified, chunk.reason);
      continue;
    }
    if (const std::string *same = corpus.find(chunk)) {
      refuse(origin, Fate::Duplicate, true, "same as " + *same);
      continue;
    }
    std::string problem;
    if (!corpus.add(chunk, origin, problem))
      fail(exitOutOfScope, problem);
    summary.count(Fate::Valid, true, "");
    if (options.limit && corpus.numAdded() >= options.limit) {
      limitReached = true;
      return Continue::No;
    }
  }
  return Continue::Yes;
}

void Run::printSummary(bool completed, double seconds) const {
  std::printf("read      %s, %s\n", plural(filesTaken, "file").c_str(),
              plural(summary.numChunks(), "chunk").c_str());
  std::printf("valid     %s\n",
              plural(summary.numVerified(), "module").c_str());
  std::printf("written   %s, %zu bytes, to %s\n",
              plural(corpus.numAdded(), "module").c_str(),
              corpus.numBytesAdded(), options.output.c_str());
  std::printf("refused   %s\n%s", plural(summary.numRefused(), "chunk").c_str(),
              summary.refusals().c_str());
  for (const std::string &problem : problems)
    std::printf("%s\n", problem.c_str());
  if (limitReached)
    std::printf("stopped at --limit %zu: %zu of %zu files read\n",
                options.limit, filesTaken, files.size());
  if (!completed)
    std::printf("interrupted: %zu of %zu files read; what is written stays, "
                "and harvesting again adds the rest\n",
                filesTaken, files.size());
  std::fflush(stdout);
  if (!options.quiet)
    std::fprintf(stderr, "%.1f s\n", seconds);
}

void Run::harvest() {
  auto start = std::chrono::steady_clock::now();
  WorkOptions work;
  work.read.maxSize = options.maxSize;
  work.read.onlyDialects = options.onlyDialects;
  std::sort(work.read.onlyDialects.begin(), work.read.onlyDialects.end());
  work.tool = findTool(options);
  work.workers =
      options.workers ? options.workers : std::thread::hardware_concurrency();
  work.timeOut = options.timeOut;

  std::string problem;
  if (!findFiles(options.roots, options.output, files, problem))
    fail(exitOutOfScope, problem);
  if (files.empty())
    fail(exitOutOfScope, "no .mlir file below the given folders");
  if (!corpus.open(options.output, problem))
    fail(exitOutOfScope, problem);
  if (!options.refused.empty()) {
    refusals.reset(std::fopen(options.refused.c_str(), "wb"));
    if (!refusals)
      fail(exitOutOfScope,
           "--refused " + options.refused + ": cannot write this file");
  }

  std::vector<std::string> paths;
  for (const SourceFile &file : files)
    paths.push_back(file.full);
  Progress progress(files.size(), options.quiet);
  bool completed = readFiles(
      paths, work,
      [&](size_t index, FileOutcome file) {
        return take(index, std::move(file));
      },
      [&](size_t count) {
        progress.show(count, plural(corpus.numAdded(), "module"));
      });
  progress.clear();
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - start;
  printSummary(completed, elapsed.count());
  if (!completed)
    throw EndWith{exitInterrupted};
  bool anyValid =
      summary.numOf(Fate::Valid) + summary.numOf(Fate::Duplicate) > 0;
  if (!anyValid || !problems.empty())
    throw EndWith{exitOutOfScope};
}

static void addHarvest(Subcommand app) {
  static HarvestOptions options;
  Subcommand command =
      app.addSubcommand("harvest", "Turn folders of MLIR tests into a corpus");
  command.footer(help);
  command.addOption("folders", options.roots, "Folders (or files) to search")
      .required()
      .existingPath();
  command.addOption("-o,--output", options.output, "Folder to write to")
      .required();
  command
      .addOption("--with", options.with,
                 "A downstream project's <project>-opt: it parses its own "
                 "dialects and does the generic printing")
      .valueName("OPT");
  command
      .addOption("--with-args", options.withArguments,
                 "Further arguments for that program, in one string")
      .valueName("ARGS");
  command
      .addOption("--only-dialects", options.onlyDialects,
                 "Keep modules whose operations all belong to these (and "
                 "builtin), e.g. arith,func,scf")
      .separatedBy(',');
  command
      .addOption("--max-size", options.maxSize,
                 "Refuse modules with more bytes of generic text")
      .showDefault()
      .positive();
  command.addOption("--limit", options.limit,
                    "Stop after writing this many modules");
  command
      .addOption("--refused", options.refused,
                 "Write `path:line: class: reason` for each refused chunk")
      .valueName("FILE");
  command.addOption("-j,--jobs", options.workers,
                    "Worker processes (default: one per processor); the "
                    "result is the same for any number");
  command
      .addOption("--timeout", options.timeOut,
                 "Seconds that one chunk (or one run of --with) may take")
      .showDefault()
      .positive();
  command.addFlag("-q,--quiet", options.quiet, "No progress");
  command.onRun([] { Run(options).harvest(); });
}

static RegisterSubcommand registration("harvest", addHarvest);
