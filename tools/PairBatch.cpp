//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/PairBatch.h"
#include "base/ChoiceStream.h"
#include "harness/exec/Executor.h"
#include "harness/experiment/Path.h"
#include "harness/experiment/Prepare.h"
#include "harness/generate/Pairs.h"
#include "harness/generate/TwinTrace.h"
#include "harness/known/Registry.h"
#include "harness/lowering/PassRules.h"
#include "tools/PairBlame.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"

#include <cstdio>
#include <map>

using namespace scion;

std::string PairTally::str() const {
  std::string text;
  for (const auto &[name, pass] : passes) {
    text += "pass";
    for (uint64_t count :
         {pass.batches, pass.effects, pass.dropped, pass.rewritten})
      text += " " + std::to_string(count);
    text += " " + name + "\n";
  }
  for (const auto &[name, count] : patterns)
    text += "pattern " + std::to_string(count) + " " + name + "\n";
  return text;
}

void PairTally::read(std::string_view text, PairState &state) {
  llvm::StringRef line = text;
  auto next = [&] {
    auto [word, rest] = line.split(' ');
    line = rest;
    uint64_t number = 0;
    (void)word.getAsInteger(10, number);
    return number;
  };
  if (line.consume_front("pass ")) {
    PassTally pass;
    for (uint64_t *count :
         {&pass.batches, &pass.effects, &pass.dropped, &pass.rewritten})
      *count = next();
    state.passes[line.str()] += pass;
  } else if (line.consume_front("pattern ")) {
    uint64_t count = next();
    state.patterns[line.str()] += count;
  }
}

/// Hashes the kinds of ops of an edge, in any order. Ignores constants, which
/// passes move and share.
static uint64_t opsOf(mlir::ModuleOp module, size_t edge) {
  auto function =
      module.lookupSymbol<mlir::func::FuncOp>("edge_" + std::to_string(edge));
  uint64_t sum = 0;
  if (function)
    function.walk([&](mlir::Operation *op) {
      if (!op->hasTrait<mlir::OpTrait::ConstantLike>())
        sum += size_t(mlir::OperationEquivalence::computeHash(
            op, mlir::OperationEquivalence::ignoreHashValue,
            mlir::OperationEquivalence::ignoreHashValue,
            mlir::OperationEquivalence::IgnoreLocations));
    });
  return sum;
}

/// Chooses passes of the pool that apply at the start of the reference path or
/// after one of its passes. `onPath` has the kinds of ops at these points.
std::vector<PathBuilder::Sprinkle>
PairBatch::choose(const std::vector<OpKinds> &onPath, uint64_t turn) const {
  std::vector<Sprinkle> all, chosen;
  const RuleTable &rules = RuleTable::global();
  std::vector<std::vector<bool>> applicable;
  applicable.reserve(onPath.size());
  for (const OpKinds &kinds : onPath)
    applicable.push_back(rules.applicable(kinds));
  for (const PassRule *rule : rules.optimizations()) {
    size_t place = rules.indexOf(*rule);
    bool atHead = !applicable.empty() && applicable.front()[place];
    bool later = !applicable.empty() &&
                 llvm::any_of(llvm::drop_begin(applicable),
                              [&](const auto &fits) { return fits[place]; });
    for (std::string_view set : rule->optionSets(/*mayReorder=*/false)) {
      if (atHead)
        all.push_back({rule, set, !rule->onModule, /*isBetween=*/false});
      if (later)
        all.push_back({rule, set, !rule->onModule, /*isBetween=*/true});
    }
  }
  for (size_t i = 0; i < options.passes && i < all.size(); ++i)
    chosen.push_back(all[(turn * options.passes + i) % all.size()]);
  return chosen;
}

static std::string nameOf(const PathBuilder::Sprinkle &sprinkle) {
  return (sprinkle.isBetween ? "between " : "") +
         makeStep(StepKind::Optimization, sprinkle.rule->name, sprinkle.set,
                  sprinkle.onFunction)
             .pipeline;
}

