//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/reduce/Readable.h"
#include "harness/reduce/StockTools.h"
#include "harness/reduce/Trial.h"
#include "tools/Tool.h"
#include "tools/known/Index.h"
#include "tools/report/Chart.h"
#include "tools/report/Sources.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <map>

using namespace scion;

/// The text beneath each heading "### ID: …" (or "#### ID: …").
static std::map<std::string, std::string> readStories(const std::string &file) {
  std::map<std::string, std::string> stories;
  std::string text =
      llvm::sys::fs::exists(file) ? readInput(file).value_or("") : "";
  std::string *story = nullptr;
  for (llvm::StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (line.starts_with("## ") || line.starts_with("### ") ||
        line.starts_with("#### ")) {
      auto [id, title] = line.ltrim('#').ltrim().split(": ");
      story = title.empty() || id.contains(' ') ? nullptr : &stories[id.str()];
    } else if (story) {
      *story += line.str() + "\n";
    }
  }
  for (auto &[id, each] : stories)
    each = llvm::StringRef(each).trim().str();
  return stories;
}

/// Returns the program without its header lines, which are for checking tools.
static std::string bodyOf(llvm::StringRef program) {
  while (program.starts_with("// ") && program.contains(": "))
    program = program.split('\n').second;
  return program.trim().str() + "\n";
}

/// Converts programs [from, to) to custom syntax, in a copy of this process. A
/// program that crashes stays unchanged, and another copy continues; one copy
/// converts many programs, because starting it may take 0.1 s.
static void makeReadable(std::vector<std::string> &programs, size_t from,
                         size_t to) {
  Trials trials;
  trials.seconds = 60; // all of them take 5 s
  trials.work = [&](size_t) -> Answer {
    llvm::json::Array texts;
    for (size_t i = from; i < to; ++i)
      texts.push_back(llvm::json::fixUTF8(readableText(programs[i])));
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << llvm::json::Value(std::move(texts));
    return text;
  };
  trials.died = [](size_t, const Death &, const std::string &) -> Answer {
    return std::nullopt;
  };
  std::optional<FirstAnswer> answer;
  if (from < to)
    answer = firstAnswer(trials, 0, 1);
  if (!answer && to - from > 1) {
    size_t middle = from + (to - from) / 2;
    makeReadable(programs, from, middle);
    return makeReadable(programs, middle, to);
  }
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse(answer ? answer->text : "[]");
  if (!value)
    return llvm::consumeError(value.takeError());
  for (const llvm::json::Value &text : *value->getAsArray())
    programs[from++] = text.getAsString()->str();
}

namespace {
/// The programs of the registry by their files, to be read.
class Programs {
public:
  Programs(const std::deque<Record> &records, const std::string &folder) {
    std::vector<std::string> files, texts;
    for (const Record &record : records)
      for (const Regression &regression : record.regressions) {
        std::string file = folder + "/" + regression.program;
        if (!llvm::sys::fs::exists(file))
          continue;
        std::string text = bodyOf(readInput(file).value_or(""));
        // Keep the form of programs for round-trip bugs, where it matters, and
        // of those in custom syntax, which may have comments.
        if (record.kind == BugKind::RoundTrip ||
            !llvm::StringRef(text).contains("\"builtin.module\"(")) {
          byFile[regression.program] = text;
          continue;
        }
        files.push_back(regression.program);
        texts.push_back(text);
      }
    makeReadable(texts, 0, texts.size());
    for (size_t i = 0; i < files.size(); ++i)
      byFile[files[i]] = texts[i];
  }

  const std::string *of(const std::string &file) const {
    auto at = byFile.find(file);
    return at == byFile.end() ? nullptr : &at->second;
  }

private:
  std::map<std::string, std::string> byFile;
};
} // namespace

static std::string joined(const std::vector<std::string> &words) {
  return llvm::join(words, ", ");
}

/// The values of the filter have no spaces.
static std::string stateOf(const Record &record) {
  if (!llvm::is_contained(record.live, mlirVersion()))
    return "fixed";
  return record.fixed.empty() ? "live" : "fixed-in-" + record.fixed.back();
}

