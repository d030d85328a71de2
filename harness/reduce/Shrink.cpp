//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Shrink.h"

#include "harness/experiment/Path.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/reduce/Edit.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Readable.h"
#include "harness/reduce/Trial.h"

#include "mlir/IR/Verifier.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <memory>

using namespace scion;

static Trials trialsFor(const ShrinkOptions &options) {
  Trials trials;
  trials.jobs = options.jobs;
  trials.seconds = options.seconds;
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return std::nullopt;
  };
  return trials;
}

TestResult scion::examine(const TestCase &subject, const Goal &wanted,
                          bool isFirst, const ShrinkOptions &options) {
  Trials trials = trialsFor(options);
  trials.work = [&](size_t) -> Answer {
    std::optional<ParsedInput> input = parseInput(subject.program);
    TestResult tested;
    if (input)
      tested = probe(*input, subject, wanted, isFirst);
    else
      tested.why = "not a valid module";
    return writeTestResult(tested);
  };
  trials.died = [&](size_t, const Death &death, const std::string &) -> Answer {
    return writeTestResult(evidenceOf(death, subject, wanted, isFirst));
  };
  std::optional<FirstAnswer> answer = firstAnswer(trials, 0, 1);
  return readTestResult(answer ? answer->text : "");
}

/// Runs `look` on the subject's program in a child process. Returns its answer,
/// or "" if it has none or crashes.
static std::string
tellOfPath(const TestCase &subject, const ShrinkOptions &options,
           llvm::function_ref<Answer(PathBuilder &builder)> look) {
  Trials trials = trialsFor(options);
  trials.work = [&](size_t) -> Answer {
    std::optional<ParsedInput> input = parseInput(subject.program);
    if (!input)
      return std::nullopt;
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    return look(builder);
  };
  std::optional<FirstAnswer> answer = firstAnswer(trials, 0, 1);
  return answer ? answer->text : "";
}

std::string scion::programBehind(const TestCase &subject,
                                 const std::vector<PathStep> &steps,
                                 const ShrinkOptions &options,
                                 std::string *kinds) {
  std::string told =
      tellOfPath(subject, options, [&](PathBuilder &builder) -> Answer {
        LoweredPath path = builder.replay(steps, /*finish=*/false);
        if (!path.module ||
            (path.end != PathEnd::Lowered && path.end != PathEnd::NotLowered))
          return std::nullopt;
        std::string names;
        if (kinds)
          names = llvm::join(scanKinds(*path.module).kinds, "\n");
        return names + '\0' + genericText(*path.module);
      });
  auto [names, text] = llvm::StringRef(told).split('\0');
  if (kinds)
    *kinds = names.str();
  return text.str();
}

std::vector<PathStep>
scion::completePipeline(const TestCase &subject,
                        const std::vector<PathStep> &steps,
                        const ShrinkOptions &options) {
  std::string told =
      tellOfPath(subject, options, [&](PathBuilder &builder) -> Answer {
        LoweredPath path = steps.empty()
                               ? builder.buildReference()
                               : builder.replay(steps, /*finish=*/true);
        if (path.end != PathEnd::Lowered)
          return std::nullopt;
        std::string text;
        for (const PathStep &step : path.steps)
          text +=
              step.pass + '\0' + step.pipeline + '\0' + step.schedule + '\0';
        return text;
      });
  std::vector<PathStep> all;
  llvm::SmallVector<llvm::StringRef> fields;
  llvm::StringRef(told).split(fields, '\0');
  for (size_t i = 0; i + 2 < fields.size(); i += 3) {
    PathStep step;
    step.pass = fields[i].str();
    step.pipeline = fields[i + 1].str();
    step.schedule = fields[i + 2].str();
    step.isAsked = i / 3 < steps.size();
    all.push_back(std::move(step));
  }
  return all;
}

/// The number of tries between two checks of the time.
static constexpr uint64_t triesAtATime = 64;

namespace {
class Shrinker {
public:
  Shrinker(TestCase &best, const Goal &goal, const ShrinkOptions &options,
           uint64_t fuel)
      : best(best), goal(goal), options(options), fuel(fuel) {}

  ShrinkResult run() {
    if (!adopt(best.program))
      return result;
    becomeReadable();
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (const Edit *edit : allEdits()) {
        isChanged |= runEdit(*edit);
        if (options.ends() || result.tries >= fuel)
          return result;
      }
    }
    result.isMinimal = true;
    return result;
  }

private:
  TestCase &best;
  const Goal &goal;
  const ShrinkOptions &options;
  uint64_t fuel;
  ShrinkResult result;
  std::unique_ptr<ParsedInput> input;
  ProgramSize size;
  bool isReadable = false; // the program has custom syntax

