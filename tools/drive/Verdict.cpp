//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Verdict.h"

#include "base/process/Pool.h"
#include "harness/input/ContextPool.h"
#include "harness/lowering/OpKinds.h"
#include "harness/oracle/NormalizedMessage.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <fstream>

#include <unistd.h>

using namespace scion;
using namespace scion::drive;

//===----------------------------------------------------------------------===//
// Calling the tool
//===----------------------------------------------------------------------===//

static void addIf(const ToolInfo &info, Command &command, const char *flag,
                  const char *value = "") {
  if (info.hasFlag(flag))
    command.push_back(std::string("--") + flag + value);
}

bool Tool::canWatch() const {
  return info.hasFlag("mlir-print-ir-after-all") &&
         info.hasFlag("mlir-print-ir-after-change");
}

Command Tool::read(const std::string &file) const {
  return run(file, {}, /*isVerified=*/true, /*isWatched=*/false);
}

Command Tool::run(const std::string &file, const std::vector<Step> &steps,
                  bool isVerified, bool isWatched) const {
  Command command = {path, file};
  command.insert(command.end(), arguments.begin(), arguments.end());
  addIf(info, command, "mlir-print-op-generic");
  // Without threads, dumps are in the order of passes, and a crash is in the
  // main thread.
  addIf(info, command, "mlir-disable-threading");
  if (!isVerified)
    addIf(info, command, "verify-each", "=false");
  for (const Step &step : steps)
    command.push_back(step.argument());
  if (isWatched && canWatch()) {
    command.push_back("--mlir-print-ir-after-all");
    command.push_back("--mlir-print-ir-after-change");
  }
  return command;
}

std::vector<Command> Tool::runPrefixes(const std::string &file,
                                       const std::vector<Step> &steps) const {
  std::vector<Command> commands;
  for (size_t i = 1; i <= steps.size(); ++i)
    commands.push_back(
        run(file, {steps.begin(), steps.begin() + ptrdiff_t(i)}));
  return commands;
}

std::string drive::quoted(const std::string &word) {
  bool isPlain = !word.empty() && llvm::all_of(word, [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("-_=./,:+").contains(c);
  });
  if (isPlain)
    return word;
  std::string result = "'";
  for (char c : word)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string Tool::shown(const std::string &file, const std::vector<Step> &steps,
                        bool isVerified) const {
  std::string line = quoted(path) + " " + quoted(file);
  for (const std::string &argument : arguments)
    line += " " + quoted(argument);
  if (!isVerified)
    line += " --verify-each=false";
  for (const Step &step : steps)
    line += " " + quoted(step.argument());
  return line;
}

static std::string flagsOf(const std::vector<Step> &steps) {
  std::string flags;
  for (const Step &step : steps)
    flags += (flags.empty() ? "" : " ") + quoted(step.argument());
  return flags;
}

//===----------------------------------------------------------------------===//
// Messages of the tool
//===----------------------------------------------------------------------===//

std::set<std::string> drive::passesDumped(std::string_view errors,
                                          std::string &failed) {
  // 22: // -----// IR Dump After CSEPass Failed (cse) ('func.func' …) //-----
  // // 23: // -----// IR Dump After CSEPass Failed: cse{option=1} //----- //
  std::set<std::string> passes;
  llvm::StringRef rest(errors);
  while (!rest.empty()) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (!line.consume_front("// -----// IR Dump After "))
      continue;
    size_t at = std::min(line.find(" ("), line.find(": "));
    if (at == llvm::StringRef::npos)
      continue;
    llvm::StringRef name = line.take_front(at);
    std::string pass =
        line.drop_front(at + 2)
            .take_until([](char c) { return c == ')' || c == '{' || c == ' '; })
            .str();
    if (name.ends_with(" Failed")) {
      if (failed.empty())
        failed = pass;
    } else {
      passes.insert(pass);
    }
  }
  return passes;
}

std::string drive::firstError(std::string_view errors) {
  llvm::StringRef rest(errors);
  while (!rest.empty()) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (size_t at = line.find(": error: "); at != llvm::StringRef::npos)
      return line.substr(at + 9).str();
    if (line.consume_front("error: "))
      return line.str();
  }
  return "";
}

namespace {
struct Frame {
  llvm::StringRef name, module;
};
} // namespace

/// Reads " #4 0x00007f… mlir::f(int) (/usr/lib/libMLIR.so+0x12)", and, where
/// there is no symbolizer, "4  libMLIR.so 0x00007f… mlir::f(int) + 18".
static std::vector<Frame> framesOf(llvm::StringRef errors) {
  std::vector<Frame> frames;
  while (!errors.empty()) {
    auto [line, next] = errors.split('\n');
    errors = next;
    line = line.trim();
    bool isSymbolized = line.consume_front("#");
    if (line.empty() || !llvm::isDigit(line[0]))
      continue;
    line = line.split(' ').second.ltrim();
    auto [before, after] = line.split("0x");
    if (after.empty() || isSymbolized != before.empty())
      continue;
    after = after.split(' ').second;
    Frame frame;
    if (isSymbolized) {
      size_t open = after.rfind('(');
      if (open == llvm::StringRef::npos)
        continue;
      llvm::StringRef module =
          after.substr(open + 1).rtrim(") ").rsplit('+').first;
      size_t slash = module.rfind('/');
      frame = {after.take_front(open).trim(),
               slash == llvm::StringRef::npos ? module
                                              : module.drop_front(slash + 1)};
    } else {
      frame = {after.rsplit(" + ").first.trim(), before.trim()};
    }
    frames.push_back(frame);
  }
  return frames;
}

