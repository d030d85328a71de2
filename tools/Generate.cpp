//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion generate`: programs without an input. --kind pairs combines every op
// with every other; --kind triples adds a third op to the pairs that passes
// rewrote; --kind defined, tosa and invalid grow programs op by op
// (docs/Generate.md).
//
//===----------------------------------------------------------------------===//

#include "harness/engine/SeedPrograms.h"
#include "harness/generate/Catalog.h"
#include "harness/generate/Edges.h"
#include "harness/generate/PairState.h"
#include "harness/generate/Pairs.h"
#include "harness/generate/Survive.h"
#include "harness/generate/Triples.h"
#include "harness/input/ContextPool.h"
#include "harness/recondition/OpTable.h"
#include "tools/GeneratePrograms.h"
#include "tools/MineReplacements.h"
#include "tools/OpCoverage.h"
#include "tools/PairRun.h"
#include "tools/Tool.h"
#include "tools/dict/Words.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>

using namespace scion;

namespace {
struct GenerateOptions {
  std::string kind = "pairs", output = "-", page, pairs;
  std::vector<std::string> dialects;
  std::string ways = ";canonicalize", prove;
  unsigned indexBits = 64;
  uint64_t from = 0, count = pairBatch, stride = 1, seed = 0;
  unsigned passes = 0, randomPaths = 0, size = 0;
  bool ops = false, execute = false, list = false, describe = false,
       replacements = false, all = false, report = false, quiet = false,
       statistics = false;
};
} // namespace

/// The sources of the catalog: the registered dialects and the shipped
/// programs.
static CatalogOptions catalogOptions(mlir::MLIRContext &context,
                                     const GenerateOptions &options) {
  CatalogOptions catalog;
  catalog.dialects = options.dialects;
  if (options.replacements) // they stand in the middle of a lowering
    catalog.beyondTable = {"llvm"};
  for (mlir::Dialect *dialect : context.getLoadedDialects())
    if (llvm::is_contained(listedDialects(),
                           std::string_view(dialect->getNamespace())))
      for (const std::string &word : dict::wordsOf(*dialect).attributes)
        catalog.attributeMnemonics.push_back(word);
  for (const SeedProgram &seed : seedPrograms())
    catalog.examples.push_back(seed.text);
  catalog.examples.push_back(catalogExamples());
  return catalog;
}

static int printList(const Catalog &catalog) {
  for (const OpKind &kind : catalog.kinds())
    std::printf("%s: %zu\n", kind.label.c_str(), kind.instances.size());
  for (const auto &[op, remark] : catalog.notes())
    std::printf("# %s: %s\n", op.c_str(), remark.c_str());
  return exitFine;
}

/// Parses pipelines separated by semicolons. Prints a message and returns none
/// if one is invalid.
static std::optional<std::vector<PairWay>>
pipelinesOf(const std::string &text) {
  std::vector<PairWay> ways;
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(text).split(parts, ';');
  for (llvm::StringRef part : parts) {
    std::string error;
    PairWay way{part.trim().str(), {}};
    if (!way.text.empty())
      way.steps = splitPipeline(way.text, error);
    if (!error.empty()) {
      std::fprintf(stderr, "--ways: %s\n", error.c_str());
      return std::nullopt;
    }
    ways.push_back(std::move(way));
  }
  return ways;
}

/// An enumeration of pairs or of triples.
namespace {
struct Enumeration {
  const Edges &edges;
  const Triples *triples = nullptr;

  uint64_t sites() const { return triples ? triples->size() : edges.sites(); }
  uint64_t size() const { return triples ? triples->size() : edges.size(); }
  Edge at(uint64_t index) const {
    return triples ? triples->at(index) : edges.at(index);
  }
  bool isRepeated(const Edge &edge) const {
    return !triples && edges.isRepeated(edge);
  }
};
} // namespace

/// Returns `count` edges from number `from` on, without those that repeat an
/// earlier one. `next` is the first number that was not visited.
static std::vector<Edge> edgesFrom(const Enumeration &all, uint64_t from,
                                   uint64_t count, uint64_t stride,
                                   uint64_t &next) {
  std::vector<Edge> list;
  for (next = from; next < all.size() && list.size() < count; next += stride) {
    Edge edge = all.at(next);
    if (!all.isRepeated(edge))
      list.push_back(edge);
  }
  return list;
}