static PageItem itemOf(const Record &record, const std::string &story,
                       const Programs &programs,
                       const std::optional<StockTools> &tools) {
  PageItem item;
  item.id = record.id;
  item.title = record.title;
  item.kind = toString(record.kind);
  item.severity = toString(record.severity);
  item.family = record.family;
  item.upstream = record.upstream;
  item.passes = record.culprits;
  item.state = stateOf(record);
  if (!record.live.empty())
    item.facts.push_back("Shows with MLIR " + joined(record.live) +
                         (record.fixed.empty()
                              ? "."
                              : ", not with " + joined(record.fixed) + "."));
  if (!record.filed.empty())
    item.facts.push_back("Filed as " + record.filed + ": " + record.filedState +
                         ".");
  if (!record.patterns.empty())
    item.facts.push_back("Guilty rewrites: " + joined(record.patterns) + ".");
  if (!record.aliases.empty())
    item.facts.push_back("Also " + joined(record.aliases) + ".");
  if (!record.note.empty())
    item.facts.push_back(record.note);
  for (const Regression &regression : record.regressions) {
    const std::string *program = programs.of(regression.program);
    if (!program) {
      item.facts.push_back("Its program " + regression.program +
                           " is not at hand.");
      continue;
    }
    item.panes.push_back(
        {"Program, for " + (regression.through.empty() ? "the plain lowering"
                                                       : regression.through),
         *program});
    if (!tools || regression.through.empty())
      continue;
    ToolRun run =
        tools->opt("builtin.module(" + regression.through + ")", *program);
    item.panes.push_back({run.isFine() ? "What the pass makes of it"
                                       : "What mlir-opt says of it",
                          run.isFine()         ? run.output
                          : run.errors.empty() ? "(it does not come back)"
                                               : run.errors.substr(0, 4000)});
  }
  if (!story.empty())
    item.panes.push_back({"Story, commands, what they print", story});
  return item;
}

static std::vector<std::pair<std::string, double>>
longest(const std::map<std::string, double> &counts, size_t most) {
  std::vector<std::pair<std::string, double>> bars(counts.begin(),
                                                   counts.end());
  std::sort(bars.begin(), bars.end(), [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  if (bars.size() > most)
    bars.resize(most);
  return bars;
}

Page scion::registryPage(const RegistryPageOptions &options) {
  const std::deque<Record> &records = Registry::global().records();
  std::map<std::string, std::string> stories = readStories(options.stories);
  std::optional<StockTools> tools;
  if (options.withOutputs)
    tools = StockTools::find();
  Programs programs(records, options.programs);
  Page page;
  page.title = "Bugs of MLIR";
  page.about = "Bugs on record, as MLIR " + std::string(mlirVersion()) +
               " shows them. An entry opens to its program and the output.";
  std::map<std::string, double> kinds, passes, upstream, families;
  std::set<std::string> causes;
  std::map<std::string, unsigned> live;
  for (const Record &record : records) {
    page.items.push_back(itemOf(record, stories[record.id], programs, tools));
    const PageItem &item = page.items.back();
    for (const std::string &version : record.live)
      ++live[version];
    ++kinds[item.kind];
    for (const std::string &pass : item.passes)
      ++passes[pass];
    ++upstream[item.upstream.empty()                ? "not looked for"
               : item.upstream.starts_with("https") ? "reported or fixed"
                                                    : "none found"];
    if (!item.family.empty())
      ++families[item.family];
    causes.insert(item.family.empty() ? "=" + item.id : item.family);
  }
  page.figures = {{std::to_string(records.size()), "bugs"},
                  {std::to_string(causes.size()), "root causes"},
                  {shortNumber(kinds["miscompile"]), "miscompilations"},
                  {shortNumber(kinds["crash"]), "crashes"},
                  {shortNumber(upstream["reported or fixed"]),
                   "with an issue or pull request"}};
  FiledCounts filed = countFiled(Registry::global());
  page.figures.push_back({std::to_string(filed.reported), "reported by us"});
  page.figures.push_back(
      {std::to_string(filed.confirmed), "of these confirmed"});
  page.figures.push_back({std::to_string(filed.fixed), "and fixed"});
  for (const auto &[version, count] : live)
    page.figures.push_back({std::to_string(count), "live in " + version});
  // More than 20 bars would exceed a screen. In two columns, the first two
  // charts together are as high as the last two.
  page.charts = {barChart("Bugs by kind", longest(kinds, 12)),
                 barChart("Root causes with most bugs", longest(families, 20)),
                 barChart("Upstream", longest(upstream, 3)),
                 barChart("Bugs by pass", longest(passes, 20))};
  return page;
}
