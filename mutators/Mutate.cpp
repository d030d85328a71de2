//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutate.h"
#include "base/ReadPrograms.h"

#include <algorithm>
#include <cstdio>

using namespace scion;

std::optional<Program> ProgramCache::get(std::string_view text, bool *added) {
  uint64_t hash = stableHash(text);
  if (added)
    *added = false;
  auto it = entries.find(hash);
  if (it != entries.end()) {
    order.splice(order.begin(), order, it->second);
    const std::optional<Program> &program = it->second->program;
    if (!program || program->text() == text)
      return program;
    return Program::parse(std::string(text)); // two texts of one hash
  }
  if (added)
    *added = true;
  Entry entry{hash, sizeof(Entry) + 64, Program::parse(std::string(text))};
  if (entry.program) {
    entry.program->symbols(); // made now, so that the bound counts it
    entry.bytes += entry.program->memoryUsage();
  }
  used += entry.bytes;
  order.push_front(std::move(entry));
  entries[hash] = order.begin();
  std::optional<Program> result = order.front().program;
  while (used > maxBytes && !order.empty()) {
    used -= order.back().bytes;
    entries.erase(order.back().hash);
    order.pop_back();
  }
  return result;
}

MutationEngine::MutationEngine(MutationOptions options)
    : options(std::move(options)), programs(this->options.cacheBytes),
      statistics(allMutators().size()) {}

std::optional<Program> MutationEngine::see(std::string_view text) {
  bool added = false;
  std::optional<Program> program = programs.get(text, &added);
  if (program && added)
    lore.learn(*program);
  if (program && added && options.recentDonors > 0) {
    if (recent.size() < options.recentDonors) {
      recent.push_back(*program);
    } else {
      recent[nextRecent] = *program;
      nextRecent = (nextRecent + 1) % recent.size();
    }
  }
  return program;
}

bool MutationEngine::addDonor(std::string_view text) {
  std::optional<Program> program = Program::parse(std::string(text));
  if (!program)
    return false;
  lore.learn(*program);
  donors.push_back(std::move(*program));
  return true;
}

size_t MutationEngine::addDonors(const std::string &folder) {
  size_t count = 0;
  for (const std::string &text : readPrograms({folder}))
    count += addDonor(text);
  return count;
}

/// Applies one mutator. Returns the mutant, or none.
std::optional<std::string>
MutationEngine::step(const Program &program, const Program &donor,
                     size_t maxSize, ChoiceStream &choices, size_t &chosen,
                     std::string *explanation) {
  const std::vector<MutatorEntry> &all = allMutators();
  bool mustShrink = program.text().size() > maxSize;
  MutationContext context{choices, donor,         lore,
                          maxSize, options.graft, explanation};
  std::vector<uint64_t> weights(all.size(), 0);
  for (size_t i = 0; i < all.size(); ++i) {
    const Mutator &mutator = *all[i].mutator;
    if (!options.only.empty() && mutator.name() != options.only)
      continue;
    auto holds = [&](const std::vector<std::string> &names) {
      return std::find(names.begin(), names.end(), mutator.name()) !=
             names.end();
    };
    if ((!options.among.empty() && !holds(options.among)) ||
        holds(options.without))
      continue;
    if (mustShrink && !mutator.shrinks())
      continue;
    if (mutator.weight(program, context) > 0)
      weights[i] = options.only.empty() ? all[i].share : 1;
  }
  // The mutator with the largest share almost always succeeds. If it could be
  // drawn after each failure of another one, it would make up 35 % of the mix
  // on the harvested corpus instead of 22 %. So only the first and the last
  // attempt may draw it.
  std::vector<uint64_t> others = weights;
  *std::max_element(others.begin(), others.end()) = 0;
  bool hasOthers = std::any_of(others.begin(), others.end(),
                               [](uint64_t weight) { return weight > 0; });
  for (unsigned attempt = 0; attempt < options.maxTries; ++attempt) {
    bool useOthers = hasOthers && attempt > 0 && attempt + 1 < options.maxTries;
    chosen = choices.pickWeighted(useOthers ? others : weights);
    if (chosen == all.size())
      return std::nullopt;
    ++statistics[chosen].tried;
    Rewriter edits(program);
    if (explanation)
      explanation->clear();
    if (!all[chosen].mutator->mutate(program, context, edits) || edits.empty())
      continue;
    size_t size = edits.size();
    // While shrinking, a smaller text is enough: further steps follow.
    if (size == 0 ||
        (mustShrink ? size >= program.text().size() : size > maxSize))
      continue;
    std::string text = edits.apply();
    if (text == program.text() ||
        text.find_first_not_of(" \t\r\n") == text.npos)
      continue;
    ++statistics[chosen].applied;
    return text;
  }
  return std::nullopt;
}

