//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/InterpAgainst.h"

#include "base/process/Items.h"
#include "harness/exec/Executor.h"
#include "harness/input/ParsedInput.h"
#include "harness/known/Registry.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Blame.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/oracle/LoweringStep.h"
#include "harness/oracle/Meaning.h"
#include "harness/oracle/Prepare.h"
#include "harness/oracle/Recognise.h"
#include "tools/InterpGuards.h"
#include "tools/Tool.h"

#include "llvm/Support/JSON.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <filesystem>
#include <map>

#include <unistd.h>

using namespace scion;
using namespace scion::semantics;

namespace json = llvm::json;

namespace {
/// What came of one program.
struct Verdict {
  std::string kind = "agree", story;
  std::map<std::string, uint64_t> reasons; // "unsupported: op: why"
  uint64_t ops = 0, micros = 0, kilobytes = 0;
  bool isInterpreted = false;

  void note(std::string_view what, std::string_view why) {
    kind = what;
    story += std::string(story.empty() ? "" : "\n") + std::string(why);
  }

  std::string str() const;
  static std::optional<Verdict> of(llvm::StringRef text);
};
} // namespace

/// Fewer than the words that a child may leave; a story is text for people.
static constexpr size_t longestStory = 16 << 10;

std::string Verdict::str() const {
  json::Object counts;
  for (const auto &[reason, count] : reasons)
    counts[json::fixUTF8(reason)] = int64_t(count);
  json::Object all{
      {"kind", kind},
      {"story", json::fixUTF8(llvm::StringRef(story).take_front(longestStory))},
      {"ops", int64_t(ops)},
      {"micros", int64_t(micros)},
      {"kilobytes", int64_t(kilobytes)},
      {"interpreted", isInterpreted},
      {"reasons", std::move(counts)}};
  std::string text;
  llvm::raw_string_ostream(text) << json::Value(std::move(all));
  return text;
}

std::optional<Verdict> Verdict::of(llvm::StringRef text) {
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  const json::Object *all = value->getAsObject();
  if (!all || !all->getObject("reasons"))
    return std::nullopt;
  Verdict verdict;
  verdict.kind = all->getString("kind").value_or("").str();
  verdict.story = all->getString("story").value_or("").str();
  verdict.ops = uint64_t(all->getInteger("ops").value_or(0));
  verdict.micros = uint64_t(all->getInteger("micros").value_or(0));
  verdict.kilobytes = uint64_t(all->getInteger("kilobytes").value_or(0));
  verdict.isInterpreted = all->getBoolean("interpreted").value_or(false);
  for (const auto &[reason, count] : *all->getObject("reasons"))
    verdict.reasons[std::string(reason.str())] =
        uint64_t(count.getAsInteger().value_or(0));
  return verdict;
}

