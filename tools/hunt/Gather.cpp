//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/hunt/Gather.h"

#include "harness/engine/SeedPrograms.h"
#include "harness/hunt/MutantRun.h"
#include "harness/hunt/Patch.h"
#include "harness/hunt/RunLines.h"
#include "harness/hunt/Sources.h"
#include "harness/input/ContextPool.h"
#include "harness/input/Registration.h"
#include "harness/reduce/Trial.h"
#include "tools/Tool.h"
#include "tools/harvest/Split.h"
#include "tools/hunt/MakeSeeds.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace scion;
using namespace scion::hunt;
using llvm::StringRef;

/// For a pass without a test: the number of seeds that are enough, and the
/// number of programs that are tried to find them. A hunt of a minute makes
/// some 1,000 tries.
static constexpr size_t enoughSeeds = 64, maxAsked = 3000;

/// Longer files are not read as tests. The longest test of MLIR has 400 KB.
static constexpr size_t maxTest = 1 << 20;

namespace {
class Gatherer {
public:
  explicit Gatherer(const Request &request) : request(request) {}
  Gathered run();

private:
  const Request &request;
  Gathered out;
  std::vector<TestChunk> chunks;
  std::set<std::string> ignored;

  void addTest(const std::string &name, const std::string &text,
               const std::vector<unsigned> *changed);
  void readPatch();
  void addPass(const std::string &text);
  void makeSeeds();
  void findSeeds();
};
} // namespace

static std::optional<std::string> contentOf(const std::string &path) {
  FILE *file = std::fopen(path.c_str(), "rb");
  if (!file)
    return std::nullopt;
  std::string content = readAll(file);
  std::fclose(file);
  return content;
}

/// `changed` are the lines that a patch touches; null: the whole file counts.
void Gatherer::addTest(const std::string &name, const std::string &text,
                       const std::vector<unsigned> *changed) {
  if (text.size() > maxTest) {
    out.remarks.push_back(name + ": too long to be a test");
    return;
  }
  std::vector<size_t> pipelines;
  bool runsPasses = false;
  for (const RunCommand &command : readRunLines(text)) {
    ignored.insert(command.ignored.begin(), command.ignored.end());
    if (command.steps.empty() || !request.passes.empty())
      continue;
    runsPasses = true;
    size_t place = addPipeline(out.plan, command.steps);
    if (!llvm::is_contained(pipelines, place))
      pipelines.push_back(place);
  }
  if (!runsPasses && request.passes.empty())
    out.remarks.push_back(name + ": its RUN lines name no pass that is "
                                 "registered here");
  for (const harvest::Chunk &part : harvest::splitChunks(text)) {
    TestChunk chunk;
    chunk.file = llvm::sys::path::filename(name).str();
    chunk.text = std::string(part.text);
    chunk.line = part.line;
    chunk.pipelines = pipelines;
    chunk.isTouched = !changed;
    unsigned lines =
        unsigned(std::count(part.text.begin(), part.text.end(), '\n'));
    for (unsigned line : changed ? *changed : std::vector<unsigned>()) {
      if (line < part.line || line > part.line + lines)
        continue;
      chunk.isTouched = true;
      chunk.changed.push_back(line);
    }
    chunks.push_back(std::move(chunk));
  }
}