/// The C library's message before it aborts.
static std::string wordsOfLibrary(llvm::StringRef errors) {
  while (!errors.empty()) {
    auto [line, next] = errors.split('\n');
    errors = next;
    for (llvm::StringRef mark :
         {"free(): ", "malloc(): ", "realloc(): ", "munmap_chunk(): ",
          "double free or corruption", "corrupted ", "terminate called"})
      if (line.starts_with(mark))
        return line.rtrim().str();
  }
  return "";
}

std::string drive::crashWords(const Run &run) {
  std::string words = lastWordsOf(run.errors);
  if (!words.empty())
    return words;
  words = wordsOfLibrary(run.errors);
  if (words.empty())
    words = run.signal ? "signal " + std::to_string(run.signal) : "crash";
  // The frame after the handler is the signal frame of libc.
  std::vector<Frame> frames = framesOf(run.errors);
  auto isLibrary = [](const Frame &frame) {
    return frame.module.starts_with("libc.so") ||
           frame.module.starts_with("libstdc++") ||
           frame.module.starts_with("libgcc");
  };
  // Skip frames without a name, which differ between runs.
  auto at = std::find_if(frames.begin(), frames.end(), isLibrary);
  at = std::find_if(at, frames.end(), [&](const Frame &frame) {
    return !isLibrary(frame) && !frame.name.empty();
  });
  if (at == frames.end())
    return words;
  std::string name = at->name.str();
  for (size_t place; (place = name.find("(anonymous namespace)")) != name.npos;)
    name.replace(place, 21, "{anonymous}");
  return words + " in " + name.substr(0, name.find('('));
}

std::string Verdict::bucket() const {
  if (!finding.known.empty())
    return finding.known;
  return finding.culprit + "." + std::string(toString(finding.kind)) +
         (detail.empty() ? "" : ": " + detail);
}

//===----------------------------------------------------------------------===//
// Blame
//===----------------------------------------------------------------------===//

Run Judge::again(const std::string &text, const std::vector<Step> &steps,
                 bool isVerified, unsigned patience) {
  std::string file = "again.mlir";
  std::ofstream(tool.limits.folder + "/" + file, std::ios::binary) << text;
  Limits limits = tool.limits;
  limits.seconds *= patience;
  ++extra;
  return runOne(tool.run(file, steps, isVerified), limits);
}

/// Returns the length of the shortest prefix of the steps that ends in `end`,
/// and sets `given` to the input of its last step. Returns 0 if no prefix does.
size_t Judge::firstGuilty(const std::string &text,
                          const std::vector<Step> &steps, End end,
                          std::string &given) {
  std::string file = "prefix.mlir";
  std::ofstream(tool.limits.folder + "/" + file, std::ios::binary) << text;
  std::vector<Run> runs =
      runAll(tool.runPrefixes(file, steps), tool.limits, tool.jobs);
  extra += runs.size();
  for (size_t i = 0; i < runs.size(); ++i) {
    if (runs[i].end != end || runs[i].isFine())
      continue;
    given = i == 0 || !runs[i - 1].isFine() ? text : runs[i - 1].output;
    return i + 1;
  }
  return 0;
}

std::vector<std::string> drive::kindsOf(const std::string &text) {
  process::Result end = process::runForked(
      [&](process::Words &words) {
        ContextLease context = ContextPool::global().lease(text.size());
        mlir::ParserConfig config(context.get(), /*verifyAfterParse=*/false);
        auto module = mlir::parseSourceString<mlir::ModuleOp>(text, config);
        std::string list;
        if (module)
          for (const std::string &kind : scanKinds(*module).kinds)
            list += kind + "\n";
        words.found(list);
        _exit(0); // the module may not bear being destroyed
      },
      /*seconds=*/10);
  std::vector<std::string> kinds;
  llvm::StringRef rest(end.found);
  while (!rest.empty()) {
    auto [kind, next] = rest.split('\n');
    kinds.push_back(kind.str());
    rest = next;
  }
  return kinds;
}

void Judge::describe(Verdict &verdict, FindingKind kind, const Step &step,
                     const Run &run) const {
  verdict.what = Verdict::Found;
  verdict.culprit = step.pass;
  verdict.errors = run.errors;
  verdict.finding.kind = kind;
  verdict.finding.culprit = step.pass;
  verdict.finding.step = step.str();
  if (kind == FindingKind::Crash) {
    verdict.detail = crashWords(run);
    verdict.finding.summary = verdict.detail;
  } else if (run.end == End::OutOfMemory) {
    verdict.detail = "memory";
    verdict.finding.summary =
        "takes more than " + std::to_string(tool.limits.megabytes) + " MB";
  } else if (kind == FindingKind::Hang) {
    verdict.finding.summary = "takes more than " +
                              std::to_string(2 * tool.limits.seconds) +
                              " s of CPU";
  }
  verdict.finding.inputKinds = kindsOf(verdict.given);
}

