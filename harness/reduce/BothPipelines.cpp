//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/BothPipelines.h"

#include "harness/exec/Executor.h"
#include "harness/experiment/Blame.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Refinement.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PrintModule.h"
#include "harness/oracle/LoweringReplay.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/ReduceReport.h"
#include "harness/reduce/Shrink.h"
#include "harness/reduce/Trial.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <functional>
#include <optional>

using namespace scion;
using llvm::StringRef;

std::string scion::pipelineOf(const std::vector<PathStep> &steps) {
  std::string text = optCommand(steps);
  StringRef whole = text;
  size_t open = whole.find('\''), close = whole.rfind('\'');
  return whole.slice(open + 1, close).str();
}

/// The output of the culprit, which is the last pass, stopped before the first
/// pattern attempt after which the program prints something else.
static std::string outputWithoutPattern(PathBuilder &builder,
                                        const TestCase &subject,
                                        const Goal &goal) {
  if (goal.pattern.empty() || subject.bad.empty())
    return "";
  LoweredPath reference = builder.replay(subject.good, /*finish=*/true);
  if (reference.end != PathEnd::Lowered)
    return "";
  Outcome expected = execute(*reference.module, {});
  auto isWrong = [&](LoweredPath &path) {
    if (path.end != PathEnd::Lowered)
      return false;
    ExecOptions options;
    options.optLevel = subject.badLevel;
    Outcome got = execute(*path.module, options);
    return !got.isComparable() || firstDifference(expected, got).has_value();
  };
  std::optional<Attempt> attempt =
      findGuiltyAttempt(builder, subject.bad, /*finish=*/true, isWrong);
  if (!attempt)
    return "";
  PathBuilder::Limited limited =
      builder.replayLimited(subject.bad, attempt->number - 1, /*finish=*/false);
  return limited.path.module ? printModule(*limited.path.module) : "";
}

static std::string printedByInterpreter(mlir::ModuleOp program) {
  semantics::Interpretation meaning = interpretLimited(program, meaningFuel);
  return meaning.kind == semantics::Ending::Kind::Finished
             ? llvm::json::fixUTF8(meaning.outcome.trace.asRunnerPrints())
             : "";
}

/// Runs `work` on the program in a copy of this process. Returns its answer, or
/// "" if it has none or crashes.
static std::string
askCopy(const TestCase &subject, const ShrinkOptions &options,
        const std::function<std::string(ParsedInput &, PathBuilder &)> &work) {
  Trials trials;
  trials.seconds = options.seconds;
  trials.work = [&](size_t) -> Answer {
    std::optional<ParsedInput> input = parseInput(subject.program);
    if (!input)
      return std::nullopt;
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    return work(*input, builder);
  };
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return std::nullopt;
  };
  std::optional<FirstAnswer> answer = firstAnswer(trials, 0, 1);
  return answer ? answer->text : "";
}

BothPipelines scion::runBothPipelines(const TestCase &subject, const Goal &goal,
                                      const ShrinkOptions &options) {
  auto tell = [&](ParsedInput &input, PathBuilder &builder) {
    auto textOf = [&](const std::vector<PathStep> &steps) -> std::string {
      LoweredPath path = steps.empty() ? builder.buildReference()
                                       : builder.replay(steps, /*finish=*/true);
      return path.end == PathEnd::Lowered ? pipelineOf(path.steps) : "";
    };
    llvm::json::Object ways{
        {"good", textOf(subject.good)},
        {"bad", textOf(subject.bad)},
        {"meaning", printedByInterpreter(*input.module)},
        {"without", outputWithoutPattern(builder, subject, goal)}};
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << llvm::json::Value(std::move(ways));
    return text;
  };
  std::string answer = askCopy(subject, options, tell);
  BothPipelines ways;
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse(answer.empty() ? "{}" : answer);
  if (!value) {
    llvm::consumeError(value.takeError());
    return ways;
  }
  const llvm::json::Object *object = value->getAsObject();
  ways.good = object->getString("good").value_or("").str();
  ways.bad = object->getString("bad").value_or("").str();
  ways.meaning = object->getString("meaning").value_or("").str();
  ways.withoutPattern = object->getString("without").value_or("").str();
  return ways;
}