static std::optional<PairState> readState(const std::string &file) {
  std::optional<std::string> text = readInput(file);
  if (!text)
    return std::nullopt;
  std::string problem;
  std::optional<PairState> state = PairState::parse(*text, problem);
  if (!state)
    std::fprintf(stderr, "%s: %s\n", file.c_str(), problem.c_str());
  return state;
}

static int report(const GenerateOptions &options) {
  std::optional<PairState> state = readState(options.output);
  if (!state)
    return exitUsage;
  if (!options.page.empty() && !writeOutput(options.page, state->html()))
    return exitUsage;
  std::fputs(state->table().c_str(), stdout);
  return exitFine;
}

static PairState::Ends endsOf(const Edge &edge) {
  return {edge.producerOp(), edge.consumerOp()};
}

/// Continues at the edge that the state names, for at most `count` edges.
static int runAll(const GenerateOptions &options, ContextLease &context,
                  const Enumeration &all) {
  PairState state;
  std::string waysText = options.ways + " + " + std::to_string(options.passes);
  if (!options.prove.empty())
    waysText = "prove " + options.prove +
               (options.indexBits == 64
                    ? ""
                    : ", index of " + std::to_string(options.indexBits));
  else if (options.randomPaths)
    waysText += " + " + std::to_string(options.randomPaths) + " random";
  if (options.output == "-") {
    std::fprintf(stderr, "--all: -o says where the state is kept\n");
    return exitUsage;
  }
  if (std::filesystem::exists(options.output)) {
    std::optional<PairState> read = readState(options.output);
    if (!read)
      return exitUsage;
    state = std::move(*read);
    if (state.sites != all.sites() || state.ways != waysText) {
      std::fprintf(stderr, "%s: of another enumeration\n",
                   options.output.c_str());
      return exitUsage;
    }
  } else {
    state.sites = all.sites();
    state.ways = waysText;
    state.next = options.from;
    // There are too many triples to count them by op.
    for (uint64_t site = 0; !all.triples && site < all.sites(); ++site)
      state.addSite(endsOf(all.at(site)));
  }
  std::optional<std::vector<PairWay>> ways = pipelinesOf(options.ways);
  if (!ways)
    return exitUsage;
  PairOptions pairs;
  pairs.ways = std::move(*ways);
  pairs.passes = options.passes;
  pairs.randomPaths = options.randomPaths;
  if (!options.prove.empty()) {
    std::optional<std::vector<PairWay>> proved = pipelinesOf(options.prove);
    if (!proved)
      return exitUsage;
    pairs.proved = proved->front().steps;
    for (PathStep &step : pairs.proved)
      step.isAsked = true; // no known bug changes how it is run
    pairs.indexBits = options.indexBits;
    pairs.aloneFirst = false;
  }
  PairRun run(context, std::move(pairs), state);
  uint64_t known = state.noted.size();
  uint64_t done = 0, findings = 0;
  // PairRun sorts this many batches of edges by type, so that a batch has about
  // 5 of some 45 types. The state is written once for all of them.
  constexpr size_t batches = 10;
  while (done < options.count && state.next < all.size()) {
    uint64_t next;
    std::vector<Edge> some =
        edgesFrom(all, state.next,
                  std::min<uint64_t>(batches * pairBatch, options.count - done),
                  options.stride, next);
    std::vector<EdgeResult> results = run.judge(some);
    for (size_t i = 0; i < some.size(); ++i)
      state.add(endsOf(some[i]), results[i], some[i].str());
    for (; known < state.noted.size(); ++known) {
      const PairState::Noted &one = state.noted[known];
      bool isFinding = one.result.end == EdgeEnd::Differ ||
                       one.result.end == EdgeEnd::Refuted;
      findings += isFinding || one.result.end == EdgeEnd::Crash;
      if (!options.quiet && isFinding)
        std::printf("%s\n  %s\n", one.result.str().c_str(), one.edge.c_str());
    }
    done += some.size();
    state.next = next;
    std::fflush(stdout);
    // If the process is killed, the previous state remains.
    std::string part = options.output + ".part";
    if (!writeOutput(part, state.str()) ||
        std::rename(part.c_str(), options.output.c_str()) != 0)
      return exitUsage;
  }
  uint64_t checks = 0;
  for (const auto &[pair, counts] : state.pairs)
    checks += counts.checks;
  if (state.isOfProofs())
    std::printf("%llu edges done, %llu refuted\n",
                static_cast<unsigned long long>(done),
                static_cast<unsigned long long>(findings));
  else
    std::printf("%llu edges done, %llu checks in all\n",
                static_cast<unsigned long long>(done),
                static_cast<unsigned long long>(checks));
  return findings ? exitFinding : exitFine;
}