std::optional<Mutant> MutationEngine::mutate(std::string_view input,
                                             std::string_view donorText,
                                             size_t maxSize, uint64_t seed,
                                             const MutantCheck &check,
                                             std::string *explanation) {
  std::optional<Program> program = see(input);
  if (!program || maxSize == 0)
    return std::nullopt;
  ChoiceStream choices(seed);
  Program donor = *program;
  if (!donorText.empty()) {
    if (std::optional<Program> other = see(donorText))
      donor = *other;
  } else if (size_t count = donors.size() + recent.size()) {
    size_t index = choices.below(count);
    donor =
        index < donors.size() ? donors[index] : recent[index - donors.size()];
  }

  // After four rejected mutants, the program is hard to keep valid, and the
  // engine has others. Without a check, a round fails only if no mutator
  // applies or its steps undo each other.
  for (unsigned round = 0; round < 4; ++round) {
    Mutant mutant;
    Program current = *program;
    size_t wanted = 1 + choices.below(options.maxStacked);
    // Shrinking may take more steps, up to a limit.
    size_t limit = input.size() > maxSize ? 64 : wanted;
    for (size_t i = 0; i < limit; ++i) {
      size_t chosen = 0;
      std::string reason;
      std::optional<std::string> text =
          step(current, donor, maxSize, choices, chosen,
               explanation ? &reason : nullptr);
      if (!text)
        break;
      if (explanation)
        *explanation +=
            std::string(allMutators()[chosen].mutator->name()) + ":\n" + reason;
      mutant.mutators.push_back(chosen);
      mutant.text = std::move(*text);
      if (mutant.text.size() <= maxSize && i + 1 >= wanted)
        break;
      if (i + 1 == limit)
        break;
      std::optional<Program> next = Program::parse(mutant.text);
      if (!next)
        break;
      current = std::move(*next);
    }
    if (mutant.mutators.empty() || mutant.text.size() > maxSize ||
        mutant.text.empty() || mutant.text == input)
      continue;
    if (check) {
      std::string improved = mutant.text;
      if (!check(improved) || improved.empty() || improved.size() > maxSize)
        continue;
      mutant.text = std::move(improved);
      for (size_t mutator : mutant.mutators)
        ++statistics[mutator].accepted;
    }
    return mutant;
  }
  return std::nullopt;
}

std::string MutationEngine::pickWith(
    const std::function<bool(std::string_view operation)> &isWanted,
    size_t maxSize, ChoiceStream &choices) const {
  size_t count = donors.size() + recent.size();
  size_t start = count ? choices.below(count) : 0;
  for (size_t i = 0; i < count; ++i) {
    size_t index = (start + i) % count;
    const Program &program =
        index < donors.size() ? donors[index] : recent[index - donors.size()];
    const std::vector<OperationInfo> &all = program.symbols().operations;
    if (program.text().size() <= maxSize &&
        std::any_of(all.begin(), all.end(), [&](const OperationInfo &info) {
          return isWanted(info.name);
        }))
      return program.text();
  }
  return "";
}

void MutationEngine::noteUseful(const Mutant &mutant) {
  for (size_t mutator : mutant.mutators)
    ++statistics[mutator].useful;
}

std::string MutationEngine::statisticsText() const {
  std::string text = "mutator                      tried    applied   accepted "
                     "    useful\n";
  for (size_t i = 0; i < statistics.size(); ++i) {
    char line[128];
    std::snprintf(line, sizeof(line), "%-24.24s %9llu %10llu %10llu %10llu\n",
                  allMutators()[i].mutator->name().data(),
                  (unsigned long long)statistics[i].tried,
                  (unsigned long long)statistics[i].applied,
                  (unsigned long long)statistics[i].accepted,
                  (unsigned long long)statistics[i].useful);
    text += line;
  }
  return text;
}
