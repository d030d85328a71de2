//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/OpCoverage.h"
#include "harness/engine/SeedPrograms.h"
#include "harness/generate/Catalog.h"
#include "harness/generate/Edges.h"
#include "harness/generate/Pairs.h"
#include "harness/recondition/OpTable.h"
#include "tools/PairRun.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace scion;

/// The ops of a program, each once.
static std::set<std::string> opsOf(mlir::ModuleOp module) {
  std::set<std::string> ops;
  module.walk([&](mlir::Operation *op) {
    ops.insert(op->getName().getStringRef().str());
  });
  return ops;
}

static void countShipped(OpCoverage &coverage, mlir::MLIRContext &context) {
  mlir::ScopedDiagnosticHandler quiet(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  for (const SeedProgram &seed : seedPrograms()) {
    // Programs in roundtrip/ are not executed.
    if (!llvm::StringRef(seed.path).starts_with("lowering/"))
      continue;
    auto module = mlir::parseSourceString<mlir::ModuleOp>(
        seed.text, mlir::ParserConfig(&context));
    if (!module)
      continue;
    for (const std::string &op : opsOf(*module))
      if (auto found = coverage.ops.find(op); found != coverage.ops.end())
        ++found->second.shipped;
  }
}

static void readReasons(OpCoverage &coverage) {
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(unexecutedOps()).split(lines, '\n', -1, false);
  for (llvm::StringRef line : lines) {
    if (line.starts_with("#"))
      continue;
    auto [op, reason] = line.split(": ");
    coverage.ops[op.str()].reason = reason.str();
  }
}

static std::set<std::string> opsOf(const Edge &edge) {
  std::set<std::string> ops;
  for (const OpInstance *instance : {edge.producer, edge.consumer})
    if (instance)
      instance->forEachOp([&](mlir::OperationName name) {
        ops.insert(name.getStringRef().str());
      });
  return ops;
}

/// Counts edges until each op has enough.
static void countEdges(OpCoverage &coverage, const Edges &edges) {
  std::set<std::string> missing;
  for (const auto &[op, count] : coverage.ops)
    if (count.shipped < OpCoverage::enough)
      missing.insert(op);
  for (uint64_t site = 0; site < edges.sites() && !missing.empty(); ++site)
    for (const std::string &op : opsOf(edges.at(site)))
      if (auto found = missing.find(op); found != missing.end()) {
        OpCoverage::Count &count = coverage.ops[op];
        if (count.shipped + ++count.generated >= OpCoverage::enough)
          missing.erase(found);
      }
}

static void executeSome(OpCoverage &coverage, ContextLease &context,
                        const Catalog &catalog, const Edges &edges) {
  PairState state;
  PairOptions options;
  options.ways = {{}};
  options.aloneFirst = options.meaning = false;
  PairRun run(context, options, state);

  /// Executes the edges of `list` that have an op which too few programs cover.
  /// Takes `more` edges for each such op than are missing, because some fail to
  /// lower.
  auto execute = [&](auto &&list, bool isAlone, unsigned more) {
    std::map<std::string, unsigned> have;
    for (const auto &[op, count] : coverage.ops) {
      have[op] = count.shipped + count.generated;
      // Unless ops are tried alone, skip those that have a reason.
      if (have[op] >= OpCoverage::enough || (!isAlone && !count.reason.empty()))
        have[op] = OpCoverage::enough + more;
    }
    std::vector<Edge> some;
    std::vector<std::set<std::string>> opsOfSome;
    list([&](const Edge &edge) {
      std::set<std::string> ops = opsOf(edge);
      bool isWanted = llvm::any_of(ops, [&](const std::string &op) {
        auto found = have.find(op);
        return found != have.end() && found->second < OpCoverage::enough + more;
      });
      if (!isWanted)
        return;
      for (const std::string &op : ops)
        ++have[op];
      some.push_back(edge);
      opsOfSome.push_back(std::move(ops));
    });
    std::vector<EdgeResult> results =
        isAlone ? run.judgeOps(some) : run.judge(some);
    for (size_t i = 0; i < some.size(); ++i) {
      if (!results[i].checks)
        continue;
      for (const std::string &op : opsOfSome[i])
        if (auto found = coverage.ops.find(op); found != coverage.ops.end())
          ++found->second.generated;
    }
  };

  // Try each op alone, with a different type each time. Later laps use other
  // instances, if the first ones did not lower.
  constexpr unsigned laps = 3;
  for (unsigned lap = 0; lap < laps; ++lap)
    execute(
        [&](auto add) {
          for (const OpKind &kind : catalog.kinds())
            for (size_t i = lap; i < kind.instances.size(); i += laps)
              add(Edges::alone(kind, kind.instances[i]));
        },
        /*isAlone=*/true, /*more=*/0);
  // Then combine ops that have too few instances with others.
  for (unsigned lap = 0; lap < laps; ++lap)
    execute(
        [&](auto add) {
          // Adjacent edges share a producer, so step by a prime; each lap
          // starts elsewhere.
          for (uint64_t i = 0; i < edges.sites(); ++i)
            add(edges.at((i * 7919 + lap * 104729) % edges.sites()));
        },
        /*isAlone=*/false, /*more=*/4 * lap);
}

OpCoverage scion::coverOps(ContextLease &context, const Catalog &catalog,
                           const Edges &edges, bool execute) {
  OpCoverage coverage;
  coverage.isExecuted = execute;
  for (mlir::RegisteredOperationName name :
       context->getRegisteredOperations()) {
    const OpRule *rule = ruleFor(name);
    if (rule && rule->verdict != OpVerdict::OutOfScope &&
        !isOfOtherTarget(name.getDialectNamespace()))
      coverage.ops[name.getStringRef().str()];
  }
  countShipped(coverage, *context);
  readReasons(coverage);
  if (execute)
    executeSome(coverage, context, catalog, edges);
  else
    countEdges(coverage, edges);
  return coverage;
}

std::string OpCoverage::table() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (const auto &[op, count] : ops) {
    stream << op << ": " << count.shipped << " shipped, " << count.generated
           << " generated";
    if (!count.reason.empty())
      stream << "; " << count.reason;
    stream << '\n';
  }
  return text;
}

std::string OpCoverage::problems() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (const auto &[op, count] : ops) {
    bool isEnough = count.shipped + count.generated >= enough;
    if (!isEnough && count.reason.empty())
      stream << op << ": in " << count.shipped + count.generated
             << " programs, and has no reason in unexecuted.table\n";
    if (isExecuted && isEnough && !count.reason.empty())
      stream << op << ": is executed, and has a reason why not\n";
  }
  return text;
}
