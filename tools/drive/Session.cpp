//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Session.h"

#include "base/process/Items.h"
#include "harness/input/ContextPool.h"
#include "harness/known/Registry.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/OpKinds.h"
#include "harness/oracle/Recognise.h"
#include "tools/harvest/ForeignTool.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

using namespace scion;
using namespace scion::drive;
namespace fs = std::filesystem;

bool drive::replaceFile(const std::string &place, const std::string &text) {
  std::ofstream(place + ".new", std::ios::binary) << text;
  std::error_code error;
  fs::rename(place + ".new", place, error);
  return !error;
}

static std::string contentOf(const std::string &path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::string Session::open(const std::string &subject) {
  std::error_code error;
  for (const char *name : {"/work", "/inputs", "/findings"})
    if (fs::create_directories(options.folder + name, error); error)
      return options.folder + ": " + error.message();
  tool.limits.folder = fs::absolute(options.folder + "/work").string();
  std::string place = options.folder + "/state.json";
  now.subject = subject;
  if (!fs::exists(place))
    return save() ? "" : place + ": cannot write";
  State before;
  if (!readState(contentOf(place), before))
    return place + ": not the state of a drive; give another folder with -o";
  if (before.subject != subject)
    return options.folder +
           ": a drive of something else; give another folder with -o, or the "
           "same tool, corpus and options. It is: " +
           before.subject + "; asked for: " + subject;
  now = std::move(before);
  draw.learned = now.learned;
  for (const std::string &name : now.kept)
    inputs.keep(contentOf(options.folder + "/inputs/" + name));
  return "";
}

bool Session::save() const {
  return replaceFile(options.folder + "/state.json", writeState(now));
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/// A program with this line would be split in two.
static bool holdsMarker(const std::string &text) {
  return text.find("// -----") != text.npos;
}

Session::Candidate Session::seed(ChoiceStream &choices) const {
  return {.text = inputs.seed(choices.below(inputs.seeds())).text,
          .isSeed = true};
}

void Session::makeCandidates(std::vector<Candidate> &candidates) {
  ChoiceStream choices = ChoiceStream(options.seed).fork("round", now.rounds);
  for (std::string &text : outputs)
    candidates.emplace_back(
        Candidate{.text = std::move(text), .isOutput = true});
  outputs.clear();
  std::vector<std::string> wanted = draw.wantedDialects();
  for (unsigned i = 0; i < batch; ++i) {
    if (options.isPlain) {
      candidates.emplace_back(seed(choices));
      continue;
    }
    std::optional<Mutant> mutant = inputs.mutate(
        inputs.draw(choices, wanted), options.maxSize, choices.next());
    if (mutant && !holdsMarker(mutant->text))
      candidates.emplace_back(Candidate{.text = std::move(mutant->text)});
    else
      ++now.sums.notMade;
  }
  ChoiceStream others = choices.fork("as they are");
  for (unsigned i = 0; results.isOn() && !options.isPlain && i < batch / 4; ++i)
    candidates.emplace_back(seed(others));
}

/// Finds the candidates that the tool accepts. Reads all in one process; if
/// that crashes or the tool cannot split files, each in its own process.
bool Session::readAll(std::vector<Candidate> &candidates) {
  std::vector<Command> commands;
  std::string together;
  for (size_t i = 0; i < candidates.size(); ++i) {
    std::string file = std::to_string(i) + ".mlir";
    std::ofstream(tool.limits.folder + "/" + file, std::ios::binary)
        << candidates[i].text;
    commands.push_back(tool.read(file));
    together += (i ? "\n// -----\n" : "") + candidates[i].text;
  }
  if (tool.info.hasFlag("split-input-file") &&
      tool.info.hasFlag("output-split-marker") && candidates.size() > 1) {
    std::ofstream(tool.limits.folder + "/all.mlir", std::ios::binary)
        << together;
    Command command = tool.read("all.mlir");
    command.push_back("--split-input-file");
    command.push_back("--output-split-marker=" +
                      std::string(harvest::outputMarker));
    Run run = runOne(command, tool.limits);
    if (run.end == End::Interrupted)
      return false;
    auto parts = harvest::splitToolOutput(run.output, candidates.size());
    if (run.end == End::Exited && parts) {
      for (size_t i = 0; i < candidates.size(); ++i) {
        std::string_view part = (*parts)[i];
        candidates[i].isAccepted =
            part.find_first_not_of(" \t\r\n") != part.npos;
        candidates[i].read.end = End::Exited;
        candidates[i].read.code = !candidates[i].isAccepted;
        candidates[i].read.output = std::string(part);
      }
      return true;
    }
  }
  std::vector<Run> runs = runAll(commands, tool.limits, tool.jobs);
  for (size_t i = 0; i < candidates.size(); ++i) {
    if (runs[i].end == End::Interrupted)
      return false;
    candidates[i].isAccepted = runs[i].isFine();
    candidates[i].read = std::move(runs[i]);
  }
  return true;
}

/// Returns the passes that known bugs suppress, for each program. Works in
/// copies of this process, because a program may crash it.
std::vector<std::set<std::string>>
Session::suppressedPasses(const std::vector<std::string> &texts) {
  std::vector<std::set<std::string>> suppressed(texts.size());
  if (options.isPlain || Registry::global().getMode() == KnownMode::Report)
    return suppressed;
  ContextPool::global().lease(0); // its dialects, once for all copies
  process::Items items;
  items.count = items.batch = texts.size();
  items.limits = process::Limits::cpu(20);
  items.output = items.errors = process::Stream::Discarded;
  items.work = [&](size_t i, process::Words &words) {
    ContextLease context = ContextPool::global().leaseFor(texts[i]);
    mlir::ParserConfig config(context.get(), /*verify=*/false);
    auto module = mlir::parseSourceString<mlir::ModuleOp>(texts[i], config);
    if (!module)
      return;
    Registry &registry = Registry::global();
    registry.startProgram();
    registry.startPath(stableHash(texts[i]));
    Guards &guards = Guards::global();
    OpKinds kinds = scanKinds(*module);
    // The tool accepted the program, so it has registered its ops.
    std::erase_if(kinds.kinds, [](const std::string &kind) {
      return kind.starts_with("@unregistered");
    });
    std::vector<bool> holding = guards.holding(kinds);
    for (const ToolPass *pass : draw.passes())
      if (guards.suppressUnjudged(pass->name, holding))
        words.add(pass->name + "\n");
    (void)module.release(); // it may not bear being destroyed
  };
  items.done = [&](size_t i, const process::Result &result) {
    llvm::SmallVector<llvm::StringRef> passes;
    llvm::StringRef(result.found).split(passes, '\n', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef pass : passes)
      suppressed[i].insert(pass.str());
    return process::Next::GoOn;
  };
  process::workThrough(items);
  for (const std::set<std::string> &passes : suppressed)
    for (const std::string &pass : passes)
      ++now.suppressed[pass];
  return suppressed;
}

void Session::keep(const std::string &text) {
  if (!inputs.keepIfNew(text))
    return;
  char name[32];
  std::snprintf(name, sizeof name, "%016llx.mlir",
                (unsigned long long)stableHash(text));
  std::ofstream(options.folder + "/inputs/" + name, std::ios::binary) << text;
  now.kept.push_back(name);
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

/// Returns the folder for the first program of a bucket. Further programs are
/// only counted.
static std::string folderFor(size_t number, const Bucket &bucket) {
  char digits[8];
  std::snprintf(digits, sizeof digits, "%03zu", number);
  return std::string(digits) + "-" + bucket.kind + "-" + bucket.culprit;
}

/// The part of a tool's output that a report holds.
static constexpr size_t maxWords = 64 << 10;

void Session::noteFinding(Verdict verdict, const std::string &text,
                          const std::vector<Step> &steps) {
  Finding &finding = verdict.finding;
  bool isAsked = llvm::is_contained(options.asked, finding.culprit);
  bool isPassedBy = !options.isPlain && absorb(finding, isAsked);
  if (isPassedBy && finding.known.empty())
    finding.known = "legal";
  auto [place, isNew] = now.buckets.try_emplace(verdict.bucket());
  Bucket &bucket = place->second;
  ++bucket.count;
  if (!isNew)
    return;
  bucket.kind = toString(finding.kind);
  bucket.culprit = finding.culprit;
  bucket.detail = verdict.detail;
  bucket.known = finding.known;
  bucket.summary = finding.summary;
  bucket.flags = verdict.flags;
  bucket.command = finding.replay.empty() ? "" : finding.replay.front();
  if (isPassedBy)
    return;
  size_t number = 1;
  for (const auto &[key, each] : now.buckets)
    number += !each.folder.empty();
  bucket.folder = "findings/" + folderFor(number, bucket);
  std::string folder = options.folder + "/" + bucket.folder;
  std::error_code error;
  fs::create_directories(folder, error);
  auto write = [&](const char *name, const std::string &content) {
    std::ofstream(folder + "/" + name, std::ios::binary) << content;
  };
  write("mutant.mlir", text);
  write("given.mlir", verdict.given);
  std::string commands = "#!/bin/sh\n# " + verdict.bucket() + "\n";
  if (finding.kind == FindingKind::InvalidIR)
    commands += "# The verifier refuses what the pass leaves; without it the "
                "pass succeeds.\n";
  commands += "cd \"$(dirname \"$0\")\"\n";
  for (const std::string &command : finding.replay)
    commands += command + "\n";
  commands += "# How it was met:\n# " + tool.shown("mutant.mlir", steps) + "\n";
  write("command.sh", commands);
  write("said.txt", verdict.errors.substr(0, maxWords));
}

void Session::note(const Verdict &verdict, const std::string &text,
                   const std::vector<Step> &steps,
                   const std::set<std::string> &dialects, const Run &run) {
  Sums &sums = now.sums;
  // Passes up to the culprit finished.
  size_t ran = verdict.what == Verdict::Fine ? steps.size() : 0;
  for (size_t i = 0; verdict.what != Verdict::Fine && i < steps.size(); ++i)
    if (steps[i].pass == verdict.culprit)
      ran = i;
  for (size_t i = 0; i < ran; ++i) {
    // If the tool does not report which passes had an effect, assume all had if
    // the output differs from the input.
    bool changed = tool.canWatch() ? verdict.changed.contains(steps[i].pass)
                                   : run.output != text;
    draw.noteRan(steps[i].pass, dialects, changed);
    ++sums.passes;
    sums.effects += changed;
  }
  switch (verdict.what) {
  case Verdict::Refused:
    ++sums.refusals;
    if (!verdict.culprit.empty())
      draw.noteRefused(verdict.culprit, dialects);
    break;
  case Verdict::NotAgain:
    ++sums.notAgain;
    break;
  case Verdict::Found:
    draw.noteEnded(verdict.culprit);
    noteFinding(verdict, text, steps);
    break;
  default:
    break;
  }
}

/// Compares what programs print before and after passes that succeeded.
bool Session::compareResults(const std::vector<std::string> &texts,
                             const std::vector<bool> &isSeed,
                             std::vector<Trip> &trips) {
  std::vector<Case> cases;
  std::vector<Trip *> which;
  for (Trip &trip : trips) {
    if (trip.verdict.what != Verdict::Fine)
      continue;
    which.push_back(&trip);
    cases.push_back({texts[trip.program], trip.run.output, *trip.steps,
                     isSeed[trip.program]});
  }
  std::vector<std::optional<Verdict>> found;
  if (!results.compare(cases, now.sums, found))
    return false;
  for (auto [trip, verdict] : llvm::zip_equal(which, found))
    if (verdict) {
      verdict->changed = std::move(trip->verdict.changed);
      trip->verdict = std::move(*verdict);
    }
  return true;
}

/// If programs run together, passes are drawn for one program in this many, and
/// the others of the round join it.
static constexpr size_t leadShare = 4;

static bool shareDialect(const std::set<std::string> &a,
                         const std::set<std::string> &b) {
  return llvm::any_of(a, [&](const std::string &dialect) {
    return dialect != "func" && b.contains(dialect);
  });
}

/// Draws passes for some programs; other programs that share a dialect with one
/// of these join its group. A program that joins none gets its own passes.
std::vector<Batch>
Session::makeGroups(const std::vector<std::set<std::string>> &dialects,
                    const std::vector<std::set<std::string>> &suppressed) {
  ChoiceStream choices = ChoiceStream(options.seed).fork("passes", now.rounds);
  bool isTogether =
      options.together > 1 && !options.isPlain && canRunTogether(tool.info);
  std::vector<Batch> groups;
  std::vector<bool> isTaken(dialects.size());
  auto lead = [&](size_t i) {
    Batch &group = groups.emplace_back();
    group.programs = {i};
    group.steps = options.isPlain ? draw.drawPlain(choices, options.passes)
                                  : draw.draw(choices, dialects[i],
                                              suppressed[i], options.passes);
    isTaken[i] = true;
    for (size_t j = 0; isTogether && j < dialects.size(); ++j) {
      bool isSuppressed = llvm::any_of(group.steps, [&](const Step &step) {
        return suppressed[j].contains(step.pass) && !draw.isAsked(step.pass);
      });
      if (j == i || group.programs.size() >= options.together || isSuppressed ||
          !shareDialect(dialects[i], dialects[j]))
        continue;
      group.programs.push_back(j);
      isTaken[j] = true;
    }
  };
  for (size_t i = 0; i < dialects.size(); i += isTogether ? leadShare : 1)
    lead(i);
  for (size_t i = 0; i < dialects.size(); ++i)
    if (!isTaken[i])
      lead(i);
  return groups;
}

/// Limit on the output of passes that becomes an input again. Without it,
/// passes that unroll would fill the folder.
static constexpr size_t maxOutput = 64 << 10;

bool Session::round() {
  const State before = now;
  std::vector<Candidate> candidates;
  makeCandidates(candidates);
  auto giveUp = [&] {
    now = before;
    return false;
  };
  if (!readAll(candidates))
    return giveUp();

  std::vector<std::string> texts;
  std::vector<bool> isSeed;
  for (const Candidate &candidate : candidates) {
    Sums &sums = now.sums;
    bool isMutant =
        !candidate.isOutput && (!candidate.isSeed || options.isPlain);
    sums.outputs += candidate.isOutput;
    sums.mutants += isMutant;
    if (candidate.isAccepted) {
      // Use the text that the tool prints, so that a pass without effect leaves
      // it equal.
      texts.push_back(candidate.read.output);
      isSeed.push_back(candidate.isSeed);
      if (isMutant) {
        ++sums.accepted;
        for (std::string &pair : inputs.newPairs(texts.back()))
          now.newPairs.insert(std::move(pair));
      }
      continue;
    }
    sums.unread += candidate.isOutput;
    if (candidate.read.end != End::Exited) {
      Verdict verdict = judge.judge(candidate.text, {}, candidate.read);
      if (verdict.what == Verdict::Interrupted)
        return giveUp();
      if (verdict.what == Verdict::Found)
        noteFinding(verdict, candidate.text, {});
    }
  }

  std::vector<std::set<std::string>> suppressed = suppressedPasses(texts);
  std::vector<std::set<std::string>> dialects;
  for (size_t i = 0; i < texts.size(); ++i) {
    std::optional<Program> program = Program::parse(texts[i]);
    dialects.push_back(program ? dialectsOf(*program)
                               : std::set<std::string>());
    std::string file = std::to_string(i) + ".mlir";
    std::ofstream(tool.limits.folder + "/" + file, std::ios::binary)
        << texts[i];
  }
  const std::vector<Batch> groups = makeGroups(dialects, suppressed);
  std::vector<std::vector<Run>> runs =
      runTogether(tool, texts, groups, now.sums.starts);
  std::vector<Trip> trips;
  for (auto [group, ofGroup] : llvm::zip_equal(groups, runs))
    for (auto [i, run] : llvm::zip_equal(group.programs, ofGroup))
      trips.push_back({i, &group.steps, std::move(run)});
  for (Trip &trip : trips) {
    trip.verdict = judge.judge(texts[trip.program], *trip.steps, trip.run);
    if (trip.verdict.what == Verdict::Interrupted)
      return giveUp();
  }
  if (results.isOn() && !compareResults(texts, isSeed, trips))
    return giveUp();
  for (Trip &trip : trips) {
    ++now.sums.runs;
    note(trip.verdict, texts[trip.program], *trip.steps, dialects[trip.program],
         trip.run);
    if (!options.isPlain && trip.verdict.what == Verdict::Fine &&
        !trip.verdict.changed.empty() && trip.run.output.size() <= maxOutput &&
        outputs.size() < batch / 4 && !holdsMarker(trip.run.output))
      outputs.push_back(trip.run.output);
  }
  for (size_t i = 0; !options.isPlain && i < texts.size(); ++i)
    keep(texts[i]);
  now.sums.extra += judge.takeExtraRuns();
  ++now.rounds;
  now.learned = draw.learned;
  return save();
}
