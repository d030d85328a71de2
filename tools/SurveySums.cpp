//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/SurveySums.h"

#include "harness/lowering/PassRules.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <iterator>
#include <sstream>

using namespace scion;

void SurveySums::add(const std::string &file, const std::string &lines) {
  std::istringstream stream(lines);
  for (std::string line; std::getline(stream, line);) {
    std::istringstream words(line);
    std::string what;
    words >> what;
    std::string rest = line.size() > what.size() + 1
                           ? line.substr(what.size() + 1)
                           : std::string();
    if (what == "invalid") {
      ++invalid;
    } else if (what == "verdict") {
      ++verdicts[rest];
    } else if (what == "reason" && !rest.empty()) {
      ++reasons[rest];
    } else if (what == "finding") {
      findings.push_back(file + ": " + rest);
    } else if (line.starts_with("ASSERTION FAILED: ")) {
      findings.push_back(file + ": " + line.substr(18));
    } else if (what == "counts") {
      uint64_t *const fields[] = {
          &paths,    &lowered,   &notLowered, &bounded, &identical,
          &executed, &optimized, &compared,   &known,   &unwritten,
          &moreRoom, &unstable,  &unconfirmed};
      uint64_t now[std::size(fields)] = {};
      for (size_t i = 0; i < std::size(fields); ++i) {
        words >> now[i];
        *fields[i] += now[i];
      }
      if (now[1] > 1)
        distinct.emplace_back(double(now[1] - now[4]) / double(now[1]), file);
      if (now[2])
        unlowered.emplace_back(double(now[2]) / double(now[0]), file);
    } else if (what == "uncompared") {
      uint64_t count = 0;
      words >> count;
      std::string why;
      std::getline(words >> std::ws, why);
      uncompared[why] += count;
    } else if (what == "pass") {
      std::string name;
      PassCounts counts;
      words >> name >> counts.applied >> counts.hadEffect >> counts.failed >>
          counts.selected >> counts.keptOnce >> counts.keptAlways >>
          counts.interpreted >> counts.executed;
      passes[name] += counts;
    } else if (what == "program" || what == "path") {
      ops.add(rest, what == "program");
    } else if (what == "known") {
      std::string id;
      RecordCounts counts;
      words >> id >> counts.programs >> counts.paths >> counts.enables >>
          counts.hits;
      RecordCounts &sum = knownBugs[id];
      sum.programs += counts.programs;
      sum.paths += counts.paths;
      sum.enables += counts.enables;
      sum.hits += counts.hits;
    }
  }
}

std::string SurveySums::verdictsByPass() const {
  std::string text = "# Written by `scion survey --verdicts`: pass, effects, "
                     "effects judged by\n# interpretation, by execution.\n";
  for (const auto &[name, counts] : passes)
    if (counts.hadEffect || counts.interpreted)
      text += name + " " + std::to_string(counts.hadEffect) + " " +
              std::to_string(counts.interpreted) + " " +
              std::to_string(counts.executed) + "\n";
  return text;
}

/// At most this many programs of a kind are named.
static constexpr size_t maxNamed = 60;

static unsigned long long number(uint64_t value) { return value; }

static double percent(uint64_t part, uint64_t whole) {
  return whole ? 100.0 * double(part) / double(whole) : 0;
}

/// The most frequent ones.
static void printReasons(const std::map<std::string, uint64_t> &reasons) {
  constexpr size_t shown = 20;
  std::vector<std::pair<uint64_t, std::string>> sorted;
  uint64_t rest = 0;
  for (const auto &[reason, count] : reasons)
    sorted.emplace_back(count, reason);
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  for (size_t i = 0; i < sorted.size(); ++i)
    if (i < shown)
      std::printf("  %6llu  %s\n", number(sorted[i].first),
                  sorted[i].second.c_str());
    else
      rest += sorted[i].first;
  if (rest)
    std::printf("  %6llu  for %zu more reasons\n", number(rest),
                sorted.size() - shown);
}