void Gatherer::readPatch() {
  std::vector<TouchedFile> files =
      hunt::readPatch(*request.patch, out.problems);
  if (files.empty()) {
    out.problems.push_back("the patch touches no file; give what `git diff` "
                           "writes");
    out.isUsage = true;
    return;
  }
  std::vector<std::string> passes;
  for (const TouchedFile &file : files) {
    if (file.isDeleted)
      continue;
    llvm::SmallString<128> path(request.source);
    llvm::sys::path::append(path, file.path);
    std::optional<std::string> onDisk = contentOf(path.str().str());
    std::optional<std::string> content = file.contentAfter(onDisk);
    if (StringRef(file.path).ends_with(".mlir")) {
      if (content) {
        std::vector<unsigned> changed = file.changedLines();
        addTest(file.path, *content, &changed);
      } else {
        // Try the lines that the patch adds.
        addTest(file.path, file.addedText(), nullptr);
        out.remarks.push_back(
            file.path +
            (onDisk ? ": the file is another one than the patch is for"
                    : ": the file is not in " + request.source +
                          " (--source): only lines that are added are read"));
      }
      continue;
    }
    for (std::string &pass :
         passesOfSource(file.path, content ? *content : file.addedText()))
      if (!llvm::is_contained(passes, pass))
        passes.push_back(std::move(pass));
  }
  bool hasPipelines = !out.plan.pipelines.empty() || !request.passes.empty();
  if (hasPipelines)
    return;
  for (const std::string &pass : passes)
    addPass(pass);
  if (!passes.empty())
    out.remarks.push_back("passes by the sources that the patch touches: " +
                          llvm::join(passes, ", "));
}

/// A pass, with options in braces, or a pipeline.
void Gatherer::addPass(const std::string &text) {
  std::string why;
  std::vector<PathStep> steps = splitPipeline(text, why);
  // If only a name is given, the registration says on which op the pass runs.
  if (why.empty() && steps.size() == 1 && steps.front().pipeline == text &&
      text.starts_with(steps.front().pass)) {
    size_t open = text.find('{');
    std::string options =
        open == text.npos ? "" : text.substr(open + 1, text.size() - open - 2);
    steps = stepsOfFlag(steps.front().pass, options, why);
  }
  globalRegistry();
  for (const PathStep &step : steps)
    if (!mlir::PassInfo::lookup(step.pass))
      why = step.pass + ": no pass has this name";
  if (!why.empty() || steps.empty()) {
    out.problems.push_back("--pass " + text + ": " +
                           (why.empty() ? "no pass" : why));
    out.isUsage = true;
    return;
  }
  addPipeline(out.plan, steps);
}

static std::string seedsJson(const std::vector<Seed> &seeds,
                             const std::string &why) {
  llvm::json::Array all;
  for (const Seed &seed : seeds)
    all.push_back(llvm::json::Array{llvm::json::fixUTF8(seed.name),
                                    llvm::json::fixUTF8(seed.text),
                                    seed.isTouched});
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(llvm::json::Object{
      {"why", llvm::json::fixUTF8(why)}, {"seeds", std::move(all)}});
  return text;
}

/// Works in copies of the process, because reading a test may crash.
void Gatherer::makeSeeds() {
  Trials trials;
  trials.work = [&](size_t i) -> Answer {
    std::string why;
    std::vector<Seed> seeds = seedsOf(chunks[i], why);
    return seedsJson(seeds, why);
  };
  trials.died = [&](size_t, const Death &death, const std::string &) -> Answer {
    return seedsJson({}, "reading it ends the process: " + death.words);
  };
  std::map<std::string, unsigned> refused;
  std::set<std::string> texts;
  for (size_t i = 0; i < chunks.size() && !isInterrupted(); ++i) {
    std::optional<FirstAnswer> answer = firstAnswer(trials, i, i + 1);
    if (!answer)
      continue;
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(answer->text);
    if (!value) {
      llvm::consumeError(value.takeError());
      continue;
    }
    const llvm::json::Object *object = value->getAsObject();
    if (StringRef why = object->getString("why").value_or(""); !why.empty())
      ++refused[why.str()];
    for (const llvm::json::Value &one : *object->getArray("seeds")) {
      const llvm::json::Array &row = *one.getAsArray();
      Seed seed;
      seed.name = row[0].getAsString().value_or("").str();
      seed.text = row[1].getAsString().value_or("").str();
      seed.isTouched = row[2].getAsBoolean().value_or(false);
      seed.pipelines = chunks[i].pipelines;
      if (texts.insert(seed.text).second)
        out.plan.seeds.push_back(std::move(seed));
    }
  }
  for (const auto &[why, count] : refused)
    out.problems.push_back(why);
  if (!refused.empty())
    out.remarks.push_back(std::to_string(refused.size()) +
                          " parts of tests give no seed or not all (stderr "
                          "says why)");
}

