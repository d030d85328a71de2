//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Schedule.h"

#include "base/ChoiceStream.h"
#include "harness/lowering/Guards.h"
#include "harness/lowering/OpKinds.h"
#include "harness/lowering/PathStep.h"
#include "harness/lowering/ScheduleMoves.h"
#include "harness/lowering/SelectorIndex.h"
#include "harness/lowering/Towards.h"

#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/STLExtras.h"

#include <cstdio>
#include <optional>

using namespace scion;
namespace transform = mlir::transform;

static const SelectorIndex &moveSelectors() {
  static const SelectorIndex *index = [] {
    auto *result = new SelectorIndex;
    for (const ScheduleMove &move : scheduleMoves())
      result->add(move.ops, move.notWith);
    return result;
  }();
  return *index;
}

std::vector<const ScheduleMove *> scion::usableMoves(const OpKinds &kinds,
                                                     bool mayReorderFloats) {
  std::span<const ScheduleMove> moves = scheduleMoves();
  std::vector<bool> applies = moveSelectors().applicable(kinds);
  Guards &guards = Guards::global();
  std::vector<bool> holding = guards.holding(kinds);
  std::vector<const ScheduleMove *> usable;
  for (size_t i = 0; i < moves.size(); ++i)
    if (applies[i] && (mayReorderFloats || !moves[i].reordersFloats) &&
        !guards.suppressMove(moves[i].name, holding))
      usable.push_back(&moves[i]);
  return usable;
}

/// The op names of `kinds` that the move selects.
static std::vector<std::string> targetsOf(const ScheduleMove &move,
                                          const OpKinds &kinds) {
  std::vector<std::string> names;
  for (const std::string &kind : kinds.kinds) {
    bool selected = llvm::any_of(move.ops, [&](const std::string &selector) {
      return selects(selector, kind);
    });
    std::string name = kind.substr(0, kind.find(':'));
    if (selected && (names.empty() || names.back() != name))
      names.push_back(name);
  }
  return names;
}

static void replaceAll(std::string &text, std::string_view what,
                       std::string_view by) {
  for (size_t at = text.find(what); at != text.npos;
       at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

static PathStep makeSchedule(const std::string &body) {
  std::string text = "(%root: !transform.any_op {transform.readonly}) {\n" +
                     body + "  transform.yield\n}\n";
  char name[32];
  std::snprintf(name, sizeof(name), "scion_%08x",
                static_cast<unsigned>(stableHash(text)));
  PathStep step;
  step.pass = "transform-interpreter";
  step.schedule = "transform.named_sequence @" + std::string(name) + text;
  step.pipeline =
      "transform-interpreter{entry-point=" + std::string(name) + "}";
  return step;
}

std::optional<PathStep> scion::findLowering(std::string_view kind) {
  for (const ScheduleMove &move : scheduleMoves())
    if (move.isConversion &&
        llvm::any_of(move.ops, [&](const std::string &selector) {
          return selects(selector, kind);
        })) {
      PathStep step = makeSchedule(move.body);
      step.kind = StepKind::Conversion;
      return step;
    }
  return std::nullopt;
}

PathStep scion::drawSchedule(const std::vector<const ScheduleMove *> &usable,
                             const OpKinds &kinds, const Towards &towards,
                             ChoiceStream &choices) {
  std::vector<uint64_t> weights;
  weights.reserve(usable.size());
  for (const ScheduleMove *move : usable)
    weights.push_back(uint64_t(move->weight) * towards.factor(*move));
  const ScheduleMove &move = *usable[choices.pickWeighted(weights)];
  std::string body = move.body;
  replaceAll(body, "$op", choices.pick(targetsOf(move, kinds)));
  // Sizes that do and do not divide the usual extents, and one.
  static constexpr std::string_view sizes[] = {"2", "3", "4", "5", "1", "8"};
  for (size_t at = body.find("$n"); at != body.npos; at = body.find("$n"))
    body.replace(at, 2, sizes[choices.below(std::size(sizes))]);
  return makeSchedule(body);
}

//===----------------------------------------------------------------------===//
// Applying
//===----------------------------------------------------------------------===//

struct Schedule::Parts {
  mlir::OwningOpRef<mlir::ModuleOp> holder;
  transform::NamedSequenceOp sequence;
  /// The schedule's patterns, if it only applies patterns to the program.
  std::optional<mlir::FrozenRewritePatternSet> patterns;
};

Schedule::Schedule() : parts(std::make_unique<Parts>()) {}
Schedule::~Schedule() = default;

/// The op that applies patterns to the whole program, if it is the only op.
static transform::ApplyPatternsOp
findOnlyPatterns(transform::NamedSequenceOp sequence) {
  mlir::Block &body = sequence.getBody().front();
  auto only = mlir::dyn_cast<transform::ApplyPatternsOp>(body.front());
  if (!only || !mlir::isa<transform::YieldOp>(only->getNextNode()) ||
      only.getTarget() != body.getArgument(0) || only.getApplyCse() ||
      only.getMaxIterations() != uint64_t(-1) ||
      only.getMaxNumRewrites() != uint64_t(-1))
    return {};
  return only;
}

/// The patterns of the op; none if some of them need the state of the
/// interpreter (those of `alloc_to_alloca` do), so that the schedule has to be
/// interpreted.
static std::optional<mlir::FrozenRewritePatternSet>
patternsIn(transform::ApplyPatternsOp op) {
  mlir::RewritePatternSet patterns(op.getContext());
  for (mlir::Operation &each : *op.getBody()) {
    size_t before = patterns.getNativePatterns().size();
    mlir::cast<transform::PatternDescriptorOpInterface>(each).populatePatterns(
        patterns);
    if (patterns.getNativePatterns().size() == before)
      return std::nullopt;
  }
  return mlir::FrozenRewritePatternSet(std::move(patterns));
}

std::unique_ptr<Schedule> Schedule::read(std::string_view text,
                                         mlir::MLIRContext &context) {
  auto holder = mlir::parseSourceString<mlir::ModuleOp>(
      "module attributes {transform.with_named_sequence} {\n" +
          std::string(text) + "}\n",
      mlir::ParserConfig(&context), "schedule");
  if (!holder)
    return nullptr;
  auto sequences = holder->getOps<transform::NamedSequenceOp>();
  if (sequences.empty() || (*sequences.begin()).getBody().empty())
    return nullptr;
  std::unique_ptr<Schedule> schedule(new Schedule);
  Parts &parts = *schedule->parts;
  parts.sequence = *sequences.begin();
  parts.holder = std::move(holder);
  if (transform::ApplyPatternsOp only = findOnlyPatterns(parts.sequence))
    parts.patterns = patternsIn(only);
  return schedule;
}

bool Schedule::apply(mlir::ModuleOp program) const {
  if (!parts->patterns)
    return mlir::succeeded(transform::applyTransforms(
        program, parts->sequence, {}, transform::TransformOptions(),
        /*enforceToplevelTransformOp=*/false));
  mlir::GreedyRewriteConfig config;
  config.setMaxIterations(mlir::GreedyRewriteConfig::kNoLimit);
  config.setMaxNumRewrites(mlir::GreedyRewriteConfig::kNoLimit);
  if (mlir::succeeded(
          mlir::applyPatternsGreedily(program, *parts->patterns, config)))
    return true;
  program.emitError("greedy pattern application failed");
  return false;
}
