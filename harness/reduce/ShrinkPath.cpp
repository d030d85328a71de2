//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shortens the two pipelines: drops passes and options, and applies the first
// passes to the program.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Shrink.h"

#include "harness/experiment/Path.h"
#include "harness/experiment/Refinement.h"
#include "harness/input/ParsedInput.h"
#include "harness/lowering/PassEnumeration.h"
#include "harness/lowering/PassRules.h"
#include "harness/reduce/Probe.h"
#include "harness/reduce/Trial.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace scion;

using Steps = std::vector<PathStep>;

namespace {
class PathShrinker {
public:
  PathShrinker(TestCase &best, Goal &goal, const ShrinkOptions &options,
               uint64_t fuel)
      : best(best), goal(goal), options(options), fuel(fuel) {}

  ShrinkResult run() {
    dropSteps();
    takeInputOfCulprit();
    simplifyOptions();
    result.isMinimal = !isOver();
    return result;
  }

private:
  TestCase &best;
  Goal &goal;
  const ShrinkOptions &options;
  uint64_t fuel;
  ShrinkResult result;

  bool isOver() const { return options.ends() || result.tries >= fuel; }

  bool accept(const TestCase &candidate) {
    if (isOver())
      return false;
    ++result.tries;
    if (!examine(candidate, goal, /*isFirst=*/false, options).fits(goal) ||
        !options.isConfirmed(candidate))
      return false;
    best = candidate;
    tell("shorter way");
    return true;
  }

  void tell(const char *what) {
    if (options.progress)
      options.progress(best, 0, result.tries, what);
  }

  void dropSteps() {
    for (Steps TestCase::*way : {&TestCase::bad, &TestCase::good})
      for (size_t i = (best.*way).size(); i-- > 0;) {
        // The last pass is the culprit.
        if (way == &TestCase::bad && i + 1 == best.bad.size())
          continue;
        TestCase candidate = best;
        (candidate.*way).erase((candidate.*way).begin() + long(i));
        accept(candidate);
      }
  }

  /// Applies the passes that both pipelines run first, and those before the
  /// culprit, to the program.
  void takeInputOfCulprit() {
    size_t common = 0;
    while (common < best.good.size() && common + 1 < best.bad.size() &&
           best.good[common] == best.bad[common])
      ++common;
    for (size_t count : {best.bad.size() - !best.bad.empty(), common}) {
      if (count == 0 || best.bad.size() <= 1 || isOver())
        continue;
      Steps done(best.bad.begin(), best.bad.begin() + long(count));
      TestCase candidate = best;
      candidate.program = programBehind(best, done, options);
      if (candidate.program.empty())
        continue;
      candidate.bad.erase(candidate.bad.begin(),
                          candidate.bad.begin() + long(count));
      // The right pipeline for the new program: the reference path, the
      // remaining passes, or all passes.
      Steps later(best.good.begin() + long(std::min(common, count)),
                  best.good.end());
      bool isTaken = false;
      for (const Steps &good : {Steps(), later, Steps(best.good)}) {
        candidate.good = good;
        isTaken = isTaken || accept(candidate);
      }
      if (!isTaken && candidate.bad.size() == 1)
        acceptByResult(candidate);
    }
  }

  /// If no pipeline gives the right result for the new program, take the result
  /// of the interpreter as the expected one.
  void acceptByResult(TestCase &candidate) {
    if (isOver() || goal.kind != FindingKind::Miscompile)
      return;
    ++result.tries;
    candidate.good.clear();
    Goal wanted;
    wanted.kind = FindingKind::ReferenceMismatch;
    wanted.culprit = goal.culprit;
    TestResult tested = examine(candidate, wanted, /*isFirst=*/true, options);
    if (!tested.why.empty() || tested.shown.known != goal.known ||
        !options.isConfirmed(candidate))
      return;
    best = candidate;
    goal = tested.shown;
    tell("shorter way, by what the program means");
  }

  /// Joins the text of a step with the options that are kept.
  static std::string join(llvm::StringRef head,
                          llvm::ArrayRef<llvm::StringRef> kept,
                          llvm::StringRef tail) {
    std::string text = head.str();
    for (size_t i = 0; i < kept.size(); ++i)
      text += (i == 0 ? "{" : " ") + kept[i].str();
    return text + (kept.empty() ? "" : "}") + tail.str();
  }

