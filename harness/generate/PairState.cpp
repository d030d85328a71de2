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
    "agree",   "differ", "unchecked", "not-lowered",
    "not-run", "crash",  "op-alone"};

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

void PairState::add(const DialectPair &pair, const EdgeResult &result,
                    const std::string &edge) {
  Counts &counts = pairs[pair];
  ++counts.ends[unsigned(result.end)];
  counts.executed += result.checks != 0;
  counts.rewritten += result.rewritten && result.checks;
  counts.checks += result.checks;
  if (result.end != EdgeEnd::Agree && result.end != EdgeEnd::Unchecked &&
      result.end != EdgeEnd::OpAlone)
    noted.push_back({result, edge});
}

static constexpr StringRef head = "scion pairs, form 1\n";

std::string PairState::str() const {
  std::string text = head.str();
  llvm::raw_string_ostream stream(text);
  stream << "sites " << sites << "\nways " << ways << "\nnext " << next << '\n';
  for (const auto &[pair, counts] : pairs) {
    stream << "pair " << pair.first << ' ' << pair.second << ' ' << counts.sites
           << ' ' << counts.executed << ' ' << counts.rewritten << ' '
           << counts.checks;
    for (uint64_t count : counts.ends)
      stream << ' ' << count;
    stream << '\n';
  }
  for (const auto &[op, why] : alone)
    stream << "alone " << op << '\t' << why << '\n';
  for (const Noted &one : noted)
    stream << "edge " << one.result.str() << '\t' << one.edge << '\n';
  return text;
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
    } else if (key == "pair") {
      llvm::SmallVector<StringRef> words;
      value.split(words, ' ');
      bad = words.size() != 6 + edgeEnds;
      if (!bad) {
        Counts &counts = state.pairs[{words[0].str(), words[1].str()}];
        uint64_t *numbers[] = {&counts.sites, &counts.executed,
                               &counts.rewritten, &counts.checks};
        for (unsigned i = 0; i < 4; ++i)
          bad |= words[2 + i].getAsInteger(10, *numbers[i]);
        for (unsigned i = 0; i < edgeEnds; ++i)
          bad |= words[6 + i].getAsInteger(10, counts.ends[i]);
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
  auto row = [&](const std::string &name, const Counts &counts) {
    stream << llvm::left_justify(name, 28);
    for (uint64_t number :
         {counts.sites, counts.executed, counts.rewritten, counts.checks})
      stream << llvm::right_justify(std::to_string(number), 11);
    for (uint64_t number : counts.ends)
      stream << llvm::right_justify(std::to_string(number), 12);
    stream << '\n';
  };
  stream << llvm::left_justify("producer -> consumer", 28);
  for (const char *name : {"sites", "executed", "rewritten", "checks"})
    stream << llvm::right_justify(name, 11);
  for (std::string_view name : endNames)
    stream << llvm::right_justify(name, 12);
  stream << '\n';
  for (const auto &[pair, counts] : pairs)
    row(pair.first + " -> " + pair.second, counts);
  row("all", sum(*this));
  stream << "done: " << next << " edges";
  if (sites)
    stream << " (" << next / sites << " rounds and " << next % sites << " of "
           << sites << ')';
  stream << '\n';
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
            "td.bad{background:#f99}small{color:#555}</style></head><body>\n"
            "<h1>Every op beside every other</h1>\n<p>Rows: the dialect of the "
            "producer; columns: of the consumer. In each place: edges that "
            "were executed, <small>of them rewritten by a pass</small>; red: "
            "some have twins that differ; grey: no types fit.</p>\n<table>"
            "<tr><th></th>";
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
      uint64_t differ = counts.ends[unsigned(EdgeEnd::Differ)];
      stream << (differ ? "<td class=\"bad\">" : "<td>") << counts.executed
             << "<br><small>" << counts.rewritten << "</small>";
      if (differ)
        stream << "<br>" << differ << " differ";
      stream << "</td>";
    }
    stream << "</tr>\n";
  }
  stream << "</table>\n<h2>Sums</h2>\n<pre>" << escaped(table())
         << "</pre>\n</body></html>\n";
  return text;
}
