//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/PairState.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace scion;
using llvm::StringRef;

static constexpr std::string_view endNames[edgeEnds] = {
    "agree",   "differ",  "unchecked", "not-lowered",
    "not-run", "crash",   "op-alone",  "known",
    "proved",  "refuted", "unknown",   "out-of-scope"};

std::string_view scion::toString(EdgeEnd end) {
  return endNames[unsigned(end)];
}

std::string EdgeResult::str() const {
  std::string text = std::to_string(index) + " " + std::string(toString(end)) +
                     " " + std::to_string(checks) + " " +
                     (rewritten ? "rewritten" : "as-is");
  if (!what.empty())
    text += " " + what;
  for (char &c : text)
    if (c == '\n' || c == '\t')
      c = ' ';
  return text;
}

std::optional<EdgeResult> EdgeResult::parse(std::string_view line) {
  StringRef rest = line;
  auto word = [&] {
    auto [first, tail] = rest.split(' ');
    rest = tail;
    return first;
  };
  EdgeResult result;
  if (word().getAsInteger(10, result.index))
    return std::nullopt;
  StringRef end = word();
  unsigned number = 0;
  while (number < edgeEnds && end != StringRef(endNames[number]))
    ++number;
  if (number == edgeEnds || word().getAsInteger(10, result.checks))
    return std::nullopt;
  result.end = EdgeEnd(number);
  StringRef rewritten = word();
  if (rewritten != "rewritten" && rewritten != "as-is")
    return std::nullopt;
  result.rewritten = rewritten == "rewritten";
  result.what = rest.str();
  return result;
}

PassTally &PassTally::operator+=(const PassTally &other) {
  batches += other.batches;
  effects += other.effects;
  dropped += other.dropped;
  rewritten += other.rewritten;
  return *this;
}

static std::string dialectOf(const std::string &op) {
  return op.substr(0, op.find('.'));
}

PairState::DialectPair PairState::Ends::dialects() const {
  return {dialectOf(producerOp), dialectOf(consumerOp)};
}

/// "> math" after an op: what it gives to math; "< math": what it takes.
static void forBothOps(
    std::map<std::pair<std::string, std::string>, PairState::OpCounts> &ops,
    const PairState::Ends &ends,
    llvm::function_ref<void(PairState::OpCounts &)> change) {
  auto [from, to] = ends.dialects();
  change(ops[{ends.producerOp, ">" + to}]);
  change(ops[{ends.consumerOp, "<" + from}]);
}

void PairState::addSite(const Ends &ends) {
  ++pairs[ends.dialects()].sites;
  forBothOps(ops, ends, [](OpCounts &counts) { ++counts.sites; });
}

void PairState::add(const Ends &ends, const EdgeResult &result,
                    const std::string &edge) {
  Counts &counts = pairs[ends.dialects()];
  bool executed = result.checks != 0, changed = executed && result.rewritten;
  ++counts.ends[unsigned(result.end)];
  counts.executed += executed;
  counts.rewritten += changed;
  counts.checks += result.checks;
  forBothOps(ops, ends, [&](OpCounts &one) {
    one.executed += executed;
    one.rewritten += changed;
  });
  if (changed && result.index < sites)
    rewrote.push_back(result.index);
  if (result.end >= EdgeEnd::Proved && result.end != EdgeEnd::Refuted)
    ++reasons[std::string(toString(result.end)) + ": " + result.what];
  if (result.end != EdgeEnd::Agree && result.end != EdgeEnd::Unchecked &&
      result.end != EdgeEnd::OpAlone && result.end != EdgeEnd::Proved &&
      result.end != EdgeEnd::OutOfScope)
    noted.push_back({result, edge});
}

static constexpr StringRef head = "scion pairs, form 3\n";

/// Those of proofs only where there are some.
static llvm::ArrayRef<uint64_t> counted(const PairState::Counts &counts) {
  llvm::ArrayRef<uint64_t> all(counts.ends);
  bool anyProof = llvm::any_of(all.drop_front(executedEnds),
                               [](uint64_t count) { return count != 0; });
  return anyProof ? all : all.take_front(executedEnds);
}