  void simplifyOptions() {
    for (Steps TestCase::*way : {&TestCase::bad, &TestCase::good})
      for (size_t i = 0; i < (best.*way).size(); ++i) {
        if (!(best.*way)[i].schedule.empty())
          continue;
        for (bool isDone = false; !isDone && !isOver();)
          isDone = !dropOneOption(way, i);
        dropAnchor(way, i);
      }
  }

  /// "func.func(a{b=1 c=2})" without b or without c, unless the pass needs it.
  bool dropOneOption(Steps TestCase::*way, size_t index) {
    std::string whole = (best.*way)[index].pipeline;
    llvm::StringRef text = whole;
    size_t open = text.find('{'), close = text.rfind('}');
    if (open == text.npos || close == text.npos || close < open)
      return false;
    llvm::StringRef inside = text.slice(open + 1, close);
    if (inside.find_first_of("{\"'") != inside.npos)
      return false; // an option with nested options
    llvm::SmallVector<llvm::StringRef> list;
    inside.split(list, ' ', -1, /*KeepEmpty=*/false);
    const PassRule *rule = RuleTable::global().find((best.*way)[index].pass);
    for (size_t i = 0; i < list.size(); ++i) {
      if (rule && rule->needs(list[i]))
        continue;
      llvm::SmallVector<llvm::StringRef> kept(list);
      kept.erase(kept.begin() + long(i));
      TestCase candidate = best;
      (candidate.*way)[index].pipeline =
          join(text.take_front(open), kept, text.drop_front(close + 1));
      if (accept(candidate))
        return true;
    }
    return false;
  }

  /// Runs the pass on the module instead of functions, if it can.
  void dropAnchor(Steps TestCase::*way, size_t index) {
    const PathStep &step = (best.*way)[index];
    llvm::StringRef text = step.pipeline;
    const RegisteredPass *pass = registeredPass(step.pass);
    if (!text.consume_front("func.func(") || !text.consume_back(")") || !pass ||
        !pass->onModule)
      return;
    TestCase candidate = best;
    (candidate.*way)[index].pipeline = text.str();
    accept(candidate);
  }
};
} // namespace

bool scion::endWithCulprit(TestCase &subject, const ShrinkOptions &options) {
  Goal wanted;
  TestCase whole = subject;
  whole.bad = completePipeline(subject, subject.bad, options);
  for (size_t count = 1; count <= whole.bad.size(); ++count) {
    TestCase candidate = whole;
    candidate.bad.resize(count);
    // The right pipeline, run after the candidate, must give a wrong result,
    // too.
    TestCase completed = candidate;
    completed.bad.insert(completed.bad.end(), subject.good.begin(),
                         subject.good.end());
    wanted.culprit = candidate.bad.back().pass;
    if (!examine(completed, wanted, /*isFirst=*/true, options).why.empty() ||
        !examine(candidate, wanted, /*isFirst=*/true, options).why.empty())
      continue;
    subject = candidate;
    return true;
  }
  return false;
}

bool scion::endWithCulpritByResult(TestCase &subject,
                                   const ShrinkOptions &options) {
  std::vector<PathStep> reference = completePipeline(subject, {}, options);
  Trials trials;
  trials.seconds = options.seconds;
  trials.work = [&](size_t) -> Answer {
    std::optional<ParsedInput> input = parseInput(subject.program);
    if (!input)
      return std::nullopt;
    semantics::Interpretation meaning = meaningOf(*input->module, meaningFuel);
    if (meaning.kind != semantics::Ending::Kind::Finished)
      return std::nullopt;
    PathBuilder builder(*input->module, input->context, RuleTable::global());
    RefinementCheck refinement(std::move(meaning), meaningFuel);
    builder.subject.refinement = &refinement;
    LoweredPath path =
        builder.replay(reference, /*finish=*/false, Judging::Interpret);
    if (path.end != PathEnd::Wrong || !path.setbacks.back().refutation)
      return std::nullopt;
    return Answer(std::to_string(path.steps.size() - 1));
  };
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return std::nullopt;
  };
  std::optional<FirstAnswer> answer = firstAnswer(trials, 0, 1);
  size_t step = 0;
  if (!answer || llvm::StringRef(answer->text).getAsInteger(10, step) ||
      step >= reference.size())
    return false;
  reference.resize(step + 1);
  subject.good.clear();
  subject.bad = std::move(reference);
  return true;
}

ShrinkResult scion::shrinkPath(TestCase &subject, Goal &goal,
                               const ShrinkOptions &options, uint64_t fuel) {
  if (subject.bad.empty())
    return {0, true};
  return PathShrinker(subject, goal, options, fuel).run();
}