  bool adopt(const std::string &text) {
    input.reset();
    std::optional<ParsedInput> parsed = parseInput(text);
    if (!parsed)
      return false;
    input = std::make_unique<ParsedInput>(std::move(*parsed));
    best.program = text;
    size = sizeOf(*input->module, genericText(*input->module));
    return true;
  }

  /// Takes the program as read back from custom syntax, if it shows the same.
  void becomeReadable() {
    isReadable = hasCustomSyntax(best.program);
    if (isReadable)
      return;
    std::optional<ParsedInput> plain =
        parseInput(input->directives.str() + customText(*input->module));
    if (!plain)
      return;
    TestCase told = best;
    told.program = plain->directives.str() + genericText(*plain->module);
    bool isSame =
        options.test
            ? options.test(told.program)
            : examine(told, goal, /*isFirst=*/false, options).fits(goal);
    ++result.tries;
    if (isSame && hasCustomSyntax(told.program))
      isReadable = adopt(told.program);
  }

  /// Runs in a copy. Returns the edited program, if it shows the same.
  Answer tryEdit(const Edit &edit, size_t from, size_t to) {
    mlir::OwningOpRef<mlir::ModuleOp> module = input->module->clone();
    if (!edit.apply(*module, from, to) || mlir::failed(mlir::verify(*module)))
      return std::nullopt;
    // Judge and measure the program as it reads back: dropped attributes may
    // get their defaults again, and parts that custom syntax does not print
    // (such as an unusual body of a linalg.fill) would be lost in the report.
    std::optional<ParsedInput> smaller =
        parseInput(input->directives.str() +
                   (isReadable ? customText(*module) : genericText(*module)));
    if (!smaller)
      return std::nullopt;
    std::string plain = genericText(*smaller->module);
    if (!(sizeOf(*smaller->module, plain) < size))
      return std::nullopt;
    std::string text = input->directives.str() + plain;
    noteForParent(text);
    TestCase subject = best;
    subject.program = text;
    bool isGood =
        options.test
            ? options.test(text)
            : probe(*smaller, subject, goal, /*isFirst=*/false).fits(goal);
    isGood = isGood && options.isConfirmed(subject);
    return isGood ? Answer(text) : std::nullopt;
  }

  /// Accepts a program that ends the process in the wanted way.
  Answer judgeDeath(const Death &death, const std::string &text) {
    TestCase subject = best;
    subject.program = text;
    bool isGood =
        !text.empty() && !options.test &&
        evidenceOf(death, subject, goal, /*isFirst=*/false).fits(goal) &&
        options.isConfirmed(subject);
    return isGood ? Answer(text) : std::nullopt;
  }

  bool runEdit(const Edit &edit) {
    bool isChanged = false;
    size_t count = edit.count(*input->module);
    for (size_t chunk = edit.inChunks ? count : 1; chunk > 0; chunk /= 2)
      isChanged |= runChunks(edit, chunk);
    return isChanged;
  }

  bool runChunks(const Edit &edit, size_t chunk) {
    bool isChanged = false;
    size_t at = 0; // the candidate to begin with
    while (!options.ends() && result.tries < fuel) {
      size_t count = edit.count(*input->module);
      size_t candidates = (count + chunk - 1) / chunk;
      size_t until = size_t(std::min<uint64_t>(
          {candidates, at + triesAtATime, at + (fuel - result.tries)}));
      if (at >= until)
        break;
      Trials trials = trialsFor(options);
      trials.work = [&](size_t i) {
        return tryEdit(edit, i * chunk, std::min(count, (i + 1) * chunk));
      };
      trials.died = [&](size_t, const Death &death, const std::string &text) {
        return judgeDeath(death, text);
      };
      std::optional<FirstAnswer> answer = firstAnswer(trials, at, until);
      if (!answer) {
        if (!isInterrupted())
          result.tries += until - at;
        at = until;
        continue;
      }
      result.tries += answer->candidate + 1 - at;
      if (!adopt(answer->text))
        break;
      isChanged = true;
      at = answer->candidate; // the next target has this number now
      if (options.progress)
        options.progress(best, countOps(*input->module), result.tries,
                         edit.name);
    }
    return isChanged;
  }
};
} // namespace

ShrinkResult scion::shrinkProgram(TestCase &subject, const Goal &goal,
                                  const ShrinkOptions &options, uint64_t fuel) {
  return Shrinker(subject, goal, options, fuel).run();
}