std::string PairState::str() const {
  std::string text = head.str();
  llvm::raw_string_ostream stream(text);
  stream << "sites " << sites << "\nways " << ways << "\nnext " << next
         << "\nturn " << turn << '\n';
  for (const auto &[pair, counts] : pairs) {
    stream << "pair " << pair.first << ' ' << pair.second << ' ' << counts.sites
           << ' ' << counts.executed << ' ' << counts.rewritten << ' '
           << counts.checks;
    for (uint64_t count : counted(counts))
      stream << ' ' << count;
    stream << '\n';
  }
  for (const auto &[op, counts] : ops)
    stream << "op " << op.first << ' ' << op.second << ' ' << counts.sites
           << ' ' << counts.executed << ' ' << counts.rewritten << '\n';
  for (const auto &[pass, tally] : passes)
    stream << "pass " << tally.batches << ' ' << tally.effects << ' '
           << tally.dropped << ' ' << tally.rewritten << ' ' << pass << '\n';
  for (const auto &[pattern, count] : patterns)
    stream << "pattern " << count << ' ' << pattern << '\n';
  // The step from one to the next.
  uint64_t last = 0;
  for (size_t i = 0; i < rewrote.size(); ++i) {
    stream << (i % 32 ? " "
               : i    ? "\nrewrote "
                      : "rewrote ")
           << rewrote[i] - last;
    last = rewrote[i];
  }
  if (!rewrote.empty())
    stream << '\n';
  for (const auto &[reason, count] : reasons)
    stream << "reason " << count << ' ' << reason << '\n';
  for (const auto &[op, why] : alone)
    stream << "alone " << op << '\t' << why << '\n';
  for (const Noted &one : noted)
    stream << "edge " << one.result.str() << '\t' << one.edge << '\n';
  return text;
}

static bool takeNumber(StringRef &text, uint64_t &number) {
  auto [word, rest] = text.split(' ');
  text = rest;
  return !word.getAsInteger(10, number);
}

std::optional<PairState> PairState::parse(std::string_view text,
                                          std::string &problem) {
  StringRef rest = text;
  if (!rest.consume_front(head)) {
    problem = "no state of this form";
    return std::nullopt;
  }
  PairState state;
  unsigned number = 1;
  while (!rest.empty()) {
    auto [line, tail] = rest.split('\n');
    rest = tail;
    ++number;
    auto [key, value] = line.split(' ');
    bool bad = false;
    if (key == "sites") {
      bad = value.getAsInteger(10, state.sites);
    } else if (key == "ways") {
      state.ways = value.str();
    } else if (key == "next") {
      bad = value.getAsInteger(10, state.next);
    } else if (key == "turn") {
      bad = value.getAsInteger(10, state.turn);
    } else if (key == "pair") {
      size_t words = value.count(' ');
      bad = words != 5 + executedEnds && words != 5 + edgeEnds;
      auto [from, after] = value.split(' ');
      auto [to, rest] = after.split(' ');
      value = rest;
      Counts counts;
      for (uint64_t *count :
           {&counts.sites, &counts.executed, &counts.rewritten, &counts.checks})
        bad |= !takeNumber(value, *count);
      for (size_t i = 0; i < words - 5 && i < edgeEnds; ++i)
        bad |= !takeNumber(value, counts.ends[i]);
      if (!bad)
        state.pairs[{from.str(), to.str()}] = counts;
    } else if (key == "op") {
      auto [op, after] = value.split(' ');
      auto [other, rest] = after.split(' ');
      OpCounts counts;
      for (uint64_t *count :
           {&counts.sites, &counts.executed, &counts.rewritten})
        bad |= !takeNumber(rest, *count);
      state.ops[{op.str(), other.str()}] = counts;
    } else if (key == "pass") {
      PassTally tally;
      for (uint64_t *count :
           {&tally.batches, &tally.effects, &tally.dropped, &tally.rewritten})
        bad |= !takeNumber(value, *count);
      state.passes[value.str()] = tally;
    } else if (key == "pattern") {
      uint64_t count;
      bad = !takeNumber(value, count);
      state.patterns[value.str()] = count;
    } else if (key == "reason") {
      uint64_t count;
      bad = !takeNumber(value, count);
      state.reasons[value.str()] = count;
    } else if (key == "rewrote") {
      while (!bad && !value.empty()) {
        uint64_t step;
        bad = !takeNumber(value, step);
        state.rewrote.push_back(
            (state.rewrote.empty() ? 0 : state.rewrote.back()) + step);
      }
    } else if (key == "edge") {
      auto [result, edge] = value.split('\t');
      std::optional<EdgeResult> parsed = EdgeResult::parse(result);
      bad = !parsed;
      if (parsed)
        state.noted.push_back({*parsed, edge.str()});
    } else if (key == "alone") {
      auto [op, why] = value.split('\t');
      state.alone[op.str()] = why.str();
    } else {
      bad = true;
    }
    if (bad) {
      problem = "line " + std::to_string(number) + " cannot be understood";
      return std::nullopt;
    }
  }
  return state;
}

