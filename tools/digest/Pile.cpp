//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/digest/Pile.h"

#include "harness/experiment/PassEffect.h"
#include "harness/input/ParsedInput.h"
#include "harness/oracle/FindingFile.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

using namespace scion;
namespace fs = std::filesystem;

std::map<std::string, Pile> scion::findPiles(const std::string &folder,
                                             unsigned &unreadable) {
  std::map<std::string, Pile> piles;
  std::set<std::string> files;
  std::error_code error;
  for (auto it = fs::recursive_directory_iterator(folder, error);
       !error && it != fs::recursive_directory_iterator();
       it.increment(error)) {
    std::string name = it->path().filename().string();
    if (it->is_directory(error) && (name == "digest" || name.starts_with(".")))
      it.disable_recursion_pending();
    else if (name.ends_with(findingSuffix) && !name.starts_with("."))
      files.insert(it->path().string());
  }
  for (const std::string &file : files) {
    std::optional<Finding> finding = loadFinding(file);
    if (!finding) {
      ++unreadable;
      continue;
    }
    BucketKey key = bucketOf(*finding);
    Pile &pile = piles[key.name()];
    pile.key = key;
    pile.files.push_back(file);
  }
  return piles;
}

bool scion::mayHoldSeveral(FindingKind kind) {
  return kind != FindingKind::Crash && kind != FindingKind::InvalidIR &&
         kind != FindingKind::Hang;
}

/// Computes the effect of the culprit from its recorded input and output; empty
/// if the file lacks them.
static std::vector<std::string> effectIn(const std::string &file) {
  std::optional<Finding> finding = loadFinding(file);
  if (!finding || finding->input.empty() || finding->output.empty())
    return {};
  std::optional<ParsedInput> input = parseInput(finding->input),
                             output = parseInput(finding->output);
  return input && output ? passEffect(countOpsByText(*input->module),
                                      countOpsByText(*output->module))
                         : std::vector<std::string>();
}

std::vector<std::string> scion::chooseFiles(const Pile &pile, size_t count) {
  if (pile.files.size() <= count)
    return pile.files;
  if (!mayHoldSeveral(pile.key.kind))
    return {pile.files.begin(), pile.files.begin() + long(count)};
  std::map<std::vector<std::string>, std::vector<std::string>> byEffect;
  for (const std::string &file : pile.files)
    byEffect[effectIn(file)].push_back(file);
  std::vector<const std::vector<std::string> *> groups;
  groups.reserve(byEffect.size());
  for (const auto &[effect, files] : byEffect)
    groups.push_back(&files);
  std::sort(groups.begin(), groups.end(), [](const auto *a, const auto *b) {
    return std::pair(a->size(), a->front()) < std::pair(b->size(), b->front());
  });
  std::vector<std::string> chosen;
  for (size_t round = 0; chosen.size() < count; ++round)
    for (const std::vector<std::string> *group : groups)
      if (round < group->size() && chosen.size() < count)
        chosen.push_back((*group)[round]);
  return chosen;
}
