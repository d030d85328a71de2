//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/PairRun.h"
#include "harness/exec/Executor.h"
#include "harness/generate/Pairs.h"
#include "harness/generate/TwinTrace.h"
#include "harness/known/Registry.h"
#include "harness/lowering/LoweringPath.h"
#include "harness/lowering/PassRules.h"
#include "harness/oracle/Prepare.h"
#include "tools/Tool.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

using namespace scion;

/// Seconds of processor time for a batch, of which most take less than one
/// without sanitizers. A batch that wants more is halved.
static constexpr unsigned batchSeconds = 60;

/// What the ops of an edge are, whatever their order; constants do not count,
/// which passes move and share.
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

/// False: the batch cannot be judged as one; `results` says why for its first
/// edge.
bool PairRun::tryBatch(std::span<const Edge> edges,
                       std::vector<EdgeResult> &results) {
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
  mlir::OwningOpRef<mlir::ModuleOp> program = buildPairs(*context, edges);
  if (failed(mlir::verify(*program)))
    return fail(EdgeEnd::NotLowered, "program: " + problem);
  PrepareOptions prepare;
  prepare.recondition = prepare.observe = false;
  if (std::optional<std::string> why = prepareProgram(*program, 0, prepare))
    return fail(EdgeEnd::NotLowered, "program: " + *why);
  Registry::global().startProgram("");
  PathBuilder builder(*program, context, RuleTable::global());
  std::vector<uint64_t> checks(edges.size());
  for (const PairWay &way : ways) {
    std::string name = way.text.empty() ? "reference" : way.text;
    if (!way.steps.empty()) {
      LoweredPath after = builder.replay(way.steps, /*finish=*/false);
      if (after.module)
        for (size_t i = 0; i < edges.size(); ++i)
          results[i].rewritten |= opsOf(*after.module, i) != opsOf(*program, i);
    }
    LoweredPath path = builder.replay(way.steps, /*finish=*/true);
    if (path.end == PathEnd::InvalidIR) {
      context.abandon(path.module.release());
      return fail(EdgeEnd::NotLowered, name + ": invalid IR: " + path.message);
    }
    if (path.end != PathEnd::Lowered)
      return fail(EdgeEnd::NotLowered, name + ": " + path.message);
    ExecOptions options;
    options.maxTrace *= 4;
    Outcome outcome = execute(*path.module, options);
    if (outcome.kind != Outcome::Kind::Finished)
      return fail(EdgeEnd::NotRun,
                  name + ": " +
                      (outcome.message.empty() ? trapName(outcome.trap)
                                               : outcome.message));
    std::vector<EdgeTwins> twins = readEdgeTwins(outcome.trace, edges.size());
    for (size_t i = 0; i < edges.size(); ++i) {
      checks[i] += twins[i].checks;
      if (twins[i].differ && results[i].end == EdgeEnd::Agree) {
        results[i].end = EdgeEnd::Differ;
        results[i].what = name + ": " + twins[i].first;
      }
    }
  }
  for (size_t i = 0; i < edges.size(); ++i) {
    results[i].checks = checks[i];
    if (!checks[i])
      results[i].end = EdgeEnd::Unchecked;
  }
  return true;
}

/// A batch that cannot be judged is cut in two until one edge is left.
std::vector<EdgeResult> PairRun::judgeHere(std::span<const Edge> edges) {
  std::vector<EdgeResult> results;
  if (edges.empty())
    return results;
  bool judged = tryBatch(edges, results);
  if (edges.size() == 1)
    return results;
  if (judged) {
    // Beside others the reference may take another way: math.erf of one edge
    // brings a pass that no other needs.
    for (size_t i = 0; i < edges.size(); ++i) {
      if (results[i].end != EdgeEnd::Differ)
        continue;
      std::vector<EdgeResult> alone = judgeHere(edges.subspan(i, 1));
      if (alone.front().end == EdgeEnd::Agree)
        results[i].what += " (only beside other edges)";
    }
    return results;
  }
  size_t half = edges.size() / 2;
  results = judgeHere(edges.first(half));
  llvm::append_range(results, judgeHere(edges.subspan(half)));
  return results;
}

std::vector<EdgeResult> PairRun::judgeInChild(std::span<const Edge> edges) {
  std::vector<EdgeResult> results;
  std::FILE *output = std::tmpfile();
  if (!output)
    return results;
  std::fflush(stdout);
  pid_t pid = fork();
  if (pid == 0) {
    for (size_t i = 0; i < edges.size(); i += pairBatch) {
      size_t count = std::min(pairBatch, edges.size() - i);
      // Its signal ends the process.
      itimerval limit = {{0, 0}, {batchSeconds, 0}};
      setitimer(ITIMER_PROF, &limit, nullptr);
      for (const EdgeResult &result : judgeHere(edges.subspan(i, count)))
        std::fprintf(output, "%s\n", result.str().c_str());
      std::fflush(output);
    }
    _exit(0);
  }
  int status = 0;
  if (pid > 0)
    waitpid(pid, &status, 0);
  std::rewind(output);
  std::string text = readAll(output);
  std::fclose(output);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (std::optional<EdgeResult> result = EdgeResult::parse(line))
      if (results.size() < edges.size())
        results.push_back(*result);
  return results;
}