static PairState::Counts sum(const PairState &state) {
  PairState::Counts all;
  for (const auto &[pair, counts] : state.pairs) {
    all.sites += counts.sites;
    all.executed += counts.executed;
    all.rewritten += counts.rewritten;
    all.checks += counts.checks;
    for (unsigned i = 0; i < edgeEnds; ++i)
      all.ends[i] += counts.ends[i];
  }
  return all;
}

std::string PairState::table() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  // Edges that are proved are not executed.
  unsigned first = isOfProofs() ? unsigned(EdgeEnd::NotLowered) : 0,
           last = isOfProofs() ? edgeEnds : executedEnds;
  auto row = [&](const std::string &name, const Counts &counts) {
    stream << llvm::left_justify(name, 28);
    if (isOfProofs())
      stream << llvm::right_justify(std::to_string(counts.sites), 11);
    else
      for (uint64_t number :
           {counts.sites, counts.executed, counts.rewritten, counts.checks})
        stream << llvm::right_justify(std::to_string(number), 11);
    for (uint64_t number :
         llvm::ArrayRef(counts.ends).slice(first, last - first))
      stream << llvm::right_justify(std::to_string(number), 13);
    stream << '\n';
  };
  stream << llvm::left_justify("producer -> consumer", 28);
  for (const char *name : {"sites", "executed", "rewritten", "checks"})
    if (!isOfProofs() || StringRef(name) == "sites")
      stream << llvm::right_justify(name, 11);
  for (std::string_view name :
       llvm::ArrayRef(endNames).slice(first, last - first))
    stream << llvm::right_justify(name, 13);
  stream << '\n';
  for (const auto &[pair, counts] : pairs)
    row(pair.first + " -> " + pair.second, counts);
  row("all", sum(*this));
  stream << "done: " << next << " edges";
  if (sites)
    stream << " (" << next / sites << " rounds and " << next % sites << " of "
           << sites << ')';
  stream << '\n';
  stream << "passes: batches, changed, not lowered with it, edges rewritten\n";
  for (const auto &[pass, tally] : passes)
    stream << "  " << pass << ": " << tally.batches << ", " << tally.effects
           << ", " << tally.dropped << ", " << tally.rewritten << '\n';
  stream << "patterns that applied: " << patterns.size()
         << " (batches of each)\n";
  for (const auto &[pattern, count] : patterns)
    stream << "  " << pattern << ": " << count << '\n';
  for (const auto &[reason, count] : reasons)
    stream << "  " << count << " " << reason << '\n';
  if (!alone.empty())
    stream << "ops that cannot be judged alone: " << alone.size() << '\n';
  for (const auto &[op, why] : alone)
    stream << "  " << op << ": " << why << '\n';
  for (const Noted &one : noted)
    stream << one.result.str() << "\n  " << one.edge << '\n';
  return text;
}

static std::string escaped(StringRef text) {
  std::string safe;
  llvm::raw_string_ostream stream(safe);
  llvm::printHTMLEscaped(text, stream);
  return safe;
}