/// Finds existing programs on which a pass of the plan has an effect.
void Gatherer::findSeeds() {
  std::vector<std::pair<std::string, std::string>> programs;
  for (const SeedProgram &program : seedPrograms())
    programs.emplace_back(std::string(program.path), std::string(program.text));
  std::vector<std::string> files;
  if (!request.corpus.empty()) {
    std::error_code problem;
    for (llvm::sys::fs::recursive_directory_iterator
             it(request.corpus, problem),
         end;
         !problem && it != end; it.increment(problem))
      if (StringRef(it->path()).ends_with(".mlir"))
        files.push_back(it->path());
    std::sort(files.begin(), files.end());
    if (files.empty())
      out.problems.push_back(request.corpus + ": no .mlir files");
  }
  // Sample the folder evenly.
  size_t step = std::max<size_t>(1, files.size() / maxAsked);
  for (size_t i = 0; i < files.size(); i += step)
    if (std::optional<std::string> text = contentOf(files[i]))
      programs.emplace_back(llvm::sys::path::filename(files[i]).str(), *text);
  Trials trials;
  trials.jobs = request.jobs;
  trials.work = [&](size_t i) -> Answer {
    for (size_t p = 0; p < out.plan.pipelines.size(); ++p)
      if (fires(programs[i].second, out.plan.pipelines[p]))
        return "";
    return std::nullopt;
  };
  // A program that crashes is also a seed; the hunt will report the crash.
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return "";
  };
  for (size_t at = 0;
       at < programs.size() && out.plan.seeds.size() < enoughSeeds;) {
    std::optional<FirstAnswer> answer =
        firstAnswer(trials, at, programs.size());
    if (!answer)
      break;
    auto &[name, text] = programs[answer->candidate];
    out.plan.seeds.push_back({name, text, false, {}});
    at = answer->candidate + 1;
  }
  if (!out.plan.seeds.empty() || isInterrupted()) {
    out.remarks.push_back("seeds: programs on which a pass fires, of " +
                          std::to_string(programs.size()));
    return;
  }
  MakeRequest made;
  made.programs = std::move(programs);
  made.jobs = request.jobs;
  made.progress = request.progress;
  std::string tried = hunt::makeSeeds(out.plan, made);
  out.remarks.push_back((out.plan.seeds.empty()
                             ? "on none of them does a pass do anything: "
                             : "seeds: programs on which a pass fires, of ") +
                        tried);
}

Gathered Gatherer::run() {
  for (const std::string &pass : request.passes)
    addPass(pass);
  if (request.patch)
    readPatch();
  for (const std::string &test : request.tests) {
    std::optional<std::string> text = readInput(test);
    if (!text) {
      out.isUsage = true;
      continue;
    }
    addTest(test, *text, nullptr);
  }
  if (out.isUsage || out.plan.pipelines.empty())
    return std::move(out);
  makeSeeds();
  if (chunks.empty())
    findSeeds();
  std::erase_if(ignored, [](const std::string &word) {
    // Every test has these.
    return StringRef(word).ltrim('-').starts_with(
               "allow-unregistered-dialect") ||
           StringRef(word).ltrim('-').starts_with("verify-diagnostics") ||
           StringRef(word).ltrim('-').starts_with("mlir-print");
  });
  if (!ignored.empty())
    out.remarks.push_back(
        "in RUN lines, no passes here: " +
        llvm::join(std::vector<std::string>(ignored.begin(), ignored.end()),
                   " "));
  return std::move(out);
}

Gathered hunt::gather(const Request &request) {
  return Gatherer(request).run();
}