/// Builds the program of the edges. Edges that crash MLIR during that are
/// removed from the list and reported.
static mlir::OwningOpRef<mlir::ModuleOp>
buildWhatCan(mlir::MLIRContext &context, std::vector<Edge> &edges) {
  auto isMade = [&](llvm::ArrayRef<Edge> some) {
    return survives([&] { buildPairs(context, some); });
  };
  std::vector<Edge> good;
  std::function<void(llvm::ArrayRef<Edge>)> sift =
      [&](llvm::ArrayRef<Edge> some) {
        if (some.empty())
          return;
        if (isMade(some))
          return good.insert(good.end(), some.begin(), some.end()), void();
        if (some.size() == 1) {
          std::fprintf(stderr, "left out, MLIR faults on it: %s\n",
                       some.front().str().c_str());
          return;
        }
        sift(some.take_front(some.size() / 2));
        sift(some.drop_front(some.size() / 2));
      };
  sift(edges);
  edges = std::move(good);
  return buildPairs(context, edges);
}

static int generate(const GenerateOptions &options) {
  if (options.report)
    return report(options);
  ContextLease context = ContextPool::global().lease(0);
  context.discardAfterUse();
  if (options.kind != "pairs" && options.kind != "triples") {
    ProgramsOptions programs = {
        options.kind,  options.output, options.dialects, options.from,
        options.count, options.seed,   options.size,     options.statistics};
    if (options.kind != "tosa")
      return generatePrograms(*context, nullptr, programs);
    GenerateOptions tosa = options;
    tosa.dialects = {"tosa"};
    Catalog catalog(*context, catalogOptions(*context, tosa));
    return generatePrograms(*context, &catalog, programs);
  }
  Catalog catalog(*context, catalogOptions(*context, options));
  if (options.list)
    return printList(catalog);
  if (options.replacements)
    return writeOutput(options.output, mineReplacements(catalog)) ? exitFine
                                                                  : exitUsage;
  Edges edges(catalog);
  if (options.ops) {
    OpCoverage coverage = coverOps(context, catalog, edges, options.execute);
    std::string problems = coverage.problems();
    std::fputs((coverage.table() + problems).c_str(), stdout);
    return problems.empty() ? exitFine : exitFinding;
  }
  Enumeration all{edges};
  std::optional<Triples> triples;
  if (options.kind == "triples") {
    std::optional<PairState> pairs = readState(options.pairs);
    if (!pairs)
      return exitUsage;
    if (pairs->sites != edges.sites()) {
      std::fprintf(stderr, "%s: of another enumeration\n",
                   options.pairs.c_str());
      return exitUsage;
    }
    triples.emplace(catalog, edges, pairs->rewrote);
    all.triples = &*triples;
  }
  if (options.all)
    return runAll(options, context, all);
  uint64_t next;
  std::vector<Edge> some =
      edgesFrom(all, options.from, options.count, options.stride, next);
  if (options.describe) {
    if (triples)
      std::printf("%llu triples\n",
                  static_cast<unsigned long long>(all.size()));
    else
      std::printf("%llu sites, %llu edges in %u rounds\n",
                  static_cast<unsigned long long>(edges.sites()),
                  static_cast<unsigned long long>(edges.size()),
                  Edges::rounds());
    for (const Edge &edge : some)
      std::printf("%llu %s\n", static_cast<unsigned long long>(edge.index),
                  edge.str().c_str());
    return exitFine;
  }
  mlir::OwningOpRef<mlir::ModuleOp> program = buildWhatCan(*context, some);
  return writeOutput(options.output, printPairs(*program, some)) ? exitFine
                                                                 : exitUsage;
}

