//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/drive/Together.h"

#include "tools/harvest/ForeignTool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <fstream>

using namespace scion;
using namespace scion::drive;

static constexpr const char *separator = "print-op-stats";

bool drive::canRunTogether(const ToolInfo &info) {
  return info.hasFlag("split-input-file") &&
         info.hasFlag("output-split-marker") &&
         info.hasFlag("mlir-print-ir-after-all") &&
         info.hasFlag("mlir-print-ir-after-change") && info.find(separator);
}

std::optional<std::vector<std::string>>
drive::wordsByProgram(std::string_view errors, size_t count) {
  std::vector<std::string> words;
  std::string before; // of no program yet
  llvm::StringRef rest(errors);
  while (!rest.empty()) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (line == "Operations encountered:")
      words.emplace_back();
    std::string &to = words.empty() ? before : words.back();
    (to += line) += '\n';
  }
  if (words.size() != count)
    return std::nullopt;
  return words;
}

namespace {
/// Programs of a group that one process takes.
struct Part {
  size_t group, first, count; // places in Batch::programs
};
} // namespace

static bool isAlone(const Part &part) { return part.count == 1; }

static Command commandOf(const Tool &tool, const Batch &group, const Part &part,
                         const std::vector<std::string> &texts) {
  if (isAlone(part))
    return tool.run(std::to_string(group.programs[part.first]) + ".mlir",
                    group.steps, true, /*isWatched=*/true);
  std::string file = "group." + std::to_string(part.group) + "." +
                     std::to_string(part.first) + "." +
                     std::to_string(part.count) + ".mlir";
  std::ofstream out(tool.limits.folder + "/" + file, std::ios::binary);
  for (size_t i = 0; i < part.count; ++i)
    out << (i ? "\n// -----\n" : "") << texts[group.programs[part.first + i]];
  std::vector<Step> steps = {{separator, ""}};
  llvm::append_range(steps, group.steps);
  Command command = tool.run(file, steps, true, /*isWatched=*/true);
  command.push_back("--split-input-file");
  command.push_back("--output-split-marker=" +
                    std::string(harvest::outputMarker));
  return command;
}

/// Splits the outcome of a run by programs. Returns false if that is not
/// possible.
static bool divide(const Run &run, size_t count, Run *to) {
  auto outputs = harvest::splitToolOutput(run.output, count);
  auto words = wordsByProgram(run.errors, count);
  if (run.end != End::Exited || !outputs || !words)
    return false;
  for (size_t i = 0; i < count; ++i) {
    bool isFine =
        (*outputs)[i].find_first_not_of(" \t\r\n") != std::string_view::npos;
    // A program that fails without an error message runs again alone.
    if (!isFine && firstError((*words)[i]).empty())
      return false;
    to[i].end = End::Exited;
    to[i].code = !isFine;
    to[i].output = std::string((*outputs)[i]);
    to[i].errors = std::move((*words)[i]);
  }
  return true;
}

std::vector<std::vector<Run>>
drive::runTogether(const Tool &tool, const std::vector<std::string> &texts,
                   const std::vector<Batch> &groups, uint64_t &starts) {
  std::vector<std::vector<Run>> results;
  std::vector<Part> parts;
  for (auto [i, group] : llvm::enumerate(groups)) {
    results.emplace_back(group.programs.size());
    if (!group.programs.empty())
      parts.push_back({i, 0, group.programs.size()});
  }
  while (!parts.empty()) {
    std::vector<Command> commands;
    commands.reserve(parts.size());
    for (const Part &part : parts)
      commands.push_back(commandOf(tool, groups[part.group], part, texts));
    std::vector<Run> runs = runAll(commands, tool.limits, tool.jobs);
    starts += runs.size();
    std::vector<Part> smaller;
    for (auto [part, run] : llvm::zip_equal(parts, runs)) {
      Run *to = &results[part.group][part.first];
      if (isAlone(part)) {
        *to = std::move(run);
      } else if (run.end == End::Interrupted || run.end == End::NotStarted) {
        std::fill_n(to, part.count, run);
      } else if (!divide(run, part.count, to)) {
        size_t half = part.count / 2;
        smaller.push_back({part.group, part.first, half});
        smaller.push_back({part.group, part.first + half, part.count - half});
      }
    }
    parts = std::move(smaller);
  }
  return results;
}