/// Collects the patterns that apply during its lifetime.
namespace {
class PatternWatch {
public:
  PatternWatch(PatternTrace &trace) : trace(trace) {
    trace.collect = &names;
    trace.collectApplied = &applied;
  }
  ~PatternWatch() {
    trace.collect = nullptr;
    trace.collectApplied = nullptr;
  }
  void addTo(std::map<std::string, uint64_t> &patterns) const {
    for (const std::string &name : names)
      if (applied.count(stableHash(name)))
        ++patterns[name];
  }

private:
  PatternTrace &trace;
  std::set<std::string> names;
  std::set<uint64_t> applied;
};
} // namespace

/// Judges a batch as one program. Returns false if that fails, and stores the
/// reason in the result of the first edge. If `chosen` is none, chooses the
/// passes and sets it.
bool PairBatch::tryBatch(std::span<const Edge> edges, uint64_t turn,
                         std::optional<Chosen> &chosen,
                         std::vector<EdgeResult> &results, PairTally *tally) {
  results.assign(edges.size(), {});
  for (size_t i = 0; i < edges.size(); ++i)
    results[i].index = edges[i].index;
  std::string problem;
  mlir::ScopedDiagnosticHandler listen(context.get(),
                                       [&](mlir::Diagnostic &diagnostic) {
                                         if (problem.empty())
                                           problem = diagnostic.str();
                                         return mlir::success();
                                       });
  auto fail = [&](EdgeEnd end, std::string what) {
    results.front().end = end;
    results.front().what = std::move(what);
    return false;
  };
  mlir::OwningOpRef<mlir::ModuleOp> program =
      buildPairs(*context, edges, /*isForProofs=*/!options.proved.empty());
  if (failed(mlir::verify(*program)))
    return fail(EdgeEnd::NotLowered, "program: " + problem);
  if (!options.proved.empty())
    return proveBatch(*program, results);
  PrepareOptions prepare;
  prepare.recondition = prepare.observe = false;
  if (std::optional<std::string> why = prepareProgram(*program, 0, prepare))
    return fail(EdgeEnd::NotLowered, "program: " + *why);
  Registry::global().startProgram("");
  walked.clear();
  PathBuilder builder(*program, context, RuleTable::global());
  PatternWatch patterns(PassRunner::of(context).patterns());
  std::vector<uint64_t> original, shown(edges.size());
  for (size_t i = 0; i < edges.size(); ++i)
    original.push_back(opsOf(*program, i));
  /// Marks the edges that a pass changed and returns their number.
  auto noteRewritten = [&](mlir::ModuleOp after) {
    uint64_t count = 0;
    for (size_t i = 0; i < edges.size(); ++i)
      if (opsOf(after, i) != original[i]) {
        results[i].rewritten = true;
        ++count;
      }
    return count;
  };
  /// True until the first way has been executed.
  bool isFirst = true;
  /// Executes the module and compares the edges. Returns false if it fails.
  auto look = [&](const std::string &name, LoweredPath &path) {
    ExecOptions execution;
    // Each of 120 edges prints up to 64 elements of both versions for each of
    // 68 rows.
    execution.maxTrace *= 8;
    Outcome outcome = execute(*path.module, execution);
    if (outcome.kind != Outcome::Kind::Finished)
      return fail(EdgeEnd::NotRun,
                  name + ": " +
                      (outcome.message.empty() ? trapName(outcome.trap)
                                               : outcome.message));
    std::vector<EdgeTwins> twins = readEdgeTwins(outcome.trace, edges.size());
    for (size_t i = 0; i < edges.size(); ++i) {
      results[i].checks += twins[i].checks;
      if (isFirst)
        shown[i] = results[i].shown = twins[i].shown;
      if (results[i].end != EdgeEnd::Agree)
        continue;
      if (twins[i].differ)
        results[i].what = name + ": " + twins[i].first;
      else if (twins[i].shown != shown[i])
        results[i].what = name + ": other values than on the first way";
      if (!results[i].what.empty())
        results[i].end = EdgeEnd::Differ;
    }
    isFirst = false;
    return true;
  };
  auto isLowered = [&](const std::string &name, LoweredPath &path) {
    if (path.end == PathEnd::Lowered)
      return true;
    if (path.end == PathEnd::Wrong)
      return fail(EdgeEnd::NotLowered,
                  name + ": " + toString(path.setbacks.back().status) + ": " +
                      path.message);
    return fail(EdgeEnd::NotLowered, name + ": " + path.message);
  };

  std::vector<OpKinds> onPath;
  for (const PairWay &way : options.ways) {
    std::string name = way.text.empty() ? "reference" : way.text;
    walked[name] = way.steps;
    if (!way.steps.empty()) {
      LoweredPath after = builder.replay(way.steps, /*finish=*/false);
      if (after.module) {
        uint64_t count = noteRewritten(*after.module);
        if (tally) {
          PassTally &pass = tally->passes[name];
          ++pass.batches;
          pass.effects += !after.steps.empty();
          pass.rewritten += count;
        }
      }
    } else if (options.passes && !chosen) {
      builder.subject.beforeStep = [&](const auto &, const PathStep &,
                                       const OpKinds &kinds) {
        onPath.push_back(kinds);
      };
    }
    LoweredPath path = builder.replay(way.steps, /*finish=*/true);
    builder.subject.beforeStep = nullptr;
    if (!isLowered(name, path) || !look(name, path))
      return false;
  }
  if (!chosen) {
    chosen.emplace();
    chosen->passes = choose(onPath, turn);
    for (unsigned i = 0; i < options.randomPaths; ++i)
      chosen->paths.push_back(
          builder.build(ChoiceStream(turn).fork("pairs", i)).steps);
  }
  for (const Sprinkle &sprinkle : chosen->passes) {
    std::string name = nameOf(sprinkle);
    bool atHead = !sprinkle.isBetween;
    uint64_t count = 0;
    builder.subject.afterStep = [&](mlir::ModuleOp module) {
      if (atHead)
        count = noteRewritten(module);
      atHead = false; // conversions follow
    };
    LoweredPath path = builder.buildSprinkled(sprinkle);
    builder.subject.afterStep = nullptr;
    walked[name] = path.steps;
    bool hadEffect = llvm::any_of(path.steps, [&](const PathStep &step) {
      return step.kind == StepKind::Optimization &&
             step.pass == sprinkle.rule->name;
    });
    if (tally) {
      PassTally &pass = tally->passes[name];
      ++pass.batches;
      pass.effects += hadEffect;
      pass.dropped += path.end == PathEnd::NotLowered;
      pass.rewritten += hadEffect ? count : 0;
    }
    // Skip passes that keep the batch from lowering.
    if (!hadEffect || path.end == PathEnd::NotLowered)
      continue;
    if (!isLowered(name, path) || !look(name, path))
      return false;
  }
  for (const auto &[number, steps] : llvm::enumerate(chosen->paths)) {
    std::string name = "random path " + std::to_string(number + 1);
    walked[name] = steps;
    LoweredPath path = builder.replay(steps, /*finish=*/true);
    if (path.end == PathEnd::NotLowered)
      continue;
    if (!isLowered(name, path) || !look(name, path))
      return false;
  }
  for (EdgeResult &result : results)
    if (!result.checks)
      result.end = EdgeEnd::Unchecked;
  if (tally)
    patterns.addTo(tally->patterns);
  return true;
}