/// Rows of ops, columns of dialects: exist, executed, rewritten.
static void printOps(llvm::raw_ostream &stream, const PairState &state,
                     char direction) {
  std::set<std::string> dialects;
  std::map<std::string, std::map<std::string, PairState::OpCounts>> rows;
  for (const auto &[key, counts] : state.ops)
    if (key.second.front() == direction) {
      dialects.insert(key.second.substr(1));
      rows[key.first][key.second.substr(1)] = counts;
    }
  stream << "<table><tr><th></th>";
  for (const std::string &dialect : dialects)
    stream << "<th>" << escaped(dialect) << "</th>";
  stream << "</tr>\n";
  for (const auto &[op, row] : rows) {
    stream << "<tr><th>" << escaped(op) << "</th>";
    for (const std::string &dialect : dialects) {
      auto found = row.find(dialect);
      if (found == row.end()) {
        stream << "<td class=\"none\"></td>";
        continue;
      }
      const PairState::OpCounts &counts = found->second;
      stream << (counts.executed ? "<td>" : "<td class=\"never\">")
             << counts.sites << "<br>" << counts.executed << "<br><small>"
             << counts.rewritten << "</small></td>";
    }
    stream << "</tr>\n";
  }
  stream << "</table>\n";
}

std::string PairState::html() const {
  std::set<std::string> producers, consumers;
  for (const auto &[pair, counts] : pairs) {
    producers.insert(pair.first);
    consumers.insert(pair.second);
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "<!DOCTYPE html>\n<html lang=\"en\"><head><meta "
            "charset=\"utf-8\"><title>Every op beside every other</title>\n"
            "<style>body{font:14px sans-serif;margin:2em}table{border-collapse:"
            "collapse}td,th{border:1px solid #aaa;padding:.3em "
            ".5em;text-align:right}th{background:#eee}td.none{background:#ddd}"
            "td.bad{background:#f99}td.never{background:#fe9}small{color:#555}<"
            "/style></head><body>\n"
            "<h1>Every op beside every other</h1>\n<p>Rows: the dialect of the "
            "producer; columns: of the consumer. In each place: "
         << (isOfProofs()
                 ? "edges that were proved, <small>unknown, and out of scope"
                   "</small>; red: some are refuted"
                 : "edges that were executed, <small>of them rewritten by a "
                   "pass</small>; red: some have twins that differ")
         << "; grey: no types fit.</p>\n<table><tr><th></th>";
  for (const std::string &consumer : consumers)
    stream << "<th>" << escaped(consumer) << "</th>";
  stream << "</tr>\n";
  for (const std::string &producer : producers) {
    stream << "<tr><th>" << escaped(producer) << "</th>";
    for (const std::string &consumer : consumers) {
      auto found = pairs.find({producer, consumer});
      if (found == pairs.end()) {
        stream << "<td class=\"none\"></td>";
        continue;
      }
      const Counts &counts = found->second;
      auto of = [&](EdgeEnd end) { return counts.ends[unsigned(end)]; };
      uint64_t wrong = of(EdgeEnd::Differ) + of(EdgeEnd::Refuted);
      stream << (wrong ? "<td class=\"bad\">" : "<td>");
      if (isOfProofs())
        stream << of(EdgeEnd::Proved) << "<br><small>" << of(EdgeEnd::Unknown)
               << ", " << of(EdgeEnd::OutOfScope) << "</small>";
      else
        stream << counts.executed << "<br><small>" << counts.rewritten
               << "</small>";
      if (wrong)
        stream << "<br>" << wrong << (isOfProofs() ? " refuted" : " differ");
      stream << "</td>";
    }
    stream << "</tr>\n";
  }
  stream << "</table>\n<h2>Ops as consumers</h2>\n<p>Columns: the dialect of "
            "the producer. In each place: sites that exist, edges that were "
            "executed, <small>of them rewritten by a pass</small>; yellow: "
            "none was executed.</p>\n";
  printOps(stream, *this, '<');
  stream << "<h2>Ops as producers</h2>\n<p>Columns: the dialect of the "
            "consumer.</p>\n";
  printOps(stream, *this, '>');
  stream << "<h2>Sums</h2>\n<pre>" << escaped(table())
         << "</pre>\n</body></html>\n";
  return text;
}
