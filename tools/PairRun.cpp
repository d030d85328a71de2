//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/PairRun.h"

#include "base/process/Pool.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace scion;

/// Limit on the processor time of a batch. Most take less than 1 s without
/// sanitizers; a batch that exceeds the limit is halved.
static constexpr unsigned batchSeconds = 60;

std::vector<EdgeResult> PairRun::judgeInChild(std::span<const Edge> edges,
                                              uint64_t turn) {
  std::vector<EdgeResult> results;
  process::Job job;
  job.limits = process::Limits::cpu(batchSeconds);
  job.output = job.errors = process::Stream::Inherited;
  job.work = [&](process::Words &words) {
    for (size_t i = 0; i < edges.size(); i += batch) {
      size_t count = std::min(batch, edges.size() - i);
      PairTally tally;
      std::string text;
      for (const EdgeResult &result :
           PairBatch(context, options)
               .judge(edges.subspan(i, count), turn + i / batch, &tally))
        text += result.str() + "\n";
      words.add(text + tally.str()); // and a new limit for the next batch
    }
  };
  std::string text = process::run(std::move(job)).found;
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  for (llvm::StringRef line : lines) {
    PairTally::read(line, state);
    if (std::optional<EdgeResult> result = EdgeResult::parse(line))
      if (results.size() < edges.size())
        results.push_back(*result);
  }
  return results;
}

/// Judges all edges, in new children after crashes.
std::vector<EdgeResult> PairRun::judgeRest(std::span<const Edge> edges,
                                           uint64_t turn) {
  std::vector<EdgeResult> results = judgeInChild(edges, turn);
  while (results.size() < edges.size()) {
    // The child crashed in the batch after the last result.
    std::span<const Edge> rest = edges.subspan(results.size());
    uint64_t now = turn + results.size() / batch;
    if (rest.size() == 1) {
      EdgeResult died;
      died.index = rest.front().index;
      died.end = EdgeEnd::Crash;
      died.what = "the process ended";
      results.push_back(died);
      break;
    }
    size_t first =
        rest.size() > batch ? batch : std::max<size_t>(1, rest.size() / 2);
    llvm::append_range(results, judgeRest(rest.first(first), now));
    llvm::append_range(results,
                       judgeRest(rest.subspan(first), now + (first == batch)));
  }
  return results;
}

/// Sorts scalars before vectors and tensors, then by type. A batch needs helper
/// functions for each of its types, which are four fifths of a program of 120
/// edges with 40 types; sorting halves the time of 4,800 edges.
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

std::vector<EdgeResult> PairRun::judgeAll(std::span<const Edge> edges,
                                          size_t size) {
  batch = size;
  std::vector<std::pair<std::string, size_t>> order;
  order.reserve(edges.size());
  for (size_t i = 0; i < edges.size(); ++i)
    order.emplace_back(sortKey(edges[i]), i);
  llvm::sort(order);
  std::vector<Edge> sorted;
  sorted.reserve(order.size());
  for (const auto &[key, place] : order)
    sorted.push_back(edges[place]);
  std::vector<EdgeResult> judged = judgeRest(sorted, state.turn),
                          results(edges.size());
  state.turn += (edges.size() + batch - 1) / batch;
  for (size_t i = 0; i < order.size(); ++i)
    results[order[i].second] = std::move(judged[i]);
  return results;
}

bool PairRun::isBad(const OpKind &kind, const OpInstance &instance) const {
  return state.alone.count(Edges::alone(kind, instance).str());
}

bool PairRun::isFit(const Edge &edge) const {
  return !isBad(*edge.consumerKind, *edge.consumer) &&
         (!edge.producer || !isBad(*edge.producerKind, *edge.producer)) &&
         (!edge.middle || !isBad(*edge.middleKind, *edge.middle));
}

std::vector<EdgeResult> PairRun::judgeOps(std::span<const Edge> ops) {
  std::vector<EdgeResult> results = judgeAll(ops, aloneBatch);
  for (size_t i = 0; i < ops.size(); ++i) {
    bool differs =
        results[i].end == EdgeEnd::Differ || results[i].end == EdgeEnd::Known;
    if (differs)
      state.noted.push_back({results[i], ops[i].str()});
    // A wrong pipeline that all batches use would differ on each edge of this
    // op.
    bool hides = llvm::any_of(options.ways, [&](const PairWay &way) {
      return llvm::StringRef(results[i].what)
          .starts_with((way.text.empty() ? "reference" : way.text) + ":");
    });
    if (results[i].end != EdgeEnd::Agree &&
        results[i].end != EdgeEnd::Unchecked && (!differs || hides))
      state.alone[ops[i].str()] =
          std::string(toString(results[i].end)) + ": " + results[i].what;
  }
  return results;
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
    add(edge.middleKind, edge.middle);
    add(edge.consumerKind, edge.consumer);
  }
  judgeOps(ops);
}

std::vector<EdgeResult> PairRun::judge(std::span<const Edge> edges) {
  if (options.aloneFirst)
    judgeAlone(edges);
  std::vector<Edge> good;
  for (const Edge &edge : edges)
    if (isFit(edge))
      good.push_back(edge);
  std::vector<EdgeResult> judged = judgeAll(good, pairBatch), results;
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