static FindingKind kindOfEnd(End end) {
  return end == End::Crashed ? FindingKind::Crash : FindingKind::Hang;
}

Verdict Judge::blame(const std::string &text, const std::vector<Step> &steps,
                     const Run &run) {
  Verdict verdict;
  verdict.given = text;
  if (steps.empty()) {
    Run alone = again(text, {}, true, 2);
    if (alone.end != run.end) {
      verdict.what = Verdict::NotAgain;
      return verdict;
    }
    describe(verdict, kindOfEnd(run.end), {"parse", ""}, alone);
    verdict.finding.replay = {tool.shown("given.mlir", {})};
    return verdict;
  }
  size_t count = firstGuilty(text, steps, run.end, verdict.given);
  if (!count) {
    verdict.what = Verdict::NotAgain;
    return verdict;
  }
  std::vector<Step> guilty = {steps[count - 1]};
  // Allow more time than before, so that a slow pass is not reported as a hang.
  Run alone = again(verdict.given, guilty, true, 2);
  if (alone.end != run.end) {
    // The pass depends on state that the passes before it left in the process.
    verdict.given = text;
    guilty.assign(steps.begin(), steps.begin() + ptrdiff_t(count));
    alone = again(text, guilty, true, 2);
    if (alone.end != run.end) {
      verdict.what = Verdict::NotAgain;
      return verdict;
    }
  }
  describe(verdict, kindOfEnd(run.end), steps[count - 1], alone);
  verdict.finding.replay = {tool.shown("given.mlir", guilty)};
  verdict.flags = flagsOf(guilty);
  return verdict;
}

Verdict Judge::failed(const std::string &text, const std::vector<Step> &steps,
                      const Run &run, const std::string &pass) {
  Verdict verdict;
  verdict.what = Verdict::Refused;
  verdict.reason = firstError(run.errors);
  // Find the step that failed: from the message if it names one step, else by
  // search.
  auto isIt = [&](const Step &step) { return step.pass == pass; };
  size_t count = 0;
  if (llvm::count_if(steps, isIt) == 1)
    count = size_t(llvm::find_if(steps, isIt) - steps.begin()) + 1;
  else
    count = firstGuilty(text, steps, End::Exited, verdict.given);
  if (!count)
    return verdict;
  const Step &step = steps[count - 1];
  verdict.culprit = step.pass;
  auto [known, isNew] = isRefusal.try_emplace(
      {step.pass, normalizedMessage(verdict.reason)}, true);
  if ((!isNew && known->second) || !tool.info.hasFlag("verify-each"))
    return verdict;

  std::vector<Step> before(steps.begin(), steps.begin() + ptrdiff_t(count - 1));
  verdict.given = text;
  if (!before.empty()) {
    Run first = again(text, before);
    if (!first.isFine())
      return verdict;
    verdict.given = first.output;
  }
  Run unverified = again(verdict.given, {step}, /*isVerified=*/false);
  if (unverified.end == End::Interrupted)
    return verdict;
  if (unverified.end == End::Exited && unverified.code != 0)
    return verdict; // the pass itself says no
  Run read = unverified;
  if (unverified.isFine()) {
    read = again(unverified.output, {});
    if (read.isFine())
      return verdict; // it only fails among the others
    // The first error may be a message of the pass, so prefer that of the
    // verifier.
    if (std::string refused = firstError(read.errors); !refused.empty())
      verdict.reason = refused;
  }
  known->second = false;
  describe(verdict, FindingKind::InvalidIR, step, run);
  verdict.errors = again(verdict.given, {step}).errors;
  verdict.detail = normalizedMessage(verdict.reason);
  verdict.finding.summary =
      "leaves IR that the verifier refuses: " + verdict.reason;
  verdict.flags = flagsOf({step});
  verdict.finding.replay = {
      tool.shown("given.mlir", {step}),
      tool.shown("given.mlir", {step}, /*isVerified=*/false)};
  return verdict;
}

Verdict Judge::judge(const std::string &text, const std::vector<Step> &steps,
                     const Run &run) {
  Verdict verdict;
  std::string pass;
  std::set<std::string> changed = passesDumped(run.errors, pass);
  switch (run.end) {
  case End::Interrupted:
  case End::NotStarted:
    verdict.what = Verdict::Interrupted;
    break;
  case End::Exited:
    if (run.code != 0 && steps.empty()) {
      verdict.what = Verdict::Refused;
      verdict.reason = firstError(run.errors);
    } else if (run.code != 0) {
      verdict = failed(text, steps, run, pass);
    }
    break;
  default:
    verdict = blame(text, steps, run);
    break;
  }
  verdict.changed = std::move(changed);
  return verdict;
}