/// The work of one child: batches, in which edges of the same types are
/// together.
std::vector<EdgeResult> PairRun::judgeRest(std::span<const Edge> edges) {
  std::vector<EdgeResult> results = judgeInChild(edges);
  while (results.size() < edges.size()) {
    // The child died in the batch behind the last result.
    std::span<const Edge> rest = edges.subspan(results.size());
    if (rest.size() == 1) {
      EdgeResult died;
      died.index = rest.front().index;
      died.end = EdgeEnd::Crash;
      died.what = "the process ended";
      results.push_back(died);
      break;
    }
    size_t first = rest.size() > pairBatch
                       ? pairBatch
                       : std::max<size_t>(1, rest.size() / 2);
    llvm::append_range(results, judgeRest(rest.first(first)));
    llvm::append_range(results, judgeRest(rest.subspan(first)));
  }
  return results;
}

/// Scalars, vectors, tensors; then by the type. What stands around the edges is
/// made once for each type of a batch, and is four fifths of the program where
/// 120 edges have 40 types: sorted, 4,800 edges take half the time.
static std::string sortKey(const Edge &edge) {
  auto rank = [](mlir::Type type) {
    return isa<mlir::TensorType>(type)   ? 2
           : isa<mlir::VectorType>(type) ? 1
                                         : 0;
  };
  int most = 0;
  std::string key;
  llvm::raw_string_ostream stream(key);
  auto look = [&](llvm::ArrayRef<mlir::Type> types) {
    for (mlir::Type type : types) {
      most = std::max(most, rank(type));
      stream << type << ' ';
    }
  };
  if (edge.producer) {
    stream << edge.producer->results[edge.result] << ' ';
    look(edge.producer->operands);
    look(edge.producer->results);
  }
  look(edge.consumer->operands);
  look(edge.consumer->results);
  return std::to_string(most) + " " + key;
}

std::vector<EdgeResult> PairRun::judgeAll(std::span<const Edge> edges) {
  std::vector<std::pair<std::string, size_t>> order;
  for (size_t i = 0; i < edges.size(); ++i)
    order.emplace_back(sortKey(edges[i]), i);
  llvm::sort(order);
  std::vector<Edge> sorted;
  for (const auto &[key, place] : order)
    sorted.push_back(edges[place]);
  std::vector<EdgeResult> judged = judgeRest(sorted), results(edges.size());
  for (size_t i = 0; i < order.size(); ++i)
    results[order[i].second] = std::move(judged[i]);
  return results;
}

bool PairRun::isBad(const OpKind &kind, const OpInstance &instance) const {
  return alone.count(Edges::alone(kind, instance).str());
}

/// Tries the ops that were not tried yet.
void PairRun::judgeAlone(std::span<const Edge> edges) {
  std::vector<Edge> ops;
  auto add = [&](const OpKind *kind, const OpInstance *instance) {
    if (instance && tried.insert(instance).second && !isBad(*kind, *instance))
      ops.push_back(Edges::alone(*kind, *instance));
  };
  for (const Edge &edge : edges) {
    add(edge.producerKind, edge.producer);
    add(edge.consumerKind, edge.consumer);
  }
  std::vector<EdgeResult> results = judgeAll(ops);
  for (size_t i = 0; i < ops.size(); ++i)
    if (results[i].end != EdgeEnd::Agree &&
        results[i].end != EdgeEnd::Unchecked)
      alone[ops[i].str()] =
          std::string(toString(results[i].end)) + ": " + results[i].what;
}

std::vector<EdgeResult> PairRun::judge(std::span<const Edge> edges) {
  judgeAlone(edges);
  std::vector<Edge> good;
  auto isFit = [&](const Edge &edge) {
    return !isBad(*edge.consumerKind, *edge.consumer) &&
           (!edge.producer || !isBad(*edge.producerKind, *edge.producer));
  };
  for (const Edge &edge : edges)
    if (isFit(edge))
      good.push_back(edge);
  std::vector<EdgeResult> judged = judgeAll(good), results;
  auto next = judged.begin();
  for (const Edge &edge : edges) {
    if (isFit(edge)) {
      results.push_back(*next++);
      continue;
    }
    results.emplace_back();
    results.back().index = edge.index;
    results.back().end = EdgeEnd::OpAlone;
  }
  return results;
}