void SurveySums::print(unsigned maxSteps, unsigned effects) const {
  std::printf("programs: %llu, %llu invalid, %llu crashed, %zu too late",
              number(programs), number(invalid), number(crashed), late.size());
  for (const auto &[verdict, count] : verdicts)
    std::printf(", %llu %s", number(count), verdict.c_str());
  std::printf("\n");
  printReasons(reasons);
  for (const std::string &file : late)
    std::printf("  too late  %s\n", file.c_str());

  std::printf("paths: %llu, %.2f %% reach LLVM within %u rounds (%llu do not, "
              "%llu were bounded)\n",
              number(paths), percent(lowered, paths), maxSteps,
              number(notLowered), number(bounded));
  auto worst = unlowered;
  std::sort(worst.begin(), worst.end(), std::greater<>());
  worst.resize(std::min(worst.size(), maxNamed));
  for (const auto &[share, file] : worst)
    std::printf("  %3.0f %% do not  %s\n", 100 * share, file.c_str());
  auto shares = distinct;
  std::sort(shares.begin(), shares.end());
  auto isLess = [](const auto &entry) { return entry.first < 0.5; };
  size_t few = size_t(std::count_if(shares.begin(), shares.end(), isLess));
  std::printf("distinct modules: %.1f %% of all paths; half of the paths or "
              "more in %zu of %zu programs; median %.0f %%\n",
              percent(lowered - identical, lowered), shares.size() - few,
              shares.size(),
              shares.empty() ? 0.0 : 100 * shares[shares.size() / 2].first);
  for (size_t i = 0; i < few && i < maxNamed; ++i)
    std::printf("  %3.0f %% distinct  %s\n", 100 * shares[i].first,
                shares[i].second.c_str());
  std::printf("executed: %llu (%llu at O2), %llu comparisons, %llu known bugs, "
              "%llu show unwritten memory, %zu findings\n",
              number(executed), number(optimized), number(compared),
              number(known), number(unwritten), findings.size());
  std::printf("run again with more room: %llu; unstable: %llu; another result "
              "in one process only: %llu\n"
              "gave no comparison:\n",
              number(moreRoom), number(unstable), number(unconfirmed));
  printReasons(uncompared);

  uint64_t pool = 0, busy = 0;
  PassCounts all;
  std::string idle;
  const RuleTable &rules = RuleTable::global();
  for (auto list : {&rules.optimizations(), &rules.conversions()})
    for (const PassRule *rule : *list) {
      ++pool;
      auto found = passes.find(rule->name);
      PassCounts counts = found == passes.end() ? PassCounts() : found->second;
      all += counts;
      if (counts.hadEffect >= effects) {
        ++busy;
        continue;
      }
      char line[160];
      std::snprintf(line, sizeof(line),
                    "  %-45s %8llu applied %6llu effects %6llu failed\n",
                    rule->name.c_str(), number(counts.applied),
                    number(counts.hadEffect), number(counts.failed));
      idle += line;
    }
  std::printf("passes: %llu of %llu in the pool had %u effects or more; %.0f "
              "%% of the applications had one; the others:\n%s",
              number(busy), number(pool), effects,
              percent(all.hadEffect, all.applied), idle.c_str());
  // They depend on --priority, --penalty and --no-feedback.
  PassCounts conversions;
  for (const PassRule *rule : rules.conversions())
    if (auto found = passes.find(rule->name); found != passes.end())
      conversions += found->second;
  std::printf("conversions: %llu applied, %llu without an effect\n",
              number(conversions.applied),
              number(conversions.applied - conversions.hadEffect));
  std::printf("coverage: %s\n%s", ops.str().c_str(), ops.table().c_str());
  printKnown();
  for (const std::string &finding : findings)
    std::printf("%s\n", finding.c_str());
}

/// Lists a pass that is suppressed on more than this percentage of programs,
/// because known bugs must not hide a pass. The records in corpus/known/ are
/// meant to stay below it.
static constexpr double shownShare = 10;

void SurveySums::printKnown() const {
  std::vector<std::pair<uint64_t, std::string>> sorted;
  for (const auto &[id, counts] : knownBugs)
    sorted.emplace_back(counts.programs, id);
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  std::printf("known bugs: %zu suppressed or hit:\n", sorted.size());
  for (const auto &[programs, id] : sorted) {
    const RecordCounts &counts = knownBugs.at(id);
    std::printf("  %-6s %6llu programs %8llu paths; enabled on %llu, %llu "
                "hits\n",
                id.c_str(), number(counts.programs), number(counts.paths),
                number(counts.enables), number(counts.hits));
  }
  const RuleTable &rules = RuleTable::global();
  uint64_t above = 0;
  std::string lines;
  for (const auto &[name, counts] : passes) {
    double always = percent(counts.keptAlways, counts.selected);
    if (!rules.find(name) || always <= shownShare)
      continue;
    ++above;
    char line[160];
    std::snprintf(line, sizeof(line),
                  "  %-45s %5.1f %% (%llu of %llu programs; sometimes %llu)\n",
                  name.c_str(), always, number(counts.keptAlways),
                  number(counts.selected), number(counts.keptOnce));
    lines += line;
  }
  std::printf("passes that known bugs suppress in more than %.0f %% of the "
              "programs which they are for: %llu\n%s",
              shownShare, number(above), lines.c_str());
}