/// Compares with the interpreter. If the interpreter does not support an op,
/// the ops after it are not compared, so splits the edges in halves.
void PairBatch::compareWithMeaning(std::span<const Edge> edges,
                                   std::span<EdgeResult> results) {
  mlir::OwningOpRef<mlir::ModuleOp> program = buildPairs(*context, edges);
  semantics::Interpretation meaning = meaningOfPairs(*program);
  using Kind = semantics::Ending::Kind;
  if (meaning.kind != Kind::Finished && edges.size() > 1) {
    size_t half = edges.size() / 2;
    compareWithMeaning(edges.first(half), results.first(half));
    compareWithMeaning(edges.subspan(half), results.subspan(half));
    return;
  }
  // The conditions of hazards do not make every op defined, because some
  // hazards rewrite the program instead. Exclude such an op from edges.
  if (meaning.kind == Kind::Undefined && results[0].end == EdgeEnd::Agree) {
    results[0].end = EdgeEnd::NotRun;
    results[0].what = meaning.str();
  }
  if (meaning.kind != Kind::Finished)
    return;
  std::vector<EdgeTwins> twins =
      readEdgeTwins(meaning.outcome.trace, edges.size());
  for (size_t i = 0; i < edges.size(); ++i) {
    if (results[i].end != EdgeEnd::Agree || twins[i].shown == results[i].shown)
      continue;
    results[i].end = EdgeEnd::Differ;
    results[i].what = "meaning: the reference shows other values";
  }
}