/// Names of .mlir files below folders, in order.
static std::vector<std::string>
listFiles(const std::vector<std::string> &arguments) {
  std::vector<std::string> files;
  for (const std::string &argument : arguments) {
    std::error_code error;
    if (!std::filesystem::is_directory(argument, error)) {
      files.push_back(argument);
      continue;
    }
    std::vector<std::string> found;
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(argument))
      if (entry.path().extension() == ".mlir")
        found.push_back(entry.path().string());
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

//===----------------------------------------------------------------------===//
// Steps of paths
//===----------------------------------------------------------------------===//

namespace {
/// Interprets behind each step of the paths of one program.
class StepJudge {
public:
  StepJudge(PathBuilder &builder, const Interpretation &meaning, uint64_t fuel,
            Verdict &verdict)
      : builder(builder), verdict(verdict), watch(meaning, fuel),
        meaning(meaning), fuel(fuel) {}

  void judge(const std::function<LoweredPath()> &build);

private:
  bool isRefuted(mlir::ModuleOp module, uint64_t hash);
  void tellGuilty(const LoweredPath &path);

  PathBuilder &builder;
  Verdict &verdict;
  MeaningWatch watch;
  const Interpretation &meaning;
  uint64_t fuel;
  std::map<uint64_t, bool> asked; // hash of a module, whether it is refuted
};
} // namespace

bool StepJudge::isRefuted(mlir::ModuleOp module, uint64_t hash) {
  auto [known, isNew] = asked.try_emplace(hash, false);
  if (!isNew) {
    ++verdict.reasons["steps that led where one had been"];
    return known->second;
  }
  // Lowered programs execute more ops than what they were made of.
  constexpr uint64_t growth = 32;
  Interpretation now = meaningOf(module, fuel * growth);
  switch (now.kind) {
  case Ending::Kind::Unsupported:
  case Ending::Kind::Limited:
    ++verdict.reasons["steps that say nothing"];
    ++verdict.reasons["step: " +
                      std::string(now.kind == Ending::Kind::Limited
                                      ? "limit: "
                                      : "unsupported: ") +
                      now.op + ": " + now.why];
    return false;
  case Ending::Kind::Undefined:
    known->second = true;
    break;
  case Ending::Kind::Finished:
  case Ending::Kind::Trapped:
    known->second = differenceFromMeaning(meaning, now.outcome).has_value();
    break;
  }
  ++verdict.reasons["steps that were interpreted"];
  return known->second;
}

void StepJudge::tellGuilty(const LoweredPath &path) {
  Blame blame = findBlame(builder, path.steps, watch);
  if (blame.steps.empty()) {
    verdict.note("differ", "refuted in one walk only, behind " +
                               path.steps.back().pipeline);
    return;
  }
  Finding finding{FindingKind::ReferenceMismatch,
                  blame.steps.back().pass,
                  blame.pattern,
                  blame.meaning->text + ", by the reference semantics",
                  "",
                  {}};
  finding.step = blame.steps.back().pipeline;
  finding.inputKinds = blame.inputKinds;
  const Registry &registry = Registry::global();
  if (std::optional<unsigned> record = recognise(finding, registry)) {
    ++verdict.reasons["known: " + (*record == Registry::isLegal
                                       ? "legal difference"
                                       : registry.records()[*record].id)];
    if (verdict.kind == "differ") { // what the execution showed is explained
      verdict.kind = "known";
      verdict.story.clear();
    }
    return;
  }
  std::string story = "behind " + finding.step + ": " + blame.meaning->text +
                      "\n  pattern: " + blame.pattern + "\n  " +
                      optCommand(blame.steps);
  // The program is what was read; its schedules are nowhere else.
  for (const ReplayFile &file : replayFiles("", blame.steps))
    if (!file.text.empty())
      story += "\n" + file.name + ":\n" + file.text;
  verdict.note("differ", story);
}

void StepJudge::judge(const std::function<LoweredPath()> &build) {
  builder.stopsBehind = [&](mlir::ModuleOp module, uint64_t hash) {
    return isRefuted(module, hash);
  };
  LoweredPath path = build();
  builder.stopsBehind = nullptr;
  if (path.end == PathEnd::Stopped)
    tellGuilty(path);
}

//===----------------------------------------------------------------------===//
// One program
//===----------------------------------------------------------------------===//

/// The program against what its reference path shows; whether they agree.
static bool judgeExecution(const Interpretation &meaning, const Outcome &actual,
                           Verdict &verdict) {
  switch (meaning.kind) {
  case Ending::Kind::Undefined:
    verdict.note("undefined", meaning.str() + " (execution: " +
                                  std::string(trapName(actual.trap)) + ")");
    return false;
  case Ending::Kind::Unsupported:
    verdict.note("unsupported", meaning.str());
    return false;
  case Ending::Kind::Limited:
    verdict.note("limit", meaning.str());
    return false;
  case Ending::Kind::Trapped:
    if (actual.kind == Outcome::Kind::Trapped)
      verdict.kind = "both trap";
    else
      verdict.note("differ", meaning.str() + ", and the execution does not");
    return false;
  case Ending::Kind::Finished:
    break;
  }
  if (!actual.isComparable()) {
    verdict.note("no execution", "no execution: " + actual.message);
    return false;
  }
  std::optional<Difference> difference = differenceFromMeaning(meaning, actual);
  if (difference)
    verdict.note("differ", "differs: " + difference->str());
  return true;
}

static Verdict judge(const std::string &file, const std::string &text,
                     const AgainstOptions &options, process::Words &words) {
  Verdict verdict;
  words.about("parse");
  std::optional<ParsedInput> input = parseInput(text, nullptr, file);
  if (!input) {
    verdict.kind = "no program";
    return verdict;
  }
  mlir::ModuleOp module = *input->module;
  if (options.guards) {
    words.about("interpret");
    GuardVerdict guards = judgeGuards(module, input->seed, options.fuel);
    verdict.note(guards.kind, guards.story);
    verdict.reasons = std::move(guards.counts);
    return verdict;
  }
  PrepareOptions prepare;
  prepare.recondition =
      !options.asTheyStand && input->directives.getNumber("recondition") != 0;
  prepare.observe = !options.asTheyStand;
  words.about("prepare");
  if (auto why = prepareProgram(module, input->seed, prepare)) {
    verdict.kind = "out of scope";
    return verdict;
  }
  words.about("interpret");
  auto start = std::chrono::steady_clock::now();
  Interpretation meaning = meaningOf(module, options.fuel);
  auto time = std::chrono::steady_clock::now() - start;
  verdict.micros = uint64_t(
      std::chrono::duration_cast<std::chrono::microseconds>(time).count());
  verdict.ops = meaning.executedOps;
  verdict.isInterpreted = true;
  if (meaning.kind == Ending::Kind::Unsupported)
    ++verdict.reasons["unsupported: " + meaning.op + ": " + meaning.why];

  PathOptions pathOptions;
  pathOptions.isKnownInvalid = isKnownInvalidIR;
  PathBuilder builder(module, input->context, RuleTable::global(), pathOptions);
  builder.beforeStep = [&](const std::vector<PathStep> &, const PathStep &next,
                           const OpKinds &) { words.about(next.pipeline); };
  LoweredPath path = builder.buildReference();
  if (path.end != PathEnd::Lowered) {
    verdict.kind = "not lowered";
    return verdict;
  }
  words.about("execute");
  Executor::global().forgetOutcomes();
  Outcome actual = execute(*path.module, {});
  if (!judgeExecution(meaning, actual, verdict))
    return verdict;
  StepJudge steps(builder, meaning, options.fuel, verdict);
  if (options.eachStep || verdict.kind == "differ")
    steps.judge([&] { return builder.replay(path.steps, /*finish=*/false); });
  // A reference path that is wrong says nothing about the others.
  ChoiceStream choices(input->seed);
  for (unsigned i = 0; i < options.paths && verdict.kind == "agree"; ++i)
    steps.judge([&] { return builder.build(choices.fork("path", i)); });
  return verdict;
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

/// What a program may take. The slowest seed with --each-step takes 2 s on one
/// core; the rest is for busy machines and sanitizers.
static constexpr unsigned longestSeconds = 120;

/// What this process holds in memory, in KB.
static uint64_t residentSize() {
  uint64_t all = 0, resident = 0;
  if (std::FILE *file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%" SCNu64 " %" SCNu64, &all, &resident) != 2)
      resident = 0;
    std::fclose(file);
  }
  return resident * (uint64_t(sysconf(_SC_PAGESIZE)) >> 10);
}

/// Judges programs one after the other in a copy of the process. A program that
/// ends it costs its own verdict; a new copy goes on after it. `take` sees
/// every verdict, in the order of the files.
static void judgeAll(
    const std::vector<std::string> &files, const AgainstOptions &options,
    const std::function<void(const std::string &, const Verdict &)> &take) {
  process::Items items;
  items.count = files.size();
  items.batch = std::max(1u, options.together);
  items.limits = process::Limits::cpu(longestSeconds);
  items.output = items.errors = process::Stream::Discarded;
  items.work = [&](size_t i, process::Words &words) {
    Verdict verdict;
    if (std::optional<std::string> text = readInput(files[i]))
      verdict = judge(files[i], *text, options, words);
    else
      verdict.kind = "no file";
    verdict.kilobytes = residentSize();
    words.found(verdict.str());
    // What passes break is not destroyed: a new process has room again.
    if (isContextPoolUsedUp())
      _exit(0);
  };
  items.done = [&](size_t i, process::Result result) {
    std::optional<Verdict> verdict = Verdict::of(result.found);
    if (!verdict) {
      bool isLate = result.ending.how == process::End::TimedOut;
      std::string how = isLate ? "too slow" : "ends the process";
      verdict.emplace().note(how, how + ": " + result.about);
    }
    take(files[i], *verdict);
    return process::Next::GoOn;
  };
  process::workThrough(items);
}

static uint64_t median(std::vector<uint64_t> values) {
  if (values.empty())
    return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

int scion::interpretAgainst(const std::vector<std::string> &arguments,
                            const AgainstOptions &options) {
  std::map<std::string, uint64_t> kinds, reasons;
  std::vector<uint64_t> ops, micros;
  // Copies of the process inherit a context with all dialects.
  (void)parseInput("", nullptr, "empty");
  std::vector<std::string> all = listFiles(arguments), files;
  for (size_t i = 0; i < all.size(); i += std::max(1u, options.every))
    files.push_back(all[i]);
  if (!std::ranges::all_of(files, [](const std::string &file) {
        return std::filesystem::exists(file);
      }))
    return exitUsage;
  uint64_t judged = 0;
  judgeAll(files, options,
           [&](const std::string &file, const Verdict &verdict) {
             ++kinds[verdict.kind];
             for (const auto &[reason, count] : verdict.reasons)
               reasons[reason] += count;
             if (verdict.isInterpreted) {
               ops.push_back(verdict.ops);
               micros.push_back(verdict.micros);
             }
             if (!verdict.story.empty())
               std::printf("%s: %s\n", file.c_str(), verdict.story.c_str());
             std::fflush(stdout);
             if (std::has_single_bit(++judged) && options.statistics)
               std::fprintf(stderr, "behind program %llu: %llu MB\n",
                            (unsigned long long)judged,
                            (unsigned long long)(verdict.kilobytes >> 10));
           });
  for (const auto &[kind, count] : kinds)
    std::printf("%6llu %s\n", (unsigned long long)count, kind.c_str());
  for (const auto &[reason, count] : reasons)
    std::printf("%6llu %s\n", (unsigned long long)count, reason.c_str());
  if (options.statistics) {
    uint64_t most = ops.empty() ? 0 : *std::max_element(ops.begin(), ops.end());
    std::fprintf(stderr,
                 "ops executed: median %llu, most %llu; median time %llu us\n",
                 (unsigned long long)median(ops), (unsigned long long)most,
                 (unsigned long long)median(micros));
  }
  return kinds.contains("differ") || kinds.contains("undefined") ? exitFinding
                                                                 : exitFine;
}