static void addGenerate(Subcommand app) {
  auto options = std::make_shared<GenerateOptions>();
  Subcommand command = app.addSubcommand(
      "generate",
      "Write programs from nothing: every op beside every other.\n"
      "Exit codes: 0 fine, 1 twins that differ, a refuted edge or a crash "
      "(--all), 3 usage.");
  command
      .addOption("--kind", options->kind,
                 "pairs; triples: what passes rewrote, with a third op; "
                 "defined: programs that grow op by op, and say what they "
                 "print; tosa: graphs of its ops; invalid: programs with one "
                 "violated constraint")
      .oneOf({"pairs", "triples", "defined", "tosa", "invalid"})
      .showDefault();
  command
      .addOption("--pairs", options->pairs,
                 "With triples: the state of the pairs that they are made of")
      .valueName("FILE");
  command
      .addOption("--dialects", options->dialects,
                 "Only ops of these dialects; ops of other targets "
                 "than LLVM (spirv, …) only if named, for --prove")
      .separatedBy(',');
  command
      .addOption("-o,--output", options->output,
                 "Where the program goes; with --all, the state; with "
                 "programs, a folder")
      .showDefault();
  command.addOption("--index", options->from, "The first edge, or program")
      .showDefault();
  command.addOption("--count", options->count, "How many edges, or programs")
      .showDefault();
  command.addOption("--seed", options->seed, "With programs: other programs")
      .showDefault();
  command.addOption("--size", options->size,
                    "With programs: ops of @main, about (24)");
  command.addFlag("--statistics", options->statistics,
                  "With programs: say on stderr what was given up");
  command
      .addOption("--stride", options->stride,
                 "Every N-th edge only: a sample of a round")
      .positive()
      .showDefault();
  command.addFlag("--list", options->list,
                  "Print the kinds of ops that there are, with the number of "
                  "types of each, and the ops that are left out");
  command.addFlag("--describe", options->describe,
                  "Print the edges, not the program");
  command.addFlag("--all", options->all,
                  "Run them: lower each batch, execute it, compare the "
                  "twins; goes on where the state of -o ends");
  command
      .addOption("--ways", options->ways,
                 "With --all: pipelines in front of the reference lowering, "
                 "between semicolons; an empty one is the reference itself")
      .showDefault();
  command
      .addOption("--prove", options->prove,
                 "With --all: prove that this pipeline is right on each edge, "
                 "for all inputs, instead of executing it (docs/Proof.md)")
      .valueName("PIPELINE");
  command
      .addOption("--index-bits", options->indexBits,
                 "With --prove: bits of an index; what is proved for 64 is not "
                 "proved for 32")
      .range(1, 64)
      .showDefault();
  command
      .addOption("--passes", options->passes,
                 "With --all: so many passes of the pool in each batch, each "
                 "alone; all take turns, with each of their options")
      .showDefault();
  command.addOption("--random-paths", options->randomPaths,
                    "With --all: and so many paths drawn at random");
  command.addFlag("--replacements", options->replacements,
                  "Print mutators/replacements.table: operations whose "
                  "types have one form, each verified");
  command.addFlag("--ops", options->ops,
                  "Print in how many shipped and generated programs each op "
                  "is; exit code 1 if one is in too few without a reason");
  command.addFlag("--execute", options->execute,
                  "With --ops: count generated programs that run, only");
  command.addFlag("--report", options->report,
                  "Print the state of -o as a table");
  command
      .addOption("--page", options->page,
                 "With --report: write it as an HTML page, too")
      .valueName("FILE");
  command.addFlag("-q,--quiet", options->quiet,
                  "With --all: print no findings");
  command.onRun([options] { return generate(*options); });
}

static RegisterSubcommand registration("generate", addGenerate);