/// Returns the edge and a small set of other edges with which it still differs.
std::vector<Edge> PairBatch::narrow(std::span<const Edge> edges, size_t culprit,
                                    uint64_t turn, const Chosen *given) {
  std::vector<Edge> others(edges.begin(), edges.end());
  others.erase(others.begin() + culprit);
  auto differs = [&](std::span<const Edge> some) {
    std::vector<Edge> together = {edges[culprit]};
    together.insert(together.end(), some.begin(), some.end());
    std::optional<Chosen> chosen;
    if (given)
      chosen = *given;
    std::vector<EdgeResult> results;
    if (!tryBatch(together, turn, chosen, results, nullptr))
      return false;
    if (options.meaning && !edges.front().producer)
      compareWithMeaning(together, results);
    return results.front().end == EdgeEnd::Differ;
  };
  while (others.size() > 1) {
    std::span<const Edge> all = others, first = all.first(all.size() / 2),
                          second = all.subspan(all.size() / 2);
    std::span<const Edge> half = differs(first)    ? first
                                 : differs(second) ? second
                                                   : std::span<const Edge>();
    if (half.empty())
      break;
    others = std::vector<Edge>(half.begin(), half.end());
  }
  if (!differs(others)) // leaves what it walked
    return {};
  others.insert(others.begin(), edges[culprit]);
  return others;
}

/// Adds the culprit of the batch that was judged last.
void PairBatch::addBlame(std::span<const Edge> edges, EdgeResult &result) {
  std::vector<PathStep> through;
  for (const auto &[way, steps] : walked)
    if (llvm::StringRef(result.what).starts_with(way + ":"))
      through = steps;
  PairBlame culprit = blameEdges(*context, edges, through);
  if (!culprit.known.empty() &&
      Registry::global().getMode() != KnownMode::Report)
    result.end = EdgeEnd::Known;
  result.what +=
      culprit.finding.empty()
          ? "; `scion run` sees nothing"
          : "; " + culprit.finding +
                (culprit.known.empty() ? "" : ", known: " + culprit.known);
}

/// Splits a batch that cannot be judged in halves, down to single edges.
std::vector<EdgeResult> PairBatch::judge(std::span<const Edge> edges,
                                         uint64_t turn, const Chosen *given,
                                         PairTally *tally) {
  std::vector<EdgeResult> results;
  if (edges.empty())
    return results;
  std::optional<Chosen> chosen;
  if (given)
    chosen = *given;
  bool judged = tryBatch(edges, turn, chosen, results, tally);
  if (judged && options.proved.empty() && options.meaning &&
      !edges.front().producer)
    compareWithMeaning(edges, results);
  if (edges.size() == 1) {
    if (results.front().end == EdgeEnd::Differ)
      addBlame(edges, results.front());
    return results;
  }
  const Chosen *same = chosen ? &*chosen : nullptr;
  if (judged) {
    // Judge the edge alone first. In a batch the reference path may differ:
    // math.erf in one edge adds a pass that no other edge needs.
    for (size_t i = 0; i < edges.size(); ++i) {
      if (results[i].end != EdgeEnd::Differ)
        continue;
      EdgeResult alone =
          judge(edges.subspan(i, 1), turn, same, nullptr).front();
      if (alone.end == EdgeEnd::Differ || alone.end == EdgeEnd::Known) {
        results[i].end = alone.end;
        results[i].what = alone.what;
        continue;
      }
      std::vector<Edge> group = narrow(edges, i, turn, same);
      if (group.empty())
        continue;
      results[i].what +=
          " (only beside others: " + std::to_string(group.size() - 1) +
          ", the first is " + group[1].str() + ")";
      addBlame(group, results[i]);
    }
    return results;
  }
  size_t half = edges.size() / 2;
  results = judge(edges.first(half), turn, same, tally);
  llvm::append_range(results, judge(edges.subspan(half), turn, same, tally));
  return results;
}
